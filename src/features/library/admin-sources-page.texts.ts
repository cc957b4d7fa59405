export const library = 'Library'
export const lead =
  'Every plagiarism check compares its text with these sources, and anyone can see the matching passages. Only add texts you are allowed to show.'
