export const nothingIsAccepted = 'This address doesn’t accept data.'
export const noMoreRecordings = 'No more recordings are accepted.'
export const notABatch = 'This isn’t a batch of events.'

export const notAgreed = 'Only visitors who agreed are recorded.'
export const notPermitted = 'This recording wasn’t permitted.'
export const asksNotToBeRecorded = 'This browser asks not to be recorded.'
