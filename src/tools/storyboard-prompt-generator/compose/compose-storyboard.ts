import { AppError } from '#shared/app-error.ts'
import { readIdea } from '#tools/idea/read-idea.ts'
import type { Weather } from '#tools/idea/setting.ts'
import type { Note } from '#tools/workbench/answer.ts'
import type { StoryboardInput } from '../input.ts'
import type { Scene, StoryboardAnswer } from '../answer.ts'
import { bands, type AgeBand, type Format } from './bands.ts'
import type { Figure } from './figures.ts'
import { fitNarration } from './fit-narration.ts'
import { showLesson } from './lessons.ts'
import { choosePalette, chooseStyle } from './looks.ts'
import type { PlotKind } from './plot-kind.ts'
import { readStory, type StorySeed } from './read-story.ts'
import { makeSafe } from './safe-idea.ts'
import { lightAt, purposes, sceneOrder, shotRhythm } from './scene-order.ts'
import { scenePrompt, turnaroundPrompt, type ScenePicture } from './scene-prompt.ts'
import { collectNotes } from './notes.ts'
import type { BeatId } from './story-types.ts'
import { refrainFor, sceneBeats, tellStory } from './tell-story.ts'
import { writeVariants } from './variants.ts'

/** Turns an idea for children into a storyboard: cast, style, scenes with prompts, narration, sound and motion. */
export function composeStoryboard(form: StoryboardInput): StoryboardAnswer {
  const given = readIdea(form.idea)
  if (given.size === 'empty')
    throw new AppError(
      'INVALID_INPUT',
      'There is no story in this yet. Say who it is about and what happens.',
      {
        fields: { idea: 'There is no story in this yet. Say who it is about and what happens.' },
      },
    )
  const safe = makeSafe(given.text, given.language.code)
  const safeLesson = form.lesson ? makeSafe(form.lesson, given.language.code).text : ''
  const idea = safe.text === given.text ? given : readIdea(safe.text)
  const seedText = idea.text.toLowerCase()

  const ageBand = chooseBand(form, idea)
  const band = bands[ageBand]
  const format: Format = form.format ?? formatIn(idea.text) ?? 'picture-book'
  const isTopicOnly = form.format === undefined
  const count =
    form.scenes ?? scenesIn(idea) ?? (isTopicOnly && !formatIn(idea.text) ? 8 : band.scenes[format])
  const sceneCount = form.scenes === undefined && ageBand === '0-2' ? (scenesIn(idea) ?? 6) : count
  const aspect =
    form.aspect ??
    idea.wishes.aspect?.value ??
    (format === 'video' ? '16:9' : format === 'comic' ? '3:4' : '4:3')
  const palette = choosePalette(seedText)
  const style = chooseStyle(form.artStyle ?? '', ageBand, format, seedText)

  const seed = readStory(idea, palette, seedText, childAges[ageBand])
  const story = tellStory(seed, idea)
  const order = sceneOrder(
    sceneCount,
    seed.plot !== 'learning' ? 'story' : ageBand === '0-2' ? 'naming' : 'lesson',
  )
  const told = sceneBeats(seed, story, order)
  const shots = shotRhythm(order, ageBand === '0-2', seed.hero.body)
  const lesson = showLesson(safeLesson, seed.words)
  const fixedLight = idea.setting.dayTime
    ? /night|midnight/.test(idea.setting.dayTime.value)
      ? 'night'
      : undefined
    : seed.plot === 'wonder'
      ? 'night'
      : undefined
  const weather = idea.setting.weather[0]?.value
  const used = new Set<'hero' | 'other' | 'guide'>(['hero'])

  const scenes = told.map(({ id, beat }, index): Scene => {
    const shot = shots[index] ?? {
      size: 'medium' as const,
      words: 'medium shot',
      angle: 'at eye level',
      move: 'camera holds still',
    }
    const cast: Figure[] = [seed.hero]
    if (beat.with?.includes('other')) cast.push(seed.other)
    if (beat.with?.includes('guide')) cast.push(seed.guide)
    for (const { role } of cast) used.add(role)
    const isRight = index % 2 === 1
    const textPlace =
      shot.size === 'wide' ? 'top' : shot.size === 'detail' ? 'bottom' : isRight ? 'top left' : 'top right'
    const subject =
      shot.size === 'wide'
        ? isRight
          ? 'right'
          : 'left'
        : shot.size === 'detail'
          ? 'centre'
          : isRight
            ? 'right'
            : 'left'
    const isLessonScene =
      lesson && lesson.picture !== '' && id === (order.includes('after') ? 'after' : 'turn')
    const spare = rotate(seed.world.spare, index)
    const narration = fitNarration(
      isLessonScene ? { ...beat, more: `${lesson.line} ${beat.more}` } : beat,
      band,
      refrainFor(id, order, story, band),
      spare,
    )
    const prompt = scenePrompt({
      style,
      aspect,
      cast,
      hero: seed.hero,
      shows: beat.shows + (isLessonScene ? `; ${lesson.act} is part of it` : ''),
      feeling: beat.feeling,
      ...settingOf(beat.shows, seed),
      shot,
      light: lightAt(
        told.length === 1 ? 0 : index / (told.length - 1),
        fixedLight,
        idea.setting.indoor === true,
      ),
      weather: weatherIn(id, seed.plot, weather),
      isToddler: ageBand === '0-2',
      subject,
      textPlace,
      format,
    })
    const speaker =
      beat.speaker === 'other'
        ? seed.words.Other
        : beat.speaker === 'guide'
          ? seed.words.Guide
          : seed.words.hero
    return {
      number: index + 1,
      title: beat.name,
      purpose: purposes[id],
      prompt,
      narration,
      ...(beat.says && ageBand !== '0-2' ? { dialogue: `${speaker}: “${beat.says}”` } : {}),
      sound: `${beat.sound}; behind it ${seed.world.sound}`,
      transition: transitionOf(index, told.length, format),
      textArea: `${textPlace}, plain and calm, about a ${shot.size === 'close' ? 'fifth' : 'quarter'} of the picture`,
      motion: `${beat.moves}; ${shot.move}.`,
      ...(format === 'video'
        ? { seconds: Math.round((band.shotSeconds.least + band.shotSeconds.most) / 2) }
        : {}),
      frame: {
        size: shot.size,
        subject,
        text: textPlace,
        cast: cast.map(({ name }) => name),
        shapes: cast.map(({ body }) => shapeOf(body)),
      },
    }
  })

  const cast = [seed.hero, seed.other, seed.guide].filter(({ role }) => used.has(role))
  const isSensitive = safe.gentle.has('sensitive')
  const isYoungSensitive = isSensitive && ageBand === '0-2'
  const words = seed.words
  const breath = `${story.want}, but ${isYoungSensitive ? 'somebody is not there any more' : story.but}, so ${story.so}.`
  const head = {
    title: shortTitle(story.title),
    breath,
    ageBand,
    format,
    aspect,
    characterSheet: cast.map((figure) => ({
      tag: figure.tag,
      name: figure.name,
      kind: figure.kind,
      role: figure.role,
      identity: figure.identity,
      ...(figure.substitute ? { substitute: figure.substitute } : {}),
      ageFeel: figure.ageFeel,
      size: figure.size,
      expressions: figure.expressions,
      turnaroundPrompt: turnaroundPrompt(figure, style),
    })),
    styleGuide: {
      medium: style.name,
      anchor: style.anchor,
      line: style.line,
      texture: style.texture,
      palette: palette.map(({ name, hex }) => ({ name, hex })),
      light:
        fixedLight === 'night'
          ? 'evening to lamp light, always from the left'
          : 'from early morning to dusk, always from the left',
      shapes: `rounded and friendly; ${band.visual}`,
      framing:
        format === 'picture-book'
          ? 'The important part stays clear of the middle 8 % (gutter) and 3 mm from the edge'
          : format === 'comic'
            ? 'One clear silhouette per panel, room for a caption box'
            : 'The important part stays in the inner 80 %',
      aspect,
    },
    generatedPrompts: scenes,
    continuity: continuityOf(story.props, told, cast, seed.words.place, fixedLight === 'night', weather),
    grownUpNote: {
      theme:
        safeLesson === ''
          ? story.theme
          : `${story.theme}. Wished lesson: ${safeLesson}, shown by what is done`,
      question: lesson?.question ?? story.question,
      check: isSensitive
        ? 'The subject is told in plain, gentle words with a caring grown-up near and a hopeful close. Read it once alone before you read it together.'
        : `Peril: ${band.peril}. No injury, no weapons, no one alone in danger. ${words.hero} solves the problem; ${words.Guide} stays near.`,
    },
  }
  const notes: Note[] = collectNotes({
    form,
    given,
    idea,
    safe,
    seed,
    style,
    ageBand,
    format,
    sceneCount,
    cast,
  })
  const variants = writeVariants({
    head,
    idea,
    given,
    isHuman: cast.some(({ substitute }) => substitute !== undefined),
    cast,
    format,
    totalSeconds: scenes.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0),
    notes,
  })
  return { ...head, generatedPrompt: variants[0]?.text ?? '', composedBy: 'composer', variants, notes }
}

