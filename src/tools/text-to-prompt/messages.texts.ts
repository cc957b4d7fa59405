/** Word for word as in section 5 of the specification. */
export const emptyIdea = 'Please enter an idea to convert into a prompt'
