export const feedDescription = 'Notes on writing good prompts.'
