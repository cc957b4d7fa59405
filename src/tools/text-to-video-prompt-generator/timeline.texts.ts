import { counted } from '#shared/text/counted.ts'

export const timeline = 'Timeline'
export const lengthAndShots = (seconds: number, shots: number) =>
  `${counted(seconds, 'second')}, ${counted(shots, 'shot')}`
export const shotFromTo = (number: number, from: number, to: number) => `Shot ${number}, ${from} to ${to} sec`
export const writeAnew = 'Rewrite'
export const shotSuffix = (number: number) => `: shot ${number}`
export const whatModelsCanDo = 'What each video model can do with this timeline'
export const clipFacts = (lengths: string, aspects: readonly string[], isSilent: boolean) =>
  `: ${lengths} a clip; ${aspects.join(', ')}; ${isSilent ? 'silent' : 'with sound'}.`
export const checkedOn = (day: string) => `Checked on ${day}. The prompts stay within these limits.`
export const ofShot = (shot: number) => `for shot ${shot}`
export const fitsAsItIs = 'Fits as is'
