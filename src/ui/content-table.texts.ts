export const actions = 'Actions'
export const editNamed = (name: string) => `Edit “${name}”`
export const deleteNamed = (name: string) => `Delete “${name}”`
