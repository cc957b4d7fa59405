export const formDoesNotSuit =
  'This format doesn’t suit the kind of result you chose. The prompt asks for it anyway.'
export const chooseLanguage = 'Choose the language to translate into.'
export const putTextBetweenMarks =
  'Put the text you want the assistant to work on between <input> and </input>, so it can tell that text apart from your request.'
