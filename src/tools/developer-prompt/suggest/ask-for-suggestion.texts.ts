export const modelUnreachable = 'The model couldn’t be reached.'
export const writtenFromSentence = (isOwn: boolean, model: string) =>
  `Written by ${isOwn ? 'your own model ' : ''}${model} from your sentence.`
