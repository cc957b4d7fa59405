/** A result of ours, put back into the idea field to be refined. */
export type OwnText = { idea: string; from: 'brief' | 'story' }

/** What the earlier result was made from, so that refining it starts over from the idea and does not nest. */
export function readOwnText(text: string): OwnText | undefined {
  return fromTags(text) ?? fromBrief(text) ?? fromStory(text)
}

const labels =
  'Premise|The idea in full|Protagonist|Others|Pressure|World|Thread object|Shape|Voice|Ending|Do|Avoid|Output'

function fromBrief(text: string): OwnText | undefined {
  if (!/^Premise: /mu.test(text) || !/^Shape: /mu.test(text) || !/^Thread object: /mu.test(text))
    return undefined
  return {
    idea: join(
      text,
      (label) => new RegExp(`^${label}: (.+)$`, 'mu').exec(text)?.[1],
      new RegExp(`^(?:(?:${labels}): |\\d+ \\(\\d+%\\) |Write an? )`, 'u'),
    ),
    from: 'brief',
  }
}

function fromTags(text: string): OwnText | undefined {
  if (!/<premise>/u.test(text) || !/<shape>/u.test(text)) return undefined
  const part = (label: string) =>
    new RegExp(`<${label.toLowerCase().replace(/[^a-z]+/gu, '_')}>\\s*([^<]+?)\\s*</`, 'u').exec(text)?.[1]
  const rest = text.replace(/<([a-z_]+)>[\s\S]*?<\/\1>/gu, '')
  return { idea: join(rest, part, /^$/u, part('task')), from: 'brief' }
}

function join(
  text: string,
  part: (label: string) => string | undefined,
  ours: RegExp,
  task?: string,
): string {
  const premise = part('The idea in full') ?? part('Premise') ?? ''
  const order = task ?? text
  const words = /Write an? (\d+)-word/u.exec(order)?.[1]
  const reader = /, for ((?!adult readers)[^,\n]+), (?:close|first|second)/u.exec(order)?.[1]
  const kind = /\bbedtime story\b/u.test(order) ? 'bedtime story ' : ''
  const lead = reader && !premise.includes(reader) ? `${kind}for ${reader} about ` : ''
  const added = text
    .split('\n')
    .filter((line) => line.trim() !== '' && !ours.test(line) && !/^<\/?/u.test(line))
    .join(' ')
    .trim()
  return [
    `${lead}${premise.replace(/[.\s]+$/u, '')}`,
    added,
    words && !premise.includes(words) ? `about ${words} words` : '',
  ]
    .filter((one) => one !== '')
    .join(', ')
}

const told =
  /^(?:She|He|They|It|I|You) (?:was|were) (an? [^.]+?)(?:, and (?:she|he|they|it|I|you) ([^.]+))?\.(?=\s|$)/mu

// A story of ours names its premise in one of its first paragraphs.
function fromStory(text: string): OwnText | undefined {
  const paragraphs = text.split(/\n\s*\n/u)
  if (paragraphs.length < 6 || text.length < 1_000) return undefined
  const start = paragraphs.slice(1, 6).join('\n')
  const match = told.exec(start)
  if (match?.[1]) return { idea: match[2] ? `${match[1]} who ${present(match[2])}` : match[1], from: 'story' }
  const quoted = /in one sentence: “([^”]+?)\.?”|in chalk: “([^”]+?)\.?”|^“([^”]+)!” That was how/mu.exec(
    start,
  )
  const words = quoted?.[1] ?? quoted?.[2] ?? quoted?.[3]
  if (words) return { idea: words, from: 'story' }
  const matter = /(?:It was a matter of|up and down the street:) ([^.]+)\./u.exec(start)?.[1]
  if (matter) return { idea: present(matter), from: 'story' }
  return { idea: `${paragraphs[0] ?? ''}: ${(paragraphs[1] ?? '').slice(0, 300)}`, from: 'story' }
}

function present(past: string): string {
  return past
    .replace(/^had made up (?:her|his|their|its|my|your) mind to /u, 'wants to ')
    .replace(/^had to /u, 'must ')
    .replace(/\bcould not\b/gu, 'cannot')
    .replace(/\bcould\b/gu, 'can')
    .replace(/\bwould\b/gu, 'will')
    .replace(/^was\b/u, 'is')
    .replace(/\bhad to\b/gu, 'must')
}
