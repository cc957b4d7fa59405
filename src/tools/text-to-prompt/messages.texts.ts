/** Specification, sections 5 and 8. */
export const emptyIdea = 'Please enter an idea to convert into a prompt'
