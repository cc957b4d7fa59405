export const noOwnKeys = 'This server does not accept your own keys. Please remove yours.'
export const chooseProviderAndPaste = (providers: string) =>
  `Please choose the provider of your key (${providers}) and paste the key whole`
export const noSuchProvider = 'There is no such provider.'
