/** Word for word as in section 5 of the specification. */
export const emptyIdea = 'Please enter your video idea first.'
/** What Refine adds to the idea; word for word as in section 2 of the specification. */
export const refineWish = 'Please make this more detailed and creative'
