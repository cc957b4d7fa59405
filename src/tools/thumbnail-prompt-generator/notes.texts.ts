export const attachYourPhoto =
  'For your own face, attach your photo in the image model and ask it to keep that face.'
export const noFaceLeads = 'No face leads; the feeling shows in hands, posture or things.'
export const ownWordsLead = 'Your own words lead over “No words”.'
export const tooManyWords = 'More than four words are hard to read at 138 pixels.'
