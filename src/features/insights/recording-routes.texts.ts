export const noSuchRecording = 'There is no such recording'
