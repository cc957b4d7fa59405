export const cancel = 'Cancel'
export const saving = 'Saving...'
export const save = 'Save'

export const notSavedYet = 'You have unsaved changes.'
export const leaveWithoutSaving = 'Leave without saving?'
export const discardChanges = 'Discard changes'
export const keepEditing = 'Keep editing'
