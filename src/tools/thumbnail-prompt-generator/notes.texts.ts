export const unfitAreNotShown = 'Concepts with a subject that isn’t suitable for children aren’t shown.'
export const attachYourPhoto =
  'To use your own face, attach a photo of yourself in the image model and ask it to keep your face unchanged.'
export const noFaceLeads = 'You chose no face, so the feeling shows in hands, posture or objects.'
export const ownWordsLead = 'Your own words override “No words.”'
export const tooManyWords = 'More than four words are hard to read at 138 pixels.'
export const titleIsSubject = 'The subject of a concept couldn’t be used, so your title is used instead.'
