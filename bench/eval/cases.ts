import { existsSync } from 'node:fs'
import path from 'node:path'
import { asFunction, type LoadedTool } from '#engine/function-tools.ts'
import { modelRequest, type ModelRequest } from '#tools/contract/change-request.ts'
import { findTool } from '#tools/tools.ts'
import { filledFields, readCorpus } from '../judging/items.ts'
import { EvalFault } from './eval-fault.ts'
import { fingerprint } from './results.ts'

/** One input for one tool, with everything that asking a model about it needs. */
export type EvalCase = LoadedTool & {
  slug: string
  id: string
  source: string
  /** As the person filled in the form. */
  given: Record<string, unknown>
  input: unknown
  composed: unknown
  request: ModelRequest
  maxOutputTokens: number
  /** Changes with the input, with what models are told and with the form of the answer. */
  basis: string
}

/** Throws `EvalFault` naming the file, the input and the field that cannot be used. */
export async function readCases(folder: string, wanted: readonly string[] | undefined): Promise<EvalCase[]> {
  if (!existsSync(folder)) throw new EvalFault(`There is no folder ${folder}.`)
  const slugs = wanted?.map((name) => {
    const slug = findTool(name)?.card.slug
    if (slug === undefined) throw new EvalFault(`There is no tool "${name}".`)
    return slug
  })
  const cases: EvalCase[] = []
  for (const { slug: name, items } of corpusOf(folder)) {
    const file = path.join(folder, `${name}.json`)
    const tool = findTool(name)
    if (!tool) throw new EvalFault(`${file}: there is no tool "${name}". A file is called after its tool.`)
    const { slug } = tool.card
    if (slugs && !slugs.includes(slug)) continue
    const loaded = await asFunction(tool).load()
    for (const { id, source, input: raw } of items) {
      if (cases.some((one) => one.slug === slug && one.id === id))
        throw new EvalFault(`${file}: the id "${id}" is there twice.`)
      const parsed = loaded.core.input.safeParse(raw)
      if (!parsed.success) {
        const [issue] = parsed.error.issues
        throw new EvalFault(`${file}: ${id}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`)
      }
      cases.push(caseOf(loaded, parsed.data, { slug, id, source, given: filledFields(raw) }))
    }
  }
  if (cases.length === 0) throw new EvalFault(`There is no input for these tools in ${folder}.`)
  return cases
}

function caseOf(
  loaded: LoadedTool,
  input: unknown,
  about: Pick<EvalCase, 'slug' | 'id' | 'source' | 'given'>,
): EvalCase {
  const { core, told } = loaded
  // As the server does without a library of sources: only what is computed goes along.
  const composed = core.withComputed === undefined ? undefined : core.compose(input)
  const request = modelRequest(core, told, { input, composed })
  const maxOutputTokens = told.maxOutputTokens(input)
  const basis = fingerprint([request, maxOutputTokens, told.version, core.planVersion])
  return { ...about, ...loaded, input, composed, request, maxOutputTokens, basis }
}

function corpusOf(folder: string): ReturnType<typeof readCorpus> {
  try {
    return readCorpus(folder)
  } catch (error) {
    throw new EvalFault((error as Error).message, { cause: error })
  }
}
