export const writeOneSentence = 'Please write one sentence'
export const sentenceTooLong = 'Please keep this under 5,000 characters'
