export const copiedAndOpens = (isCopied: boolean, { name, isApp }: { name: string; isApp?: true }) =>
  `${isCopied ? 'Copied. ' : 'The prompt couldn’t be copied. '}${name} opens ${isApp ? 'on this device' : 'in a new tab'}. If it doesn’t,`
export const openItHere = 'open it here'
export const openEmpty = 'Open it without the prompt'
export const openAndStart = 'Open and start'
export const mayStartAtOnce = ({ name, builds }: { name: string; builds?: true }) =>
  `${name} may start ${builds ? 'building' : 'working'} as soon as it opens, which may use your credits. The prompt is copied either way, so you can also open ${name} without it, paste the prompt and review it first.`
export const openInApp = (name: string) => `Open in ${name}`
export const openInLabel = 'Open in'
export const openChatWithRequest = 'Open this request in an AI chat'
export const otherApps = 'Other apps'
export const openWithPrompt = (name: string) => `Open ${name} with the prompt?`
export const copiesToPaste = (name: string) =>
  `Copies the prompt and opens ${name} so you can paste it there.`
export const copiesAndOpens = (name: string, startsAtOnce: boolean) =>
  `Copies the full prompt and opens ${name} with the prompt filled in.${startsAtOnce ? ' It may start right away, so we’ll ask first.' : ''}`
