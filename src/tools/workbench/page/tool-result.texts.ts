export const refine = 'Refine'
export const regenerate = 'Regenerate'
