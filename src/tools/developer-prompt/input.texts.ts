export const emptyProject = 'Please describe your project, or give its name or its goal'
