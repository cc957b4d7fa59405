export const notShown = (name: string, reason: string) => `${name} is not shown: ${reason}. Rewrite it.`
export const tooManyWords = (least: number, most: number, long: readonly number[]) =>
  `More than the ${least} to ${most} words of this age: scene ${long.join(', ')}.`
export const otherSceneCount = (scenes: string, sceneCount: number) =>
  `You chose ${scenes} scenes; ${sceneCount} are shown.`
export const usualStyleReplaces = 'The usual art style for the age replaces the one you described.'
export const assumed = (text: string) => `Assumed: ${text}`
