export const formDoesNotSuit =
  'This format doesn’t suit the kind of result you chose. The prompt asks for it anyway.'
export const chooseLanguage = 'Choose the language to translate into.'
export const putTextBetweenMarks =
  'Put the text you want it to work on between <input> and </input>, so the assistant can tell it apart from your request.'
