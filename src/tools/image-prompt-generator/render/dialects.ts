import type { HandOffTargetId } from '../../hand-off.ts'
import { chosen, standard, textOf } from '../../contract/plan.ts'
import { frame, renderedText } from '../../contract/rendered.ts'
import type { Dialect } from '../../contract/tool-core.ts'
import { ratioSizes } from '../craft/scene.ts'
import type { ImageInput } from '../input.ts'
import type { ImagePlan } from '../plan.ts'
import { leftOut } from '../../contract/left-out.ts'
import { prose, type ProseOptions } from './prose.ts'
import { midjourney, sdxl, tags } from './tags.ts'

type ImageDialect = Dialect<ImageInput, ImagePlan> & { mostCharacters?: number | undefined }
/** `close`: the last line; a chat that is not asked for an image may answer with text. */
type Form = Omit<ProseOptions, 'origin'> & Pick<ImageDialect, 'mostCharacters'> & { close?: 'ratio' | 'ask' }

const ratio = { 'Aspect ratio': 'ratio' } as const
const plain: Form = { isPlain: true }

/** By the vendors' guides as of November 2026. */
export const dialects: readonly ImageDialect[] = [
  dialect('universal', 'Any model', ['chatgpt', 'gemini', 'grok'], { close: 'ratio' }),
  dialect('gpt-image', 'GPT Image', ['chatgpt'], { close: 'ask', isLabeled: true }, { Size: 'gptSize' }),
  dialect('gemini', 'Gemini and Imagen', ['gemini', 'google-ai-studio'], { close: 'ask' }, ratio),
  dialect('midjourney', 'Midjourney', ['midjourney'], { render: midjourney }),
  dialect('flux', 'FLUX', ['flux-playground'], plain, ratio),
  dialect('sdxl', 'SDXL', [], { render: sdxl }, { Size: 'sdxlSize' }),
  dialect('ideogram', 'Ideogram', ['ideogram'], plain, { ...ratio, 'Negative prompt': 'leaveOut' }),
  // The schema of its API ends at 1,024 characters.
  dialect('firefly', 'Firefly', [], { ...plain, mostCharacters: 1_024 }, { ...ratio, Exclude: 'leaveOut' }),
]

/** `beside`: what that product wants in a field of its own. */
function dialect(
  id: string,
  name: string,
  handOff: readonly HandOffTargetId[],
  form: Form & Partial<Pick<ImageDialect, 'render'>>,
  beside: Readonly<Record<string, 'ratio' | 'gptSize' | 'sdxlSize' | 'leaveOut'>> = {},
): ImageDialect {
  const settings = (plan: ImagePlan) => {
    const ratio = plan.ratio && textOf(plan.ratio)
    const facts = { ratio, leaveOut: leftOut(plan).map(textOf).join(', '), ...ratioSizes[ratio ?? ''] }
    const given = Object.entries(beside).filter(([, fact]) => facts[fact])
    return given.map(([label, fact]) => `${label}: ${facts[fact]}`).join(' · ') || undefined
  }
  const { render = inProse(id, form), mostCharacters } = form
  return { id, name, handOff, render, settings, mostCharacters }
}

function inProse(id: string, form: Form): ImageDialect['render'] {
  const { close, mostCharacters = Infinity, ...options } = form
  const origin = standard(`dialect/${id}`, chosen('dialect', id))
  return (plan, input) => {
    const ask = close === 'ask' ? frame(origin)`\n\nGenerate one image.` : []
    const ratio =
      close && plan.ratio ? frame(origin)`${close === 'ask' ? ' ' : '\n\n'}Aspect ratio: ${plan.ratio}.` : []
    const whole = [...prose(plan, { origin, ...options }), { id: '', pieces: [...ask, ...ratio] }]
    return renderedText(whole).length <= mostCharacters ? whole : tags(plan, input, origin)
  }
}
