import { plural } from '#shared/text/plural.ts'

export const notShown = (name: string, reason: string) => `${name} isn’t shown: ${reason}. Rewrite it.`
export const tooManyWords = (least: number, most: number, long: readonly number[]) =>
  `Longer than the ${least} to ${most} words recommended for this age: ${plural(long.length, 'scene', 'scenes')} ${long.join(', ')}.`
export const otherSceneCount = (scenes: string, sceneCount: number) =>
  `You chose ${scenes} scenes; ${sceneCount} are shown.`
export const usualStyleReplaces = 'We used the usual art style for this age instead of the one you described.'
export const assumed = (text: string) => `Assumed: ${text}`
