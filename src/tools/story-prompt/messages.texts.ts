/** Word for word from sections 5 and 8 of the specification. */
export const emptyIdea = 'Please enter a story idea first.'
