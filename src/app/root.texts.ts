export const adminPanel = 'Admin Panel'
export const adminPanelAbout = 'Users, content and updates'
