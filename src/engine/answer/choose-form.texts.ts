export const textTooLongFor = (name: string) => `This text is too long for ${name}.`
export const tooSmallForTool = (name: string) => `${name} is too small for this tool.`
export const tooLongFor = (name: string) => `This is too long for ${name}.`
