export const emptyIdea = 'Please enter an image idea'
