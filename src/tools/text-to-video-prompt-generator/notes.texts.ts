export const tooManyWords = (spoken: number, total: number, room: number) =>
  `${spoken} words in quotation marks are too many: ${total} seconds hold about ${room}.`
export const tooManyShots = (shotCount: number, total: number) =>
  `${shotCount} shots in ${total} seconds leave less than a second for each.`
export const otherShotCount = (shots: string, shotCount: number) =>
  `You chose ${shots} shots; this film has ${shotCount}.`
export const lengthFromIdea = (seconds: number) => `The length, ${seconds} seconds, is taken from your idea.`
export const nobodySpeaks = 'Nobody speaks, so the words in quotation marks can only be seen as lettering.'
export const speechLeads = 'Speech and silence are chosen. Speech leads.'
export const quoteSpokenWords = 'Put the words that are spoken in quotation marks.'
export const modelIsGone = (name: string, since: string) =>
  `The model ${name}, if you mean it, is gone since ${since}.`
export const assumed = (text: string) => `Assumed: ${text}`
export const clipLimits = (lengths: string, hasOneShot: boolean) =>
  `a clip has ${lengths}${hasOneShot ? ' and one shot' : ''}`
export const noSound = 'no sound, so it is left out and has to be added afterwards'
export const promptTooLong = (most: number) =>
  `longer than the ${most} characters it takes, so shorten your idea`

export const otherLength = (made: number, wanted: number) => `${made} seconds in place of ${wanted}`
export const otherAspect = (nearest: string, aspect: string) => `${nearest} in place of ${aspect}`
export const clips = (count: number, limits: string) => `${count} clips, because ${limits}`
