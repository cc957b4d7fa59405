export const stepTitles = {
  1: 'Project Basics',
  2: 'Target & Goals',
  3: 'Features & Functionality',
  4: 'Design & Preferences',
  5: 'Platform & Data Models',
  6: 'Technical Preferences',
} as const
