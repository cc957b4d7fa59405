/** Where the forms of the tab go, also those that stand on other pages. */
export const modelsRoute = '/admin/models'
