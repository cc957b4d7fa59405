import { counted } from '#shared/text/counted.ts'

export const stop = 'Stop'
export const clear = 'Clear'
export const ctrl = 'Ctrl'
export const enter = 'Enter'
export const sendsToo = 'also sends the form'
export const needsScripts = 'To generate, turn on JavaScript in your browser.'
export const draftNotSaved =
  'Your browser won’t let us save what you type. Keep this tab open until you have your result.'
export const examples = 'Examples to try'

export const findChoice = 'Find an option'
export const findChoicePlaceholder = 'Find an option, such as “sunset”'
export const charactersLeft = (count: number) => `${characters(count)} left.`
export const charactersOver = (count: number) =>
  `This is ${characters(count)} over the limit. Please shorten it. All of your text is still here.`

export const any = 'Any'
const characters = (count: number) => counted(count, 'character')
