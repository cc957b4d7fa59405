export const notifications = 'Notifications'
export const dismiss = (title: string) => `Dismiss: ${title}`
