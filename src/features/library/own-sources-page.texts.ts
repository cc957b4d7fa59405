export const yourSources = 'Your sources'
export const lead = (mostOwnSources: number) =>
  `Texts of your own, up to ${mostOwnSources}. While you are signed in, your plagiarism checks are compared with them; nobody else’s checks are, and no admin can read them.`
export const checkText = 'Check a text'
export const pageDescription = 'Your own texts. Only your plagiarism checks are compared with them.'
