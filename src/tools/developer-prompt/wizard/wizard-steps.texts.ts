export const projectBasics = 'Project Basics'
export const platformAndData = 'Platform & Data Models'
export const technicalPreferences = 'Technical Preferences'
