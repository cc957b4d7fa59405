import { z } from 'zod'
import { trimEndOf } from '#shared/text/trim-end-of.ts'

/** What a runtime says about what one of its models holds. */
export type ToldContext = {
  contextTokens: number
  /** Ollama sets the size anew with each request in its own form, and only there. */
  isOllama: boolean
  /** Not loaded yet: it may turn out to be less. */
  isOpen?: boolean
}

/** Where a model is asked: with the version for those that speak as OpenAI does. */
export type ContextPlace = { address: string; model: string }

/** How one runtime is asked, and how its answer is read: undefined where it says nothing about this model. */
export type ContextQuestion = {
  url: string
  /** undefined: nothing is posted. */
  body?: string
  read: (answer: unknown) => ToldContext | undefined
}

const runtimes = ['ollama', 'lm-studio', 'llama-cpp', 'vllm'] as const
type Runtime = (typeof runtimes)[number]

// Ollama gives what the model was made for, under the name of its architecture: "qwen3.context_length".
const Shown = z.object({ model_info: z.record(z.string(), z.unknown()) })

const count = z.number().positive().nullish()
const StudioList = z.object({
  data: z.array(z.object({ id: z.string(), loaded_context_length: count, max_context_length: count })),
})
/** Of one of the slots that answer at the same time. */
const Props = z.object({ default_generation_settings: z.object({ n_ctx: z.number().positive() }) })
/** vLLM says what it was started with; llama.cpp what the model was made for, and lately what it was started with. */
const ModelList = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      max_model_len: count,
      meta: z.object({ n_ctx: count, n_ctx_train: count }).nullish(),
    }),
  ),
})

/**
 * What to ask, one after the other until somebody says it: of the runtime that is named, or of all of them where nobody
 * knows which one is there.
 */
export function contextQuestions(place: ContextPlace, service?: string): ContextQuestion[] {
  const root = rootOf(place.address)
  const list = listQuestion(place)
  const questions: Record<Runtime, ContextQuestion[]> = {
    ollama: [
      {
        url: `${root}/api/show`,
        body: JSON.stringify({ model: place.model }),
        read: (answer) => told(shownLength(answer), true),
      },
    ],
    'lm-studio': [
      {
        url: `${root}/api/v0/models`,
        read(answer) {
          const one = StudioList.safeParse(answer).data?.data.find(({ id }) => id === place.model)
          const loaded = told(one?.loaded_context_length)
          const most = told(one?.max_context_length)
          return loaded ?? (most && { ...most, isOpen: true })
        },
      },
    ],
    'llama-cpp': [
      {
        url: `${root}/props`,
        read: (answer) => told(Props.safeParse(answer).data?.default_generation_settings.n_ctx),
      },
      list,
    ],
    vllm: [list],
  }
  const known = runtimes.find((runtime) => runtime === service)
  if (known !== undefined) return questions[known]
  return service === undefined ? [...new Set(Object.values(questions).flat())] : [list]
}

/** Where runtimes answer in their own words. */
export function rootOf(address: string): string {
  return trimEndOf(address.replace(/\/v1\/?$/, ''), /\//)
}

function listQuestion({ address, model }: ContextPlace): ContextQuestion {
  return {
    url: `${address}/models`,
    read(answer) {
      const one = ModelList.safeParse(answer).data?.data.find(({ id }) => id === model)
      return told(one?.max_model_len ?? one?.meta?.n_ctx ?? one?.meta?.n_ctx_train)
    },
  }
}

function shownLength(answer: unknown): number | undefined {
  const { model_info: info } = Shown.safeParse(answer).data ?? { model_info: {} }
  const lengths = Object.entries(info).flatMap(([name, value]) =>
    name.endsWith('.context_length') && typeof value === 'number' && value > 0 ? [value] : [],
  )
  return lengths.length === 0 ? undefined : Math.min(...lengths)
}

function told(contextTokens: number | null | undefined, isOllama = false): ToldContext | undefined {
  return typeof contextTokens === 'number' ? { contextTokens, isOllama } : undefined
}
