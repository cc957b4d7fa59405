export const noOwnKeys = 'This server does not accept your own keys. Please remove yours.'
export const chooseProviderAndPaste = (providers: string) =>
  `Please choose the provider for your key (${providers}) and paste the full key`
export const noSuchProvider = 'This provider was not found.'
