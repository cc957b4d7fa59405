export const adminPanel = 'Admin Panel'
