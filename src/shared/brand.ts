/** The product's name unless `APP_NAME` says otherwise. */
export const defaultAppName = 'Blueprompt'
