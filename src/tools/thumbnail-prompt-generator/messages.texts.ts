export const emptyTitle = 'Please enter a YouTube title or video idea'
