export const tooManySources = (mostOwnSources: number) =>
  `You can keep up to ${mostOwnSources} sources. Please remove one first.`
export const chooseFile = 'Please choose a text, Markdown, HTML, PDF or .docx file.'
export const enterFullAddress = 'Please enter a full address, such as https://example.org/article.'
export const noWords = 'It contains no words.'

export const untitled = 'Untitled'
