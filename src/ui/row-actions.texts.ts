export const editNamed = (name: string) => `Edit “${name}”`
export const deleteNamed = (name: string) => `Delete “${name}”`
