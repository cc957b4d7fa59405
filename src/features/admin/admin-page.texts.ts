export const adminPanel = 'Admin Panel'
export const lead = 'Manage users, content, and platform updates'
export const loading = 'Loading...'
export const pageDescription = 'Manage users, content, and platform updates.'
