export const writeOneSentence = 'Please write one sentence.'
export const sentenceTooLong = 'Please keep this to 5,000 characters.'
