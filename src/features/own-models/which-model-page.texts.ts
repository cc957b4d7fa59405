export const whichModel = 'Which model?'
export const lead =
  'You can use every tool without a model, but stories, storyboard scenes, thumbnail prompts and rewriting need one. With a model, results are tailored to your idea. Here are your options: what each one costs, what it sends and what it keeps.'
export const costs = 'Costs'
export const sends = 'Sends'
export const keeps = 'Keeps'
export const setOneUp = 'Set up a model'
export const setUpStart = 'Open'
export const setUpEnd =
  ', describe your idea and press “Use your own model” below the form. You can set up several: they are tried in the order you choose, and if one fails before it starts writing, the next one is used. Each result says which model, if any, wrote it.'
export const anyTool = 'any tool'
export const keysLieHere =
  'Keys are stored only in your browser, until you remove them or sign out. If you prefer, you can keep a key only until you close the tab. Your browser connects directly to models at an address you enter, so this site can’t check what they write. Each result says so.'
export const programsOnComputer = 'Ollama and other programs on your computer'
export const programsMustAllow =
  'Ollama and LM Studio accept connections only from sites you allow. Your browser also asks before a page can reach your computer or network: Chrome calls this local network access. Allow it when asked, or later in the site settings: click the icon at the left end of the address bar.'
export const otherPrograms =
  'In LM Studio, turn on “Enable CORS” in the server settings on the Developer tab. llama.cpp and vLLM accept connections from any site by default.'
export const httpsPages =
  'In Chrome, Edge and Firefox, an HTTPS page can reach this computer at http://127.0.0.1. Safari doesn’t allow it. To reach another computer, use an HTTPS address.'
export const pageDescription =
  'How to have a model write your prompts: what each option costs, what it sends, what it keeps, and how to set it up.'
export const siteAsItIs = 'This site, as is'
export const siteCosts =
  'Nothing. If this site has a model, each visitor gets a limited number of answers from it.'
export const siteSends = 'Your text to this site, and from there to its model, if it has one.'
export const siteKeeps = 'Nothing here unless you’re signed in. The model’s provider follows its own policy.'
export const openrouterCosts =
  'You pay OpenRouter for each answer. Models with names ending in :free cost nothing.'
export const openrouterSends =
  'Your text through this site to OpenRouter, and from there to the model’s provider.'
export const openrouterKeeps =
  'The key in your browser. OpenRouter and the model’s provider keep your text according to your settings there.'
export const ownKey = 'Your own key'
export const ownKeyCosts =
  'You pay the provider directly. Google, Groq and others offer free keys with limits.'
export const ownKeySends =
  'Your text through this site to that provider. The key is sent with it and isn’t stored here.'
export const ownKeyKeeps = 'The key in your browser. The provider keeps your text under its own policy.'
export const ollamaHere = 'Ollama on this computer'
export const ollamaCosts = 'Nothing but electricity. Needs about 8 GB of memory for a small model.'
export const ollamaSends = 'Nothing: your browser connects only to your own computer.'
export const ollamaKeeps = 'Nothing outside your computer.'
export const anotherAddress = 'Another server'
export const addressCosts = 'Whatever the server’s operator charges; your own costs nothing but electricity.'
export const addressSends = 'Your text from your browser straight to that address; this site doesn’t see it.'
export const addressKeeps =
  'The address and the key in your browser. The rest is up to whoever runs the server.'
export const builtIn = 'The browser’s built-in model (experimental)'
export const builtInCosts =
  'Nothing. On devices that can run the model, Chrome or Edge downloads it once (several gigabytes).'
export const builtInSends = 'Nothing: the browser runs it on your device.'
export const builtInKeeps =
  'The model on your device, shared by all sites, until you remove it in the browser’s settings.'
export const downloaded = 'A downloaded model (experimental)'
export const downloadedCosts =
  'Nothing but electricity and a download of up to a few gigabytes; its size is shown before it starts. Needs a graphics card that supports WebGPU.'
export const downloadedSends =
  'Nothing you type. The files come from huggingface.co and github.com, which see your IP address.'
export const downloadedKeeps = 'The model’s files in this browser, until you delete them where you set it up.'
export const ownChat = 'Your own AI chat'
export const ownChatCosts = 'Nothing beyond what you already pay for that chat.'
export const ownChatSends = 'What you paste into it yourself.'
export const ownChatKeeps = 'The chat service keeps it under its own policy.'
