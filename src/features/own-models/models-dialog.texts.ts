export const keyGoesAlong = (provider: string) =>
  `It goes along with each text you have written, through this site to ${provider} and nowhere else. This site does not keep it.`
export const getKey = 'Get a key'
export const keepItAnyway = 'Keep it anyway'
export const back = 'Back'
export const provider = 'Provider'
export const key = 'Key'
export const tabOnly = 'In this tab only'
export const tabOnlyAbout =
  'It is forgotten when you close the tab. Otherwise it stays in this browser until you remove it or sign out.'
export const checking = 'Checking…'
export const saveThisKey = 'Use this key'

export const chooseModelOf = (name: string) => `Choose the model of ${name}`
export const loading = 'Loading…'
export const chooseModel = 'Choose model'
export const modelOf = (name: string) => `Model of ${name}`
export const defaultModel = 'Its default model'

export const storageBlocked = 'This browser blocks storage, so this works only until you leave the page.'
export const whichModel = 'Which model? What each way costs, keeps and sends'
export const addAnother = 'Add another'
export const models = 'Models'
export const lead = 'Use a model of your own. Keys stay in this browser and are removed when you sign out.'
export const addedAndFirst = 'Added. It is asked first.'
export const addModel = 'Add a model'
export const connectOpenrouter = 'Connect OpenRouter'
export const openrouterAbout =
  'Many models with one account, some of them free. Nothing to copy: you confirm it there and come back.'
export const pasteKey = 'Paste a key'
export const keyAbout =
  'For Google Gemini, OpenAI, Anthropic and seven others. You pay the provider directly.'
export const ollamaHere = 'Ollama on this computer'
export const ollamaAbout = 'Free. Your browser asks it directly, and nothing leaves this computer.'
export const anotherAddress = 'Another address'
export const addressAbout = 'LM Studio, llama.cpp, vLLM or any server that answers as OpenAI does.'
export const builtIn = 'This browser’s own model'
export const builtInAbout =
  'Chrome and Edge bring a small one. Free, no key, and nothing leaves this computer.'
export const download = 'Download a model'
export const downloadAbout =
  'It runs on this computer’s graphics card. Free, no key, and nothing leaves this computer.'

export const askedInThisOrder = 'Asked in this order'
export const askedInThisOrderAbout = 'The next one is asked when one fails before its first word.'
export const thisTabOnly = 'this tab only'
export const askEngine = (engine: string) => `Ask ${engine}`
export const removeEngine = (engine: string) => `Remove ${engine}`
export const testEngine = (engine: string) => `Test ${engine}`
export const testing = 'Testing…'
export const test = 'Test'

export const startOllamaStart = 'Start Ollama, or install it from'
export const startOllamaEnd = '. Then press Check again.'
export const ollamaCom = 'ollama.com'
export const startServer = 'Start the server there and check the port. Then press Check again.'
export const allowOriginStart = 'Allow the origin'
export const allowOriginEnd = 'in the settings of the server (CORS), restart it and press Check again.'
export const allowLocalAccess =
  'Press the icon at the left of the address bar, open the site settings and allow “Local network access” or “Apps on device”. Then press Check again.'
export const browserMayAsk = (isOllama: boolean, address: string) =>
  `Your browser asks whether this site may reach your own computer or network. Allow it and press Check again. If it did not ask, check that ${isOllama ? 'Ollama' : 'the server'} is running at ${address}.`
export const httpsOnly =
  'A page on https can only reach https addresses on other computers. Use an https address, or run the model on this computer at http://127.0.0.1.'
export const checkKey = 'Check the key and press Check again.'
export const checkAddress = 'Check the address and the port. Addresses of such servers often end in /v1.'
export const fetchModelStart = 'Fetch one with'
export const fetchModelEnd = ', then press Check again.'
export const fetchCommand = 'ollama pull qwen3'
export const loadModel = 'Load a model there, then press Check again.'
export const theServer = 'The server'
export const nothingAnswersAt = (address: string) => `Nothing answers at ${address}`
export const doesNotAnswerSite = (name: string) => `${name} is running, but does not answer this site`
export const browserForbids = 'This browser does not let the site reach your own computer'
export const nothingReached = 'Nothing was reached yet'
export const browserBlocks = 'Browsers block this page from that address'
export const keyRefused = 'The server does not accept the key'
export const noModelServer = 'Something answers there, but it is not a model server'
export const hasNoModel = (name: string) => `${name} has no model yet`

export const whatRunsThere = 'What runs there'
export const address = 'Address'
export const ollamaAddressHint = 'Where Ollama answers. The usual address is filled in.'
export const addressHint =
  'With the version, for example http://127.0.0.1:1234/v1. Your browser asks it directly; this site never does.'
export const keyHint = 'Only if the server asks for one. It goes to this address and nowhere else.'
export const model = 'Model'
export const looking = 'Looking…'
export const chooseThisModel = 'Use this model'
export const checkAgain = 'Check again'
export const lookForModels = 'Look for models'

export const isNowNumber = (engine: string, position: number) => `${engine} is now number ${position}.`

export const ollama = 'Ollama'
