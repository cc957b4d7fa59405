import type { AnswerPart, PartsRefinement } from '../define-tool.ts'
import { StoryboardAnswer, type Scene } from './answer.ts'
import type { StoryboardInput } from './input.ts'

const fieldNames = ['narration', 'dialogue', 'prompt', 'sound', 'motion'] as const

/** Each scene is a part. Cast, style, order, purposes and everything that keeps pictures alike stay. */
export const refineParts: PartsRefinement<StoryboardInput, StoryboardAnswer> = {
  answer: StoryboardAnswer,
  partsOf: ({ generatedPrompts, characterSheet, styleGuide, aspect }) =>
    generatedPrompts.map((scene): AnswerPart => {
      const constant = [
        styleGuide.anchor,
        aspect,
        ...characterSheet.flatMap(({ tag, identity }) => [tag, identity]),
        exclusionsOf(scene.prompt),
      ]
      const speaker = /^[^“]*“/u.exec(scene.dialogue ?? '')?.[0]
      return {
        heading: `Scene ${scene.number}: ${scene.title}`,
        fields: fieldsOf(scene),
        keep: {
          prompt: constant.filter((words) => words !== '' && scene.prompt.includes(words)),
          dialogue: speaker === undefined ? [] : [speaker],
        },
      }
    }),
  withParts(answer, parts) {
    const changes: [string, string][] = []
    const generatedPrompts = answer.generatedPrompts.map((scene, index): Scene => {
      const fields = parts[index]?.fields ?? {}
      for (const [name, before] of Object.entries(fieldsOf(scene))) {
        const words = fields[name]?.trim()
        if (words !== undefined && words !== before) changes.push([before, words])
      }
      return { ...scene, ...trimmed(fields) }
    })
    // The wordings for other services repeat what the scenes say, letter by letter.
    const retold = (text: string) =>
      changes.reduce((whole, [before, words]) => whole.replaceAll(before, () => words), text)
    return {
      ...answer,
      composedBy: 'model',
      generatedPrompts,
      generatedPrompt: retold(answer.generatedPrompt),
      variants: answer.variants.map((variant) =>
        variant.id === 'flux' ? variant : { ...variant, text: retold(variant.text) },
      ),
    }
  },
  sourceOf: ({ idea, lesson }) => [idea, lesson ?? ''].join('\n'),
  faultsOf: (_input, { generatedPrompts }) =>
    generatedPrompts
      .filter(({ prompt }) =>
        /\b(?:text|caption|lettering|words) (?:saying|that says|reading)\b/iu.test(prompt),
      )
      .map(({ number, title }) => `“Scene ${number}: ${title}”, prompt: put no lettering into the picture.`),
}

/** What the last line says after "Exclude: ", with these words. */
function exclusionsOf(prompt: string): string {
  const start = prompt.indexOf('Exclude: ', prompt.lastIndexOf('\n') + 1)
  return start === -1 ? '' : prompt.slice(start)
}

function fieldsOf(scene: Scene): Record<string, string> {
  return Object.fromEntries(
    fieldNames.flatMap((name) => {
      const words = scene[name]
      return words === undefined || words === '' ? [] : [[name, words]]
    }),
  )
}

function trimmed(
  fields: Readonly<Record<string, string>>,
): Partial<Pick<Scene, (typeof fieldNames)[number]>> {
  return Object.fromEntries(
    fieldNames.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name].trim()]])),
  )
}
