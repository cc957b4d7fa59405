export const noSuchRecording = 'This recording doesn’t exist.'
