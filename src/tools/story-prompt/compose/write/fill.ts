import { pick } from '../seed.ts'
import { lowerFirst, upperFirst } from './grammar.ts'

export type Slots = Readonly<Record<string, string>>

/** Fills `{slot}` and decides `{~a|b}`. A slot that is nowhere defined is a mistake of ours, never left open. */
export function fill(template: string, slots: Slots, seed: number, depth = 0): string {
  const chosen = choose(template, seed)
  return chosen.replace(/\{([^{}]+)\}/gu, (_, name: string) => {
    const value = valueOf(name, slots)
    if (value === undefined) throw new Error(`The slot {${name}} is not defined`)
    return depth < 3 && value.includes('{') ? fill(value, slots, seed, depth + 1) : value
  })
}

function valueOf(name: string, slots: Slots): string | undefined {
  const exact = slots[name]
  if (exact !== undefined) return exact
  if (name.endsWith('.cap')) {
    const plain = valueOf(name.slice(0, -4), slots)
    return plain === undefined ? undefined : upperFirst(plain)
  }
  const afterDot = name.replace(/(?<=\.)\p{Lu}/u, (letter) => letter.toLowerCase())
  if (afterDot !== name) {
    const plain = valueOf(afterDot, slots)
    return plain === undefined ? undefined : upperFirst(plain)
  }
  const lower = slots[lowerFirst(name)]
  return lower === undefined ? undefined : upperFirst(lower)
}

function choose(template: string, seed: number): string {
  let text = template
  for (let start = text.lastIndexOf('{~'); start >= 0; start = text.lastIndexOf('{~')) {
    const end = closing(text, start)
    const options = split(text.slice(start + 2, end))
    text = text.slice(0, start) + pick(options, seed, text.slice(start, end)) + text.slice(end + 1)
  }
  return text
}

function closing(text: string, start: number): number {
  let depth = 0
  for (let index = start; index < text.length; index++) {
    if (text[index] === '{') depth++
    if (text[index] === '}' && --depth === 0) return index
  }
  return text.length
}

function split(options: string): string[] {
  const found: string[] = []
  let depth = 0
  let from = 0
  for (let index = 0; index < options.length; index++) {
    if (options[index] === '{') depth++
    else if (options[index] === '}') depth--
    else if (options[index] === '|' && depth === 0) {
      found.push(options.slice(from, index))
      from = index + 1
    }
  }
  return [...found, options.slice(from)]
}
