export const cancel = 'Cancel'
export const saving = 'Saving…'
export const save = 'Save'

export const notSavedYet = 'What you have changed here is not saved yet.'
export const leaveWithoutSaving = 'Leave without saving?'
export const discardChanges = 'Discard changes'
export const keepEditing = 'Keep editing'
