export const cancel = 'Cancel'
export const saving = 'Saving...'
export const save = 'Save'
export const stillUploading = 'Please wait until this is uploaded.'

export const draftRestored = 'Your unsaved changes were restored from this browser.'
export const startOver = 'Start over'

export const notSavedYet = 'You have unsaved changes.'
export const leaveWithoutSaving = 'Leave without saving?'
export const discardChanges = 'Discard changes'
export const keepEditing = 'Keep editing'
