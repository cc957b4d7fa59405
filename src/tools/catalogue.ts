export { tool as developerPrompt } from './developer-prompt/tool.ts'
