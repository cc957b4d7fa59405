/** A model that runs on the graphics card, as WebLLM lists it; a test compares the figures. */
export type WebGpuModel = {
  /** In WebLLM's list. */
  id: string
  name: string
  /** What to expect of it, for the person. */
  about: string
  /** Of the graphics card, while it writes. */
  memoryMb: number
  contextTokens: number
  /** It would think aloud first, at the cost of its small context. */
  canThink?: true
}

/** Short on purpose: one for small devices, one between, and the one that writes best. */
export const webGpuModels: readonly [WebGpuModel, ...WebGpuModel[]] = [
  {
    id: 'gemma3-1b-it-q4f16_1-MLC',
    name: 'Gemma 3 1B',
    about: 'The smallest. Enough for short prompts; stories and briefs come out thin.',
    memoryMb: 711.07,
    contextTokens: 4_096,
  },
  {
    id: 'Llama-3.2-3B-Instruct-q4f16_1-MLC',
    name: 'Llama 3.2 3B',
    about: 'Medium size. Best in English.',
    memoryMb: 2_263.69,
    contextTokens: 4_096,
  },
  {
    id: 'Qwen3-4B-q4f16_1-MLC',
    name: 'Qwen 3 4B',
    about: 'Writes best of the three, in many languages. Needs a good graphics card.',
    memoryMb: 3_431.59,
    contextTokens: 4_096,
    canThink: true,
  },
]

export function findWebGpuModel(id: string | undefined): WebGpuModel | undefined {
  return webGpuModels.find((model) => model.id === id)
}

/** Where the model's files lie, as WebLLM finds them. */
export function filesOf({ id }: WebGpuModel): string {
  return `https://huggingface.co/mlc-ai/${id}/resolve/main/`
}
