export const typeForTarget = (type: string, target: string) => `${type} for ${target}`
export const startFromExample = 'Start from an example'
export const examplesAbout = 'Eight ready-made examples, one per project type. Each fills in all six steps.'
