export const keyUsedBefore = 'This Idempotency-Key was used for another request.'
