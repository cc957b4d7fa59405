export const yourSources = 'Your sources'
export const lead = (mostOwnSources: number) =>
  `Add up to ${mostOwnSources} of your own texts. While you’re signed in, your plagiarism checks use them. Nobody else’s checks do, and no admin can read them.`
export const checkText = 'Check your text'
export const pageDescription = 'Your own texts. Only your plagiarism checks use them.'
