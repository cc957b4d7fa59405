export const noOwnKeys = 'This server doesn’t let you use your own key. Please remove it and try again.'
export const chooseProviderAndPaste = (providers: string) =>
  `Please choose the provider for your key (${providers}) and paste the full key.`
export const noSuchProvider = 'This provider wasn’t found.'
