import { fence, safeInline } from '#shared/text/normalise.ts'
import type { Idea } from '#tools/idea/read-idea.ts'
import type { Note, Variant } from '#tools/workbench/answer.ts'
import { sceneText } from '../scene-text.ts'
import type { StoryboardAnswer } from '../answer.ts'
import type { Format } from './bands.ts'
import { stableHash } from '#shared/text/stable-hash.ts'
import type { Figure } from './figures.ts'
import { upperFirst } from '#shared/text/upper-first.ts'

type Head = Omit<StoryboardAnswer, 'generatedPrompt' | 'composedBy' | 'variants' | 'notes'>

type Told = {
  head: Head
  idea: Idea
  given: Idea
  isHuman: boolean
  cast: readonly Figure[]
  format: Format
  totalSeconds: number
  notes: readonly Note[]
}

/** The storyboard as one text, and in the wording of the services that draw or move it. */
export function writeVariants(told: Told): [Variant, ...Variant[]] {
  const { head } = told
  const variants: [Variant, ...Variant[]] = [
    { id: 'storyboard', name: 'Storyboard', text: wholeText(told), handOff: ['chatgpt', 'gemini'] },
    {
      id: 'nano-banana',
      name: 'Nano Banana',
      text: nanoBanana(head),
      settings: `Aspect ratio ${head.aspect}`,
      handOff: ['gemini'],
    },
    {
      id: 'gpt-image',
      name: 'GPT Image',
      text: gptImage(head),
      settings: `Size for ${head.aspect}`,
      handOff: ['chatgpt'],
    },
    { id: 'midjourney', name: 'Midjourney', text: midjourney(head), handOff: [] },
    { id: 'flux', name: 'FLUX.2 JSON', text: fluxJson(head), handOff: [] },
    {
      id: 'video',
      name: 'Video motion',
      text: videoMotion(head),
      settings: 'First frame: the picture of the scene',
      handOff: [],
    },
    { id: 'print', name: 'Print notes', text: printNotes(told), handOff: [] },
  ]
  if (told.isHuman)
    variants.splice(1, 0, {
      id: 'animal',
      name: 'Animal version',
      text: animalVersion(head),
      handOff: ['chatgpt', 'gemini'],
    })
  return variants
}

function wholeText(told: Told): string {
  const { head, idea, totalSeconds, format } = told
  const { styleGuide: style } = head
  const scenes = head.generatedPrompts.map(sceneText)
  return [
    `# ${head.title}`,
    `Idea: ${safeInline(idea.text)}`,
    `Story in one breath: ${head.breath}`,
    `For ages ${head.ageBand}; ${format.replace('-', ' ')}; ${head.generatedPrompts.length} scenes; ${head.aspect}${totalSeconds > 0 ? `; about ${totalSeconds} seconds` : ''}`,
    '## Style guide',
    [
      `Medium: ${style.medium}`,
      `Style anchor, first in every prompt: ${style.anchor}`,
      `Line: ${style.line}`,
      `Texture: ${style.texture}`,
      `Palette: ${style.palette.map(({ name, hex }) => `${name} ${hex}`).join(', ')}`,
      `Light: ${style.light}`,
      `Shapes: ${style.shapes}`,
      `Framing: ${style.framing}`,
      'No text inside the pictures.',
    ]
      .map((line) => `- ${line}`)
      .join('\n'),
    '## Character sheet',
    head.characterSheet
      .map((character) =>
        [
          `### ${character.name} ${character.tag}`,
          `Identity, word for word in every scene: ${character.identity}`,
          `Age feel: ${character.ageFeel}. Size: ${character.size}. Expressions: ${character.expressions}.`,
          ...(character.substitute ? [`Animal substitute: ${character.substitute}`] : []),
          `Turnaround prompt: ${character.turnaroundPrompt}`,
        ].join('\n'),
      )
      .join('\n\n'),
    '## Scenes',
    ...scenes,
    '## Continuity',
    head.continuity.map((line) => `- ${line}`).join('\n'),
    '## Note for grown-ups',
    [
      `Theme: ${head.grownUpNote.theme}`,
      `To talk about: ${head.grownUpNote.question}`,
      `Content check: ${head.grownUpNote.check}`,
    ]
      .map((line) => `- ${line}`)
      .join('\n'),
  ].join('\n\n')
}

function nanoBanana(head: Head): string {
  const sheets = head.characterSheet.map(
    (character, index) => `Image ${index + 1}: ${character.turnaroundPrompt}`,
  )
  const scenes = head.generatedPrompts.map((scene) => {
    const used = head.characterSheet.flatMap((character, index) =>
      scene.frame.cast.includes(character.name)
        ? [`using image ${index + 1} for ${character.tag}, keep the design exactly`]
        : [],
    )
    return `Scene ${scene.number}: ${upperFirst(used.join('; '))}. ${scene.prompt}`
  })
  return [
    'First make the sheets, one at a time:',
    ...sheets,
    'Then, with the sheets attached, one scene at a time:',
    ...scenes,
  ].join('\n\n')
}

