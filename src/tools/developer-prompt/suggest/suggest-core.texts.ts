export const writeOneSentence = 'Please write one sentence.'
