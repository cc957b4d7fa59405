import type { Note } from '#tools/workbench/answer.ts'
import type { Idea } from '#tools/idea/read-idea.ts'
import type { Subject } from '#tools/idea/subjects.ts'
import { isPlural } from '#tools/idea/words/singular.ts'
import { weathers } from './knowledge/air.ts'
import { carrierFor } from './knowledge/abstractions.ts'
import type { Look } from './knowledge/looks.ts'
import { findStaging, isStaged } from './knowledge/stagings.ts'
import { decideBeats, endFrameOf, isAbstract, isView } from './decide/beats.ts'
import { marksOf } from './decide/marks.ts'
import { cameraNotes, decideCameras } from './decide/camera.ts'
import { decideLight, decidePalette } from './decide/light.ts'
import { decideLook } from './decide/look.ts'
import { sensesOf } from './decide/senses.ts'
import { planShots, type PlannedShot } from './decide/plan-shots.ts'
import { productUse, surfaceOf } from './decide/product.ts'
import { decideAmbience, decideMusic, effectOf } from './decide/sound.ts'
import type { Direction, Shot } from './direction.ts'
import type { Event } from './read/events.ts'
import { isOnScreen } from './read/on-screen.ts'
import type { VideoRequest } from './read/read-request.ts'
import { standIn } from './words/stand-in.ts'
import { definite, fill, isFirstPerson } from './words/subject-words.ts'

/** Decides the whole film: everything that concerns how it is seen and heard, nothing of what happens. */
export function direct(given: VideoRequest): { direction: Direction; notes: Note[] } {
  const { look, notes: lookNotes } = decideLook(given)
  const request = withEvents(given, look)
  const plan = planShots(request, look)
  const cameras = decideCameras(request, look, plan.shots)
  const abstract =
    request.events.length === 1 && request.events[0] !== undefined && isAbstract(request.events[0])
  const shots = plan.shots.map((planned, index): Shot => {
    const camera = cameras[index]
    if (!camera) throw new Error('A shot without a camera')
    const isLast = index === plan.shots.length - 1
    const lines = speaking(request, index, plan.shots.length)
    const [event] = planned.events
    return {
      from: planned.from,
      to: planned.to,
      ...camera,
      action: actionOf(planned, request, look),
      beats: decideBeats(planned, {
        words: request.words,
        lines,
        isOnly: plan.shots.length === 1,
        isProduct: isProductShot(look, event),
        isLast,
        hasPlace: request.idea.setting.place !== undefined,
        isRepeat:
          index > 0 &&
          planned.coverage === 'whole' &&
          plan.shots[index - 1]?.coverage === 'whole' &&
          event !== undefined &&
          event.verb !== '' &&
          findStaging(plan.shots[index - 1]?.events.at(-1)?.verb ?? '') === findStaging(event.verb),
        endsOn: request.idea.wishes.endsOn?.what,
      }),
      sound: event ? (abstract ? carrierFor(request.words).sound : effectOf(event)) : '',
      dialogue:
        isLast || lines.length > 0
          ? lines.map(({ speaker, voice, text }) => ({
              speaker: speakerName(speaker, request),
              voice,
              text,
            }))
          : [],
    }
  })
  const last = plan.shots.at(-1)?.events.at(-1)
  const end = request.idea.wishes.endsOn?.what
  const { idea } = request
  const isOwnView = request.events[0]?.doer !== undefined && isFirstPerson(request.events[0].doer)
  const direction: Direction = {
    seconds: plan.seconds,
    ...aspectOf(request),
    shots,
    identities: identitiesOf(request, look),
    look: [
      ...request.tags.filter(
        (tag) =>
          !look.medium.toLowerCase().includes(tag.toLowerCase().replaceAll(' ', '-')) &&
          !look.medium.toLowerCase().includes(tag.toLowerCase()),
      ),
      look.medium,
    ].join(', '),
    lookName: look.name,
    focus: isOwnView
      ? 'focus where the eyes would be'
      : abstract
        ? 'focus on the edge of the light'
        : !idea.isEnglish
          ? look.focus.replace('{S}', 'the main figure')
          : fill(look.focus, request.events[0]?.doer ?? idea.subject).replace('the scene', 'the subject'),
    palette: decidePalette(request, look),
    light: decideLight(request, look),
    secondary: secondaryOf(request) || (request.detail > 0 ? 'fine dust drifts through the light' : ''),
    foreground: request.detail >= 1 ? foregroundOf(request) : '',
    ambience: decideAmbience(request),
    soundLayer: request.detail >= 2 ? layerOf(request) : '',
    music: decideMusic(request, look),
    speech: request.lines.length > 0 ? '' : 'no speech',
    endFrame: end
      ? `${end}, centred and held still for the last second`
      : last
        ? endFrameOf(last, request.words, idea.setting.place !== undefined)
        : 'the frame at rest',
    keep: keepOf(request, shots.length),
    avoid: avoidOf(request, look),
    speed: request.camera.speed ?? '',
    context: '',
  }
  return {
    direction,
    notes: [
      ...given.notes,
      ...lookNotes,
      ...plan.notes,
      ...cameraNotes(request),
      ...abstractNote(abstract),
      ...detailNote(request),
    ],
  }
}

