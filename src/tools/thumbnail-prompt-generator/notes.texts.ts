export const attachYourPhoto =
  'For your own face, attach your photo in the image model and ask it to keep that face.'
export const noFaceLeads = 'You chose no face, so the feeling shows in hands, posture or objects.'
export const ownWordsLead = 'Your own words override “No words.”'
export const tooManyWords = 'More than four words are hard to read at 138 pixels.'
