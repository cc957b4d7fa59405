export const wasDeleted = (name: string) => `“${name}” was deleted.`
export const undo = 'Undo'
export const notUndone = 'We couldn’t undo the deletion'
export const confirmDelete = 'Delete'
