import type { z } from 'zod'
import type { AppliedWish } from '../define-tool.ts'
import type { RefineWish } from '../refine-wish.ts'
import { listSections, replaceSection } from '../text-sections.ts'
import { wantsShorter } from '../wish-kind.ts'
import type { AnswerParts } from './answer.ts'

type IdeaWishOptions<Input, Output, Field extends string, Key extends string> = {
  compose: (input: Input) => Output
  /** The tool's own; the idea with the wish has to pass it too. */
  schema: z.ZodType<Input>
  ideaField: Field
  /** The key of the main text. */
  mainKey: Key
  /** Another version of the same, from 1 on; missing when the rules know only one. */
  another?: (input: Input, attempt: number) => Output | undefined
}

/**
 * What a composer can do about a wish: it reads the wish as part of the idea, gives its shortest wording, or looks at
 * the idea from another side. undefined when the text would stay as it is.
 */
export function applyIdeaWish<
  Field extends string,
  Key extends string,
  Input extends Record<Field, string>,
  Output extends AnswerParts & Partial<Record<Key, unknown>>,
>(
  input: Input,
  { text, instruction = '', section, attempt = 1 }: RefineWish,
  { compose, schema, ideaField, mainKey, another }: IdeaWishOptions<Input, Output, Field, Key>,
): AppliedWish<Output> | undefined {
  const wantsAnother = instruction === '' || vague.test(instruction)
  if (section !== undefined) {
    const found = inSection(text, section, wantsAnother ? others() : [withWish()])
    return found === undefined ? undefined : { output: withText(found), said: sectionSaid(section) }
  }
  if (wantsAnother) {
    for (const output of others()) if (output && mainOf(output) !== text) return { output, said: anotherSaid }
    return undefined
  }
  if (wantsShorter(instruction)) {
    const short = shortestOf(compose(input))
    return short.length < text.length * 0.9 ? { output: withText(short), said: shorterSaid } : undefined
  }
  const output = withWish()
  const isChanged = output && mainOf(output) !== text && mainOf(output) !== mainOf(compose(input))
  return isChanged ? { output, said: addedSaid } : undefined

  function* others() {
    if (another) for (let step = 0; step < 3; step += 1) yield another(input, attempt + step)
  }

  function withWish(): Output | undefined {
    const changed = schema.safeParse({ ...input, [ideaField]: `${input[ideaField]}\n${instruction}` })
    return changed.success ? compose(changed.data) : undefined
  }

  function withText(main: string): Output {
    const output = compose(input)
    const [first, ...variants] = output.variants
    return { ...output, [mainKey]: main, ...(first && { variants: [{ ...first, text: main }, ...variants] }) }
  }
}

/** Asks for nothing in particular. */
const vague =
  /^(?:please\s+)?(?:can you\s+)?(?:make|do|try|write)?\s*(?:it|this|that|one|another|again|a|the text|\s)*\s*(?:much\s+)?(?:better|nicer|improve(?:d|ment)?|more (?:interesting|exciting|creative)|different|again|another (?:one|version)|version)?[\s.!]*$/iu

const anotherSaid = "Another version of the same idea, composed by Blueprompt's own rules."
const shorterSaid = 'The shortest wording that Blueprompt has for this idea.'
const addedSaid =
  "Composed again by Blueprompt's own rules, with your wish read as part of the idea. Changes made to the text before are not in it."

function sectionSaid(section: string): string {
  return `“${section}” was composed again by Blueprompt's own rules; everything else stayed as it was.`
}

function mainOf({ variants }: AnswerParts): string {
  return variants[0]?.text ?? ''
}

/** Of the wordings in plain words; tags and data are another kind of text. */
function shortestOf({ variants }: AnswerParts): string {
  return variants
    .map(({ text }) => text)
    .filter((text) => !/^\s*[{<]/u.test(text))
    .reduce((shortest, text) => (shortest === '' || text.length < shortest.length ? text : shortest), '')
}

function inSection(
  text: string,
  section: string,
  others: Iterable<AnswerParts | undefined>,
): string | undefined {
  const now = listSections(text).find(({ heading }) => heading === section)
  if (now === undefined) return undefined
  for (const other of others) {
    if (other === undefined) continue
    const main = mainOf(other)
    const found = listSections(main).find(({ heading }) => heading === section)
    const words = found && main.slice(found.start, found.end).trim()
    if (words !== undefined && words !== '' && words !== text.slice(now.start, now.end).trim())
      return replaceSection(text, section, words)
  }
  return undefined
}
