export const madeSafeChildren = 'Made safe for children'
export const accepted = 'You accepted this.'
export const accept = 'Accept'
export const decline = 'Decline'
export const anotherSafeWay = (text: string) =>
  `Don’t make this change: “${text}” Find another way to make it safe.`

export const facts = (ageBand: string, replace: string, sceneCount: number, aspect: string) =>
  `Ages ${ageBand} / ${replace} / ${sceneCount} scenes / ${aspect}`
export const printOrSave = 'Print or save as PDF'
export const castAndStyle = 'Cast and style'
export const asAnimal = (textOf: string) => `As an animal: ${textOf}`
export const scenes = 'Scenes'
export const notShown = (name: string, reason: string) => `${name} isn’t shown: ${reason}.`
export const writeAnew = (name: string) => `Rewrite ${name}`
export const secondsShort = (secondsOf: number) => `${secondsOf} sec`
export const writeSceneAnew = (number: number) => `Rewrite scene ${number}`
export const title = 'Title'
export const storyInOneBreath = 'Story in one sentence'
export const looksOf = (tag: string) => `Appearance of ${tag}`
export const copySheet = (tag: string) => `Copy character sheet for ${tag}`
export const style = 'Style'
export const palette = 'Palette'
export const continuity = 'Continuity'
export const forGrownUps = 'For grown-ups'
export const factNames = { action: 'Action', sound: 'Sound', motion: 'Motion', turn: 'Then' }
export const factOf = (fact: keyof typeof factNames, scene: number) => `${factNames[fact]} for scene ${scene}`
export const narrationOf = (number: number) => `Narration for scene ${number}`
export const dialogueOf = (number: number) => `Dialogue for scene ${number}`
export const copyImagePrompt = (number: number) => `Copy image prompt ${number}`
