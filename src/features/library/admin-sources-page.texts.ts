export const referenceLibrary = 'Reference library'
export const lead =
  'Every plagiarism check is compared with these texts, and anyone can see the matching passages. Only add texts that you are allowed to show.'