// A command and an idea in another language have no doer that English can name; an empty idea has no scene.
function withEvents(request: VideoRequest, look: Look): VideoRequest {
  const { idea } = request
  const events =
    request.events.length > 0
      ? request.events
      : [{ text: 'light moves across a bare surface', verb: '', objectWords: '' }]
  return {
    ...request,
    events: events.map((event) => {
      if (!idea.isEnglish) return event.doer ? { ...event, doer: inEnglish(event.doer, idea.scene) } : event
      const doer = event.doer ?? (event.verb === '' ? undefined : hands)
      // In a frightening film nothing strolls.
      const isCreeping = look.intent === 'suspense' && findStaging(event.verb).intent === 'travel'
      return { ...event, ...(doer ? { doer } : {}), verb: isCreeping ? 'creep' : event.verb }
    }),
  }
}

const hands = standIn('the hands', { kind: 'person', animate: true, plural: true, pronoun: 'they' })

/** The known noun of an idea in another language, so that beats can name it in English. */
function inEnglish(subject: Subject, scene: string): Subject {
  const isMany = several.test(scene.slice(0, 40))
  const isKnown =
    subject.concept !== undefined &&
    /^[a-z -]+$/u.test(subject.singular) &&
    !/^(?:sky|landscape|place|building|time|abstract)$/u.test(subject.kind)
  // Whoever has no known name is most often somebody.
  const noun = isKnown ? subject.singular.replaceAll('-', ' ') : 'figure'
  const name = isMany ? plural(noun) : noun
  return standIn(`the ${name}`, {
    ...subject,
    phrase: `the ${name}`,
    bare: name,
    head: name,
    attributes: [],
    plural: isMany,
    ...(isMany ? { pronoun: 'they' as const } : {}),
    ...(isKnown ? {} : { kind: 'person' as const, animate: true, pronoun: 'they' as const }),
  })
}

// Counting words near the start, where whoever it is about is named.
const several =
  /(?<!\p{L})(?:zwei|drei|vier|fünf|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|dois|duas|três|quatro|due|tre|quattro|cinque|два|две|двое|три|трое|четыре|пять|δύο|τρεις|τρία|दो|तीन|चार)(?!\p{L})|[2-9](?!\d)|二匹|二人|三匹|三人|四人|五人|両|两|兩|三只|三個|三个|四个|五个|두 |세 |네 |다섯|ثلاث|أربع|شقيقتان|اثنان/iu

