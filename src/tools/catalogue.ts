export { tool as developerPrompt } from './developer-prompt/tool.ts'
export { tool as textToPrompt } from './text-to-prompt/tool.ts'
export { tool as textToVideoPromptGenerator } from './text-to-video-prompt-generator/tool.ts'
export { tool as thumbnailPrompt } from './thumbnail-prompt-generator/tool.ts'
