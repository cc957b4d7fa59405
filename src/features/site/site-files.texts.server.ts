export const manifestDescription = 'Turns a short idea into a structured prompt for AI tools.'