function gptImage(head: Head): string {
  const scenes = head.generatedPrompts.map((scene, index) =>
    [
      `Scene ${scene.number}: ${scene.title}`,
      index === 0
        ? `Picture: ${scene.prompt}`
        : `Change only the action, place and framing; keep characters, style and palette as before. Picture: ${scene.prompt}`,
      `Palette: ${head.styleGuide.palette.map(({ name }) => name).join(', ')}`,
      `Text space: ${scene.textArea}`,
    ].join('\n'),
  )
  return [
    ...head.characterSheet.map((character) => `Character sheet: ${character.turnaroundPrompt}`),
    ...scenes,
  ].join('\n\n')
}

function midjourney(head: Head): string {
  const seed = stableHash(head.title + head.breath) % 100_000
  const lines = head.generatedPrompts.map((scene) => {
    const prompt = scene.prompt.replace(/ Exclude: .*$/u, '').replace(/\s+/gu, ' ')
    return `${prompt} --oref SHEET_URL --ow 100 --ar ${head.aspect} --seed ${seed} --no text, letters, logos, photo`
  })
  return [
    'Make the sheet first and put the address of its picture in the place of SHEET_URL.',
    `${head.characterSheet[0]?.turnaroundPrompt ?? ''} --ar 3:2 --seed ${seed}`,
    ...lines,
  ].join('\n\n')
}

function fluxJson(head: Head): string {
  const scenes = head.generatedPrompts.map((scene) => ({
    scene: scene.number,
    style: head.styleGuide.anchor,
    subjects: head.characterSheet
      .filter(({ name }) => scene.frame.cast.includes(name))
      .map(({ tag, identity }, index) => ({ reference: index + 1, tag, description: identity })),
    prompt: scene.prompt,
    color_palette: head.styleGuide.palette.map(({ hex }) => hex),
    composition: `${scene.frame.size} shot, main figure ${scene.frame.subject}, free space ${scene.frame.text}`,
    aspect_ratio: head.aspect,
  }))
  return JSON.stringify(scenes, undefined, 2)
}

function videoMotion(head: Head): string {
  return [
    'Use the finished picture of each scene as the first frame; describe only what moves.',
    ...head.generatedPrompts.map(
      (scene) =>
        `Scene ${scene.number}${scene.seconds ? ` (${scene.seconds} s)` : ''}: ${scene.motion} Everything else stays as in the first frame. Sound: ${scene.sound}.${scene.dialogue ? ` ${scene.dialogue}` : ''} No music under the words.`,
    ),
  ].join('\n\n')
}

function printNotes({ head, format }: Told): string {
  if (format === 'comic') return comicNotes(head)
  return [
    `Print notes for “${head.title}”`,
    'Spread 2:1, or two single pages; keep faces and words out of the middle 8 % (the gutter) and 5 mm from the edge; add 3 mm bleed on all sides; 300 dpi; convert to CMYK late and check the darkest colour.',
    'A picture book of 32 pages leaves room for 12 to 14 spreads after title and imprint. Put the scene that answers a question on the left after the page turn.',
    'Set the narration yourself in the free area, at least 18 pt for the youngest; never let the generator draw letters.',
    fence(head.generatedPrompts.map((scene) => `${scene.number}. ${scene.narration}`).join('\n')),
  ].join('\n\n')
}

// A comic is lettered and laid out in panels, not in spreads.
function comicNotes(head: Head): string {
  const panels = head.generatedPrompts.length
  const pages = Math.max(1, Math.ceil(panels / 4))
  return [
    `Print notes for “${head.title}”`,
    `${panels} panels on ${pages} ${pages === 1 ? 'page' : 'pages'}, four to a page at most, read left to right and top to bottom. Give the scene where the hero solves it a panel as wide as the page.`,
    'Gutters of 4 to 5 mm between panels, wider where time passes; keep faces and words 10 mm inside the trim; add 3 mm bleed on all sides; 300 dpi.',
    'Narration goes into caption boxes at the top of the panel, speech into balloons whose tails point to the mouth; the first to speak stands on the left. Letter it yourself, at least 9 pt and at most 25 words a balloon; never let the generator draw letters.',
    fence(
      head.generatedPrompts
        .map(
          (scene) =>
            `${scene.number}. Caption: ${scene.narration}${scene.dialogue ? ` Balloon, ${scene.dialogue}` : ''}`,
        )
        .join('\n'),
    ),
  ].join('\n\n')
}

function animalVersion(head: Head): string {
  const scenes = head.generatedPrompts.map((scene) => {
    let prompt = scene.prompt
    for (const { tag, identity, substitute } of head.characterSheet)
      if (substitute) prompt = prompt.replace(`${tag} ${identity}.`, `${tag} ${substitute}.`)
    return `Scene ${scene.number}: ${prompt}\nNarration: ${scene.narration}`
  })
  return [
    'The same story with animals in the place of children, for services that draw no children.',
    ...scenes,
  ].join('\n\n')
}
