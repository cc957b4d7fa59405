export const copiedAndOpens = (isCopied: boolean, name: string, isApp: boolean) =>
  `${isCopied ? 'Copied. ' : 'The prompt could not be copied. '}${name} opens ${isApp ? 'on this machine' : 'in a new tab'}; if it does not,`
export const openItHere = 'open it here'
export const openEmpty = 'Open empty, I will paste'
export const openAndStart = 'Open and start'
export const mayStartAtOnce = (name: string, isForBuilding: boolean) =>
  `${name} may start ${isForBuilding ? 'building' : 'working'} as soon as it opens, and that may use your credits. The prompt is copied in any case, so you can also open it empty, paste the prompt and read it once more.`
export const openInApp = (name: string) => `Open in ${name}`
export const openInLabel = 'Open in'
export const openChatWithRequest = 'Open a chat with the request'
export const otherApps = 'Other apps'
export const openWithPrompt = (name: string) => `Open ${name} with the prompt?`
export const copiesToPaste = (name: string) => `Copies the prompt and opens ${name}; you paste it there.`
export const copiesAndOpens = (name: string, isWhole: boolean, startsAtOnce: boolean) =>
  `Copies the prompt and opens ${name} ${isWhole ? 'with the prompt filled in' : 'with a short version filled in, because the whole one is too long for a link; the whole one is copied'}.${startsAtOnce ? ' It may start at once, so we ask first.' : ''}`