function shapeOf(body: Figure['body']): Scene['frame']['shapes'][number] {
  if (body === 'boat' || body === 'vehicle') return body
  if (body === 'child' || body === 'adult' || body === 'robot') return 'person'
  return body === 'thing' || body === 'plant' ? 'thing' : 'animal'
}

// Who is put to bed is not out in the yard, whatever the story's place.
function settingOf(shows: string, seed: StorySeed): Pick<ScenePicture, 'place' | 'ground'> {
  const { body } = seed.hero
  const isBed = /\b(?:in bed|bedtime|beds?ide|blankets?|pillows?|tucked|settled for the night)\b/.test(shows)
  if (!isBed || body === 'boat' || body === 'vehicle' || body === 'fish')
    return { place: seed.words.place, ground: seed.world.ground }
  return body === 'child' || body === 'adult'
    ? {
        place: 'a small bedroom at home',
        ground: 'a bed with a soft cover, a lamp, a window with the evening outside',
      }
    : {
        place: 'a snug sleeping nook',
        ground: 'soft bedding, a small lamp, a round opening with the evening outside',
      }
}

// Where weather is what goes wrong, it comes when the story says so and has passed at the end.
const weatherScenes: ReadonlySet<BeatId> = new Set(['low', 'quiet', 'idea', 'ready', 'turn'])

