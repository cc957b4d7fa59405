export const otherRecording = 'This piece belongs to another recording.'
export const limitReached = 'This recording has reached its limit.'
export const notAPart = 'This isn’t part of a recording.'
