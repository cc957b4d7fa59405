export const madeSafeChildren = 'Made safe for children'
export const accepted = 'You accepted this.'
export const accept = 'Accept'
export const decline = 'Decline'
export const typeAsChange = (wish: string) => `Type this as a change: ${wish}`
export const madeSafe = 'Made safe'
export const anotherSafeWay = (text: string) => `Not this change: “${text}” Find another safe way.`
export const copy = 'Copy'

export const facts = (ageBand: string, replace: string, sceneCount: number, aspect: string) =>
  `Ages ${ageBand} / ${replace} / ${sceneCount} scenes / ${aspect}`
export const printOrSave = 'Print or save as PDF'
export const castAndStyle = 'Cast and style'
export const asAnimal = (textOf: string) => `As an animal: ${textOf}`
export const scenes = 'Scenes'
export const notShown = (name: string, reason: string) => `${name} is not shown: ${reason}.`
export const writeAnew = (name: string) => `Write ${name} anew`
export const secondsShort = (secondsOf: number) => `${secondsOf} s`
export const writeSceneAnew = (number: number) => `Write scene ${number} anew`
export const title = 'Title'
export const storyInOneBreath = 'Story in one breath'
export const looksOf = (tag: string) => `Looks of ${tag}`
export const copySheet = (tag: string) => `Copy sheet of ${tag}`
export const style = 'Style'
export const palette = 'Palette'
export const narrationOf = (number: number) => `Narration of scene ${number}`
export const dialogueOf = (number: number) => `Dialogue of scene ${number}`
export const copyImagePrompt = (number: number) => `Copy image prompt ${number}`
