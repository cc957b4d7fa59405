import { z } from 'zod'

const OpenAiList = z.object({ data: z.array(z.object({ id: z.string() })) })
const BareList = z.array(z.object({ id: z.string() }))
/** Google's, and Ollama's own. */
const NamedList = z.object({
  models: z.array(z.object({ name: z.string(), supportedGenerationMethods: z.array(z.string()).nullish() })),
})

/** The models in what a provider answers; undefined when it is no list of them. */
export function readModelList(body: unknown): string[] | undefined {
  // First, as llama.cpp writes its models both ways and is asked by the id.
  const listed = OpenAiList.safeParse(body)
  if (listed.success) return named(listed.data.data.map(({ id }) => id))
  const withNames = NamedList.safeParse(body)
  if (withNames.success) {
    const texts = withNames.data.models.filter(
      ({ supportedGenerationMethods: methods }) => !methods || methods.includes('generateContent'),
    )
    return named(texts.map(({ name }) => name.replace(/^models\//, '')))
  }
  const bare = BareList.safeParse(body)
  return bare.success ? named(bare.data.map(({ id }) => id)) : undefined
}

/** Names that are too long or odd for our table would only fail later. */
function named(ids: readonly string[]): string[] {
  return [...new Set(ids)].filter((id) => /^[\w./:@+ -]{1,120}$/.test(id)).slice(0, 2_000)
}
