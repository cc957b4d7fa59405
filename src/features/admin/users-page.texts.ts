export const notProvided = 'Not provided'
export const users = 'Users'
export const fullName = 'Full Name'
export const admin = 'Admin'
export const user = 'User'
export const fetchFailed = 'Failed to fetch users'
export const searchUsers = 'Search users'
export const searchPlaceholder = 'Search users by email or name...'
export const noUsers = 'No users found.'
export const noMatches = 'No users found matching your search.'

export const adminStatusChanged = (isAdmin: boolean) =>
  `Admin status ${isAdmin ? 'granted' : 'revoked'} successfully`
export const adminStatusFailed = 'Failed to update admin status'
export const removeAdmin = 'Remove Admin'
export const makeAdmin = 'Make Admin'
export const removeOwnAdmin = 'Remove your own admin rights?'
export const removeOwnAdminAbout =
  'You will lose access to the admin panel. Only another admin can give it back.'

export const email = 'Email'
export const created = 'Created'
export const actions = 'Actions'
