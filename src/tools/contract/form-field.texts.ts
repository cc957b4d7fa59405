export const fromIdea = 'From your idea'
