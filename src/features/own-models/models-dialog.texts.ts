export const keyGoesAlong = (provider: string) =>
  `Each time you generate, it is sent with your text through this site to ${provider} and nowhere else. This site doesn’t store it.`
export const getKey = 'Get a key'
export const keepItAnyway = 'Use it anyway'
export const back = 'Back'
export const provider = 'Provider'
export const key = 'Key'
export const tabOnly = 'Keep in this tab only'
export const tabOnlyAbout =
  'The key is deleted when you close the tab. Otherwise, it stays in this browser until you remove it or sign out.'
export const checking = 'Checking...'
export const saveThisKey = 'Use this key'

export const chooseModelOf = (name: string) => `Choose a model for ${name}`
export const loading = 'Loading...'
export const chooseModel = 'Choose model'
export const modelOf = (name: string) => `Model for ${name}`
export const defaultModel = 'Default model'

export const storageBlocked = 'This browser blocks storage or has no space left, so your change wasn’t saved.'
export const whichModel = 'Which model? Compare cost and privacy'
export const addAnother = 'Add another'
export const models = 'Models'
export const lead = 'Use your own model. Keys are stored only in this browser and removed when you sign out.'
export const addedAndFirst = 'Added. It will be used first.'
export const addModel = 'Add a model'
export const connectOpenrouter = 'Connect OpenRouter'
export const openrouterAbout =
  'Many models with one account, some of them free. No key to copy: approve access there and come right back.'
export const pasteKey = 'Paste a key'
export const keyAbout =
  'For Google Gemini, OpenAI, Anthropic and seven others. You pay the provider directly.'
export const ollamaHere = 'Ollama on this computer'
export const ollamaAbout = 'Free. Your browser connects to it directly, and nothing leaves this computer.'
export const anotherAddress = 'Another server'
export const addressAbout = 'LM Studio, llama.cpp, vLLM or any OpenAI-compatible server.'
export const builtIn = 'This browser’s built-in model'
export const builtInAbout =
  'Chrome and Edge include a small one. Free, no key, and nothing leaves this computer.'
export const download = 'Download a model'
export const downloadAbout =
  'It runs on this computer’s graphics card. Free, no key, and nothing leaves this computer.'

export const askedInThisOrder = 'Used in this order'
export const askedInThisOrderAbout = 'If a model fails before it starts writing, the next one is tried.'
export const thisTabOnly = 'this tab only'
export const askEngine = (engine: string) => `Use ${engine}`
export const removeEngine = (engine: string) => `Remove ${engine}`
export const testEngine = (engine: string) => `Test ${engine}`
export const testing = 'Testing...'
export const test = 'Test'

export const startOllamaStart = 'Start Ollama, or install it from'
export const startOllamaEnd = '. Then press “Check again.”'
export const ollamaCom = 'ollama.com'
export const startServer = 'Start the server there and make sure the port is right. Then press “Check again.”'
export const allowOriginStart = 'Allow the origin'
export const allowOriginEnd = 'in the server’s CORS settings, restart the server and press “Check again.”'
export const allowLocalAccess =
  'Click the icon at the left end of the address bar, open the site settings and allow “Local network access” or “Apps on device.” Then press “Check again.”'
export const browserMayAsk = (isOllama: boolean, address: string) =>
  `Your browser should ask whether this site can access your computer or network. Allow it and press “Check again.” If it didn’t ask, check that ${isOllama ? 'Ollama' : 'the server'} is running at ${address}.`
export const httpsOnly =
  'An HTTPS page can only connect to HTTPS addresses on other computers. Use an address that starts with https://, or run the model on this computer at http://127.0.0.1.'
export const checkKey = 'Correct the key, then press “Check again.”'
export const checkAddress = 'Check the address and the port. These addresses often end in /v1.'
export const fetchModelStart = 'Download one with'
export const fetchModelEnd = ', then press “Check again.”'
export const fetchCommand = 'ollama pull qwen3'
export const loadModel = 'Load a model there, then press “Check again.”'
export const theServer = 'The server'
export const nothingAnswersAt = (address: string) => `No response from ${address}`
export const doesNotAnswerSite = (name: string) => `${name} is running but doesn’t let this site connect`
export const browserForbids = 'Your browser doesn’t let this site connect to your computer'
export const nothingReached = 'No connection yet'
export const browserBlocks = 'Your browser blocks connections from this page to that address'
export const keyRefused = 'The server didn’t accept the key'
export const noModelServer = 'Something responded at that address, but it isn’t a model server'
export const hasNoModel = (name: string) => `${name} has no models yet`

export const whatRunsThere = 'Server software'
export const address = 'Address'
export const ollamaAddressHint = 'Where Ollama is running. The default address is filled in.'
export const addressHint =
  'Include the API path, for example http://127.0.0.1:1234/v1. Your browser connects to this address directly; this site never does.'
export const keyHint = 'Only if the server asks for one. It goes to this address and nowhere else.'
export const model = 'Model'
export const modelsFound = (count: number) => `${count} found.`
export const looking = 'Searching...'
export const chooseThisModel = 'Use this model'
export const checkAgain = 'Check again'
export const lookForModels = 'Look for models'

export const isNowNumber = (engine: string, position: number) => `${engine} is now number ${position}.`

export const ollama = 'Ollama'
