export const wasDeleted = (name: string) => `“${name}” was deleted.`
export const undo = 'Undo'
export const notUndone = 'That could not be undone'
export const confirmDelete = 'Delete'
