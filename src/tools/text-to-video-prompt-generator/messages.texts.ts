/** Word for word from sections 2, 5 and 8 of the specification. */
export const emptyIdea = 'Please enter your video idea first.'
export const refineWish = 'Please make this more detailed and creative'
