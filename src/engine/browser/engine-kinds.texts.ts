export const thisSite = 'This site'
export const thisSiteAbout = 'Uses this site’s models, or works without one if it has none.'
export const keyAbout = (model: string | undefined, keyEnding: string, provider: string) =>
  `${model ?? 'Default model'}, with your key ending in ${keyEnding}. This site sends your text and key to ${provider} and doesn’t store the key.`
export const ollama = 'Ollama'
export const addressAbout = (model: string, address: string) =>
  `${model} at ${address}. Your browser connects to it directly.`
export const builtIn = 'This browser’s built-in model'
export const builtInAbout = 'Comes with the browser. Nothing leaves this computer.'
export const downloaded = 'Downloaded model'
export const downloadedAbout = 'Runs on this computer’s graphics card. Nothing leaves this computer.'
