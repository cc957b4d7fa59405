import path from 'node:path'
import { modelRequest, requestText } from '#tools/contract/change-request.ts'
import { filledFields, judgedTools, shownText, toolOf, writeText } from './items.ts'

/**
 * Writes for each input what a model is asked: `requests` (ours), `plain` (what a person would ask an assistant), and
 * `composed` (our answer without a model, where there is one).
 */
export async function writeRequests(folder: string): Promise<void> {
  for (const { slug, items } of judgedTools(folder)) {
    const tool = toolOf(slug)
    const [core, told] = await Promise.all([tool.core(), tool.instructions()])
    for (const { id, input: raw } of items) {
      const input = core.input.parse(raw)
      const composed = core.compose(input)
      const request = modelRequest(core, told, { input, composed })
      writeText(path.join(folder, 'requests'), `${id}.txt`, requestText(request))
      writeText(path.join(folder, 'plain'), `${id}.txt`, plainRequest(slug, raw))
      if (composed !== undefined)
        writeText(path.join(folder, 'composed'), `${id}.txt`, shownText(core, composed, input))
    }
  }
}

const wanted: Record<string, (input: Record<string, unknown>) => string> = {
  'developer-prompt': ({ platform }) =>
    `a great, developer-ready prompt for the AI app builder "${String(platform)}" that builds this product`,
  'text-to-prompt': () => 'a great prompt for an AI assistant from this idea',
  'image-prompt-generator': () => 'a great prompt for an AI image generator from this idea',
  'story-prompt': ({ mode }) =>
    mode === 'story' ? 'the story itself' : 'a great prompt with which an AI assistant writes this story',
  'thumbnail-prompt-generator': () =>
    'two or three great concepts for a YouTube thumbnail, each with its image prompt and the words on the picture',
  'text-to-video-prompt-generator': () => 'a great prompt for an AI video generator from this idea',
  'storyboard-prompt-generator': () =>
    'a complete storyboard for a children’s story: title, story, characters, and for every scene narration and an image prompt',
}

function plainRequest(slug: string, input: Record<string, unknown>): string {
  const answers = JSON.stringify(filledFields(input), undefined, 2)
  return `Write me ${wanted[slug]?.(input) ?? 'a great prompt'}. My answers to a form:\n\n${answers}\n\nReply with the result only.`
}