function weatherIn(id: BeatId, plot: PlotKind, weather: Weather | undefined): ScenePicture['weather'] {
  if (plot === 'hidden-gift' && !weatherScenes.has(id)) return undefined
  if (id === 'close' || weather === undefined) return undefined
  return weather === 'fog' ||
    weather === 'rain' ||
    weather === 'snow' ||
    weather === 'storm' ||
    weather === 'wind'
    ? weather
    : undefined
}

// A child in a story is a little older than its readers.
const childAges: Record<AgeBand, number> = { '0-2': 3, '3-5': 5, '6-8': 7, '9-12': 11 }

function chooseBand(form: StoryboardInput, idea: ReturnType<typeof readIdea>): AgeBand {
  if (form.ageBand) return form.ageBand
  const band = idea.audience?.band
  return band === '0-2' || band === '3-5' || band === '6-8' || band === '9-12' ? band : '3-5'
}

function formatIn(text: string): Format | undefined {
  const lower = text.toLowerCase()
  if (/\bcomics?\b|graphic novel|panels?\b/.test(lower)) return 'comic'
  if (/\bvideos?\b|animation|cartoon|\bfilm\b|\breels?\b|shorts\b|youtube/.test(lower)) return 'video'
  if (/picture ?book|bilderbuch|board book|\bbook\b/.test(lower)) return 'picture-book'
  return undefined
}

function scenesIn(idea: ReturnType<typeof readIdea>): number | undefined {
  const said = idea.numbers.find(
    ({ unit }) => unit !== undefined && /^(?:scene|page|panel|spread|shot)s?$/.test(unit),
  )?.value
  return said === undefined ? undefined : Math.min(20, Math.max(3, Math.round(said)))
}

function rotate(items: readonly string[], by: number): string[] {
  const at = items.length === 0 ? 0 : by % items.length
  return [...items.slice(at), ...items.slice(0, at)]
}

function transitionOf(index: number, count: number, format: Format): string {
  if (index === count - 1) return format === 'video' ? 'slow fade to paper white' : 'last page, quiet'
  if (format === 'picture-book')
    return index % 2 === 0 ? 'page turn, the next picture answers' : 'stays on the same spread'
  if (format === 'comic') return index % 2 === 0 ? 'narrow gutter, moment to moment' : 'wide gutter, later'
  return index % 3 === 2 ? 'soft dissolve' : 'clean cut on the movement'
}

function shortTitle(title: string): string {
  return title.split(/\s+/).slice(0, 7).join(' ')
}

function continuityOf(
  props: readonly { name: string; states: Partial<Record<string, string>>; from: string }[],
  told: readonly { id: string }[],
  cast: readonly Figure[],
  place: string,
  isNight: boolean,
  weather: string | undefined,
): string[] {
  const lines = props.map((prop) => {
    let state = prop.from
    const states = told.map(({ id }, index) => {
      state = prop.states[id] ?? state
      return { number: index + 1, state }
    })
    const runs: string[] = []
    for (const { number, state: now } of states) {
      const last = runs.at(-1)
      if (last?.endsWith(`: ${now}`)) runs[runs.length - 1] = `${last.split(/[–:]/)[0]}–${number}: ${now}`
      else runs.push(`${number}: ${now}`)
    }
    return `Prop, ${prop.name}: ${runs.join('; ')}`
  })
  return [
    ...lines,
    `Clothes and marks: ${cast.map(({ name }) => name).join(', ')} look the same in every scene; nothing is put on or taken off except the props above`,
    `Time: ${isNight ? 'evening into night' : 'early morning (1) to dusk'} (${told.length}); light always from the left`,
    `Weather: ${weather ? `${weather} as the story says, clear at the end` : 'the same calm weather throughout'}`,
    `Screen direction: out into ${place} goes left to right, coming home goes right to left`,
  ]
}
