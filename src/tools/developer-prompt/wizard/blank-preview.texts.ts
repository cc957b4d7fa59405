export const livePreview = 'Live preview of your prompt'
