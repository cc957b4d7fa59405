export const modelUnreachable = 'The model could not be reached.'
export const writtenFromSentence = (isOwn: boolean, model: string) =>
  `Written by ${isOwn ? 'your own model ' : ''}${model} from your sentence.`
