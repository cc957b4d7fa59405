export const adminPanel = 'Admin Panel'
export const openAdminPanel = 'Open Full Admin Panel'
export const userManagement = 'User Management'
export const usersAbout = 'See who has signed up and make people admins.'
export const toolsContent = 'Tools Content'
export const toolsContentAbout = 'Write guides and edit the text on the tool cards.'
export const whatsNew = "What's New"
export const whatsNewAbout = 'Announce what has changed.'
