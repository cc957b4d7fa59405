export const whichModel = 'Which model?'
export const lead =
  'Every tool works without a model. With one, the text is written for your idea. These are the ways, and what each of them costs, sends and keeps.'
export const setOneUp = 'Set one up'
export const setUpStart = 'Open'
export const setUpEnd =
  ', describe your idea and press “Use your own model” below the form. Several can be set up: they are asked in the order you choose, and the next one is asked when one fails before its first word. Each result says who wrote it.'
export const anyTool = 'any tool'
export const keysLieHere =
  'Keys lie in your browser only, until you remove them or sign out, or in one tab only if you prefer. What runs at an address of your own is asked by your browser itself, so this site cannot check what it wrote; results say so.'
export const programsOnComputer = 'Ollama and other programs on your computer'
export const programsMustAllow =
  'Programs answer a page only if they are told which page may ask. Browsers, too, ask you before a page reaches your own computer or network: Chrome calls it local network access. Allow it when it asks, or later in the site settings at the left of the address bar.'
export const httpsPages =
  'A page that came by https may ask this computer at http://127.0.0.1 in Chrome, Edge and Firefox. Safari does not allow it. Another computer needs an https address.'
export const pageDescription =
  'Ways to have your prompts written by a model: what each one costs, what it sends, what it keeps, and how to set it up.'
export const siteAsItIs = 'This site, as it is'
export const siteCosts =
  'Nothing. A share of model answers for each visitor, where the operator has set up a model.'
export const siteSends = 'Your text to this site, and from there to its model, if it has one.'
export const siteKeeps = 'Nothing here unless you are signed in; the provider of the model by its own rules.'
export const openrouterCosts =
  'You pay OpenRouter for each answer. Models whose name ends in :free cost nothing.'
export const openrouterSends =
  'Your text through this site to OpenRouter, and from there to the maker of the model.'
export const openrouterKeeps =
  'The key in your browser. OpenRouter and the maker keep texts by your settings there.'
export const ownKey = 'A key of your own'
export const ownKeyCosts =
  'You pay the provider directly. Google, Groq and others give free keys within limits.'
export const ownKeySends =
  'Your text through this site to that provider. The key goes along and is not kept here.'
export const ownKeyKeeps = 'The key in your browser. The provider keeps texts by its own rules.'
export const ollamaHere = 'Ollama on this computer'
export const ollamaCosts = 'Nothing but electricity. Needs about 8 GB of memory for a small model.'
export const ollamaSends = 'Nothing: your browser asks your own computer.'
export const ollamaKeeps = 'Nothing outside of your computer.'
export const anotherAddress = 'Another address'
export const addressCosts =
  'What the operator of that server asks for; your own costs nothing but electricity.'
export const addressSends = 'Your text from your browser straight to that address; this site does not see it.'
export const addressKeeps =
  'The address and the key in your browser. The rest is up to whoever runs the server.'
export const ownChat = 'Your own chat'
export const ownChatCosts = 'Nothing more than the chat you have already.'
export const ownChatSends = 'What you paste into it yourself.'
export const ownChatKeeps = 'The chat keeps it by its own rules.'
