export const tooManyWords = (spoken: number, total: number, room: number) =>
  `You have ${spoken} words in quotation marks, but only about ${room} fit in ${total} seconds.`
export const tooManyShots = (shotCount: number, total: number) =>
  `${shotCount} shots in ${total} seconds leave less than a second for each.`
export const otherShotCount = (shots: string, shotCount: number) =>
  `You chose ${shots} shots; this video has ${shotCount}.`
export const otherLengthThanChosen = (seconds: string, total: number) =>
  `You chose ${seconds} seconds; this video has ${total}.`
export const lengthFromIdea = (seconds: number) => `We took the length (${seconds} seconds) from your idea.`
export const aspectFromIdea = (aspect: string) => `We took the aspect ratio (${aspect}) from your idea.`
export const nobodySpeaks =
  'No one speaks, so the words in quotation marks can only appear as on-screen text.'
export const speechLeads = 'You chose silence, but words are spoken, so the sound stays on for them.'
export const quoteSpokenWords = 'Put the spoken words in quotation marks.'
export const modelIsGone = (name: string, since: string) =>
  `If you mean the model ${name}, it has been unavailable since ${since}.`
export const assumed = (text: string) => `Assumed: ${text}`
export const noSound = 'no sound, so add it afterward'
export const wordsThatFit = (words: number, room: number) =>
  `${words} quoted words, but only about ${room} fit`
export const noAvoid = 'no list of what to avoid, so describe what should be there instead'
export const promptTooLong = (most: number) =>
  `its prompts can have at most ${most} characters, so shorten your idea or choose less`

export const otherLength = (made: number, wanted: number) => `${made} seconds instead of ${wanted}`
export const otherAspect = (nearest: string, aspect: string) => `${nearest} instead of ${aspect}`
export const clips = (count: number, lengths: string, hasOneShot: boolean) =>
  `${count} clips, because each clip lasts ${lengths}${hasOneShot ? ' and has one shot' : ''}`
