export const copied = 'Copied!'