function plural(noun: string): string {
  if (/(?:man)$/u.test(noun)) return noun.replace(/man$/u, 'men')
  if (noun === 'child') return 'children'
  if (/(?:s|x|ch|sh)$/u.test(noun)) return `${noun}es`
  return /[^aeiou]y$/u.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`
}

// A thing is shown as a product even when it does something; people are not.
function isProductShot(look: Look, event: Event | undefined): boolean {
  return look.intent === 'product' && event?.doer?.animate !== true
}

function actionOf(planned: PlannedShot, request: VideoRequest, look: Look): string {
  const [event] = planned.events
  if (!event) return request.idea.scene
  if (isAbstract(event))
    return request.idea.setting.place
      ? `${event.text}, carried by light alone, nobody in sight`
      : `${event.text}, carried by light alone: ${carrierFor(request.words).scene}`
  const name = event.doer ? definite(event.doer) : 'the subject'
  const { place } = request.idea.setting
  const isProduct = isProductShot(look, event)
  const product = look.intent === 'product' && request.about !== '' ? request.about : undefined
  switch (planned.coverage) {
    case 'whole':
      return isProduct && planned.from > 0 && event.verb === '' ? productUse(event.doer) : event.text
    case 'opening':
      if (product) return `${product}, first only edges and surface, light sliding along them`
      if (isProduct && event.verb !== '')
        return `${event.doer?.phrase ?? event.text} on ${surfaceOf(request)}, first only edges and surface`
      if (isProduct)
        return `${event.text}${/\bon\b/u.test(event.text) ? '' : ` on ${surfaceOf(request)}`}, first only edges and surface`
      return place
        ? `the whole of ${place.phrase}, ${name} small in it`
        : `${event.doer?.phrase ?? name}, seen whole before the first movement`
    case 'detail':
      return event.object ? `closer on ${definite(event.object)}` : `closer on ${name}`
    case 'ending':
      if (request.idea.wishes.endsOn) return `cut to ${request.idea.wishes.endsOn.what}`
      if (product) return `${product} seen whole, clear in the frame`
      return isProduct ? `${name} seen whole, clear in the frame` : `${name} and the whole place in one frame`
  }
}

function speaking(request: VideoRequest, index: number, count: number): VideoRequest['lines'] {
  // Lines are spread over the shots in the order they are said.
  const first = Math.ceil((index * request.lines.length) / count)
  const end = Math.ceil(((index + 1) * request.lines.length) / count)
  return request.lines.slice(first, end)
}

// "he says": the one the film is about.
function speakerName(speaker: string, { idea }: VideoRequest): string {
  if (speaker === '') return 'Speaker'
  return /^(?:he|she|they|it)$/iu.test(speaker) && idea.subject ? definite(idea.subject) : speaker
}

function aspectOf({ idea, words }: VideoRequest): { aspect: string; aspectWords: string } {
  const wish = idea.wishes.aspect
  if (wish) return { aspect: wish.value, aspectWords: /^\d/u.test(wish.words) ? '' : wish.words }
  const isPhone =
    idea.wishes.platforms.some(({ value }) => value === 'tiktok' || value === 'instagram') ||
    /\b(?:reels?|tik ?tok|youtube shorts?|shorts?(?= video|$)|(?:instagram|facebook|snapchat|whatsapp) (?:story|stories)|vertical)\b/iu.test(
      words,
    )
  return isPhone
    ? { aspect: '9:16', aspectWords: idea.wishes.platforms[0]?.words ?? 'vertical' }
    : { aspect: '16:9', aspectWords: '' }
}

function identitiesOf({ idea, events }: VideoRequest, look: Look): Direction['identities'] {
  const shown = idea.isEnglish
    ? idea.subjects.filter(
        (subject) =>
          !/^(?:place|reader|owner)$/u.test(subject.role) &&
          !/^(?:I|we|they|it|he|she|you|us|someone|nobody|everyone)$/iu.test(subject.phrase) &&
          isOnScreen(subject, idea.scene) &&
          !isMisread(subject, events) &&
          (subject.animate ||
            (subject.name !== undefined && subject.kind === 'unknown') ||
            events.some(({ doer }) => doer?.phrase === subject.phrase) ||
            subject === idea.subject),
      )
    : events
        .slice(0, 1)
        .flatMap(({ doer }) =>
          doer?.concept && doer.head !== 'figure' && doer.head !== 'figures' ? [doer] : [],
        )
  const others = idea.isEnglish
    ? events.flatMap(({ doer }) =>
        doer?.animate === true &&
        doer.phrase !== 'the hands' &&
        !/ and |^(?:he|she|they|one|the other|everyone|someone|I|we)$/iu.test(doer.phrase) &&
        !idea.subjects.some(({ phrase }) => phrase === doer.phrase)
          ? [doer]
          : [],
      )
    : []
  const seen = [...others, ...shown]
  // Beside somebody, a lamp or a string needs no marks of its own.
  return (
    seen.some(({ animate }) => animate)
      ? seen.filter(({ animate, kind }) => animate || !/^(?:object|device|paper|food|tool)$/u.test(kind))
      : seen
  )
    .slice(0, 3)
    .map((subject) => ({
      name: idea.isEnglish ? definite(subject) : subject.head,
      marks: marksOf(subject, look),
    }))
    .filter(({ marks }) => marks !== '')
}

// In "his letters fly" the verb was taken for the noun.
function isMisread({ head, attributes, phrase, name }: Subject, events: readonly Event[]): boolean {
  // "one word: HELLO" names nobody.
  if (name !== undefined && /^\p{Lu}{2,}$/u.test(name)) return true
  // "a boxer tapes" was read as one noun where the doer is the boxer.
  if (
    events.some(
      ({ doer }) => doer !== undefined && doer.phrase !== phrase && phrase.startsWith(`${doer.phrase} `),
    )
  )
    return true
  return attributes.length > 0 && isPlural(attributes.at(-1) ?? '') && isStaged(head.toLowerCase())
}

function secondaryOf({ idea }: VideoRequest): string {
  if (idea.subject?.kind === 'sky') return ''
  const weather = idea.setting.weather[0]
  if (weather) return weathers[weather.value].motion
  return ''
}

function foregroundOf({ idea }: VideoRequest): string {
  const sense = sensesOf(idea.setting.places)
  const near = sense?.depth.split(',')[0]?.replace(/ (?:in front|or .*)$/u, '')
  return near ? `the soft out-of-focus edge of ${near}` : 'a soft out-of-focus edge at the lower corner'
}

function layerOf({ idea }: VideoRequest): string {
  const sense = sensesOf(idea.setting.places)
  return sense
    ? `one far sound from behind the camera, as deep as the place is wide`
    : 'one breath close to the microphone between the beats'
}

const changes = new Set(['grow', 'break', 'burn', 'disappear'].map(findStaging))

function hasPeople({ subjects }: Idea, events: readonly Event[]): boolean {
  return [...subjects, ...events.flatMap(({ doer }) => (doer && doer !== hands ? [doer] : []))].some(
    ({ kind }) => kind === 'person' || kind === 'group',
  )
}

function keepOf({ idea, events }: VideoRequest, shots: number): string[] {
  const doer = events[0]?.doer
  const keep: string[] = []
  // What changes before our eyes keeps its place, not its shape.
  const isChanging = events.some(({ verb }) => changes.has(findStaging(verb)))
  if (isChanging && doer)
    return [
      `${definite(doer)} in the same place and framing`,
      'everything around unchanged',
      shots > 1 ? 'one light direction across the cuts' : 'light unchanged',
    ]
  const counted = idea.subjects.filter(
    (subject) =>
      subject.count !== undefined &&
      subject.count > 1 &&
      subject.role !== 'place' &&
      !/^(?:time|abstract)$/u.test(subject.kind) &&
      !/^an?\s/iu.test(subject.phrase),
  )
  for (const subject of counted.slice(0, 2)) keep.push(`exactly ${subject.phrase.replace(/^the /iu, '')}`)
  if (!idea.isEnglish) keep.push('everybody and everything in the numbers told')
  else if (
    counted.length === 0 &&
    doer &&
    !isView(doer) &&
    !/^(?:abstract|time)$/u.test(doer.kind) &&
    !/^(?:I|we|you|they)$/iu.test(doer.phrase)
  )
    keep.push(
      doer.plural ? `${definite(doer)} the same throughout` : `${definite(doer)} the same in every frame`,
    )
  const people = hasPeople(idea, events)
  if (people) keep.push('faces and clothes unchanged')
  else if (doer && !isView(doer) && doer.kind !== 'abstract' && doer.kind !== 'time')
    keep.push('shape and size unchanged')
  keep.push(shots > 1 ? 'one light direction across the cuts' : 'light unchanged')
  return keep
}

function avoidOf({ idea, events }: VideoRequest, look: Look): string[] {
  const own = idea.negations
    .filter(
      (negation) =>
        !/^(?:talk|speech|speak|dialog|word|music|musi|narrat|voice|sound|cut)/iu.test(negation.what),
    )
    .filter((negation) => negation.use === 'wish' || /^(?:logo|text|caption|subtitle)/iu.test(negation.what))
    .map((negation) =>
      negation.what
        .toLowerCase()
        .replace(/\s*\bplease\b\s*/gu, '')
        .replace(/^any\s/u, ''),
    )
    .filter((what) => what !== '')
  const people = hasPeople(idea, events)
  // A hand may work a product; whose it is does not matter.
  const nobody = look.intent === 'product' || look.intent === 'instruction' ? 'faces' : 'people'
  const defaults = [people ? 'extra people' : nobody, 'captions', 'watermarks']
  return [...new Set([...own, ...defaults])].slice(0, 4)
}

function abstractNote(isAbstractIdea: boolean): Note[] {
  return isAbstractIdea
    ? [
        {
          kind: 'assumed',
          text: 'The idea names nobody and nothing to film, so light alone carries it. Name a person, a thing or a place for a different film.',
        },
      ]
    : []
}

function detailNote({ detail }: VideoRequest): Note[] {
  if (detail === 0) return []
  const steps = ['foreground, texture and a second movement', 'a second shot and a further layer of sound']
  if (detail === 1) return [{ kind: 'changed', text: `More detail: ${steps[0]}.` }]
  return [
    { kind: 'changed', text: `More detail: ${steps.join(', then ')}.` },
    ...(detail >= 3
      ? [
          {
            kind: 'hint' as const,
            text: 'More would crowd the picture. The tab “Other treatment” films the same idea in another way.',
          },
        ]
      : []),
  ]
}
