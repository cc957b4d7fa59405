export const cancel = 'Cancel'
export const stepOf = (stage: string, step: number, total: number) => `${stage}, step ${step} of ${total}`
export const progress = 'Progress'
