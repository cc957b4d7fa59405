export const stop = 'Stop'
export const doing = { asking: 'is starting', writing: 'is writing', mending: 'is correcting its answer' }
export const bothShownWhenDone = '. You’ll see both versions when it’s done.'

export const cancel = 'Cancel'
export const stepOf = (stage: string, step: number, total: number) => `${stage}, step ${step} of ${total}`
export const progress = 'Progress'
