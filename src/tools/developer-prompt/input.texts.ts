export const emptyProject = 'Please describe your project, or enter its name or goal.'
