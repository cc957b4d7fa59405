export const guide = 'Guide'
