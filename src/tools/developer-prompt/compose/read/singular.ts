import { pluralOfMan } from '../words/english.ts'

const unchanged = new Set(
  'status address address bus campus bonus virus census corpus lotus focus genius radius series species news analysis basis crisis thesis diagnosis hypothesis synthesis emphasis oasis axis praxis gas atlas canvas alias bias lens iris process access class glass mass pass success business progress express press boss loss cross dress staff data media feedback software hardware equipment furniture information inventory stock cash money progress gps sms dns os cms rss css js ios sos pos sns aws https canvas chaos cosmos tennis mathematics maths physics economics politics ethics logistics athletics gymnastics electronics headquarters means sheep fish deer aircraft offspring barracks crossroads gallows christmas texas thanks kudos yes this his its is was has plus minus versus bus vs sales pancreas pyjamas pajamas las vegas'.split(
    ' ',
  ),
)

const irregular = new Map(
  Object.entries({
    people: 'person',
    children: 'child',
    men: 'man',
    women: 'woman',
    feet: 'foot',
    teeth: 'tooth',
    geese: 'goose',
    mice: 'mouse',
    criteria: 'criterion',
    phenomena: 'phenomenon',
    analyses: 'analysis',
    crises: 'crisis',
    theses: 'thesis',
    diagnoses: 'diagnosis',
    bases: 'base',
    axes: 'axis',
    indices: 'index',
    indexes: 'index',
    matrices: 'matrix',
    vertices: 'vertex',
    appendices: 'appendix',
    statuses: 'status',
    addresses: 'address',
    buses: 'bus',
    bonuses: 'bonus',
    campuses: 'campus',
    viruses: 'virus',
    lives: 'life',
    wives: 'wife',
    knives: 'knife',
    leaves: 'leave',
    shelves: 'shelf',
    wolves: 'wolf',
    calves: 'calf',
    halves: 'half',
    loaves: 'loaf',
    thieves: 'thief',
    scarves: 'scarf',
    hooves: 'hoof',
    movies: 'movie',
    cookies: 'cookie',
    calories: 'calorie',
    zombies: 'zombie',
    selfies: 'selfie',
    rookies: 'rookie',
    pies: 'pie',
    ties: 'tie',
    lies: 'lie',
    hobbies: 'hobby',
    quizzes: 'quiz',
    aliases: 'alias',
    lenses: 'lens',
    canvases: 'canvas',
    gases: 'gas',
    caches: 'cache',
    headaches: 'headache',
    menus: 'menu',
    gurus: 'guru',
    emus: 'emu',
    heroes: 'hero',
    potatoes: 'potato',
    tomatoes: 'tomato',
    echoes: 'echo',
    vetoes: 'veto',
    shoes: 'shoe',
    canoes: 'canoe',
    toes: 'toe',
    axles: 'axle',
    courses: 'course',
    houses: 'house',
    warehouses: 'warehouse',
    horses: 'horse',
    nurses: 'nurse',
    purses: 'purse',
    purchases: 'purchase',
    cases: 'case',
    databases: 'database',
    leases: 'lease',
    releases: 'release',
    phrases: 'phrase',
    vases: 'vase',
    responses: 'response',
    expenses: 'expense',
    licenses: 'license',
    licences: 'licence',
    verses: 'verse',
    clauses: 'clause',
    causes: 'cause',
    mazes: 'maze',
    prizes: 'prize',
    sizes: 'size',
    gazes: 'gaze',
    businessmen: 'businessman',
    salespeople: 'salesperson',
    craftsmen: 'craftsman',
    craftspeople: 'craftsperson',
    grandchildren: 'grandchild',
    sponsorships: 'sponsorship',
    roses: 'rose',
    exercises: 'exercise',
    premises: 'premise',
    promises: 'promise',
    franchises: 'franchise',
    cruises: 'cruise',
    noises: 'noise',
    doses: 'dose',
    hoses: 'hose',
    uses: 'use',
    fuses: 'fuse',
    muses: 'muse',
    excuses: 'excuse',
    pauses: 'pause',
    senses: 'sense',
    lapses: 'lapse',
    pulses: 'pulse',
    bruises: 'bruise',
    diseases: 'disease',
    increases: 'increase',
    purposes: 'purpose',
    surprises: 'surprise',
    enterprises: 'enterprise',
    specimens: 'specimen',
    taxis: 'taxi',
    taxes: 'tax',
    skis: 'ski',
    alibis: 'alibi',
    apis: 'api',
    kpis: 'kpi',
    faqs: 'faq',
    pcs: 'pc',
    ids: 'id',
  }),
)

/** English plural to singular for one word; words that only look plural (Status, News, Series) stay as they are. */
export function singularise(word: string): string {
  const lower = word.toLowerCase()
  if (unchanged.has(lower)) return word
  const known = irregular.get(lower)
  if (known !== undefined) return matchCase(word, known)
  if (!/^[\p{ASCII}]+$/u.test(word) || lower.length < 4) return word
  if (pluralOfMan.test(lower)) return `${word.slice(0, -2)}${isUpper(word) ? 'AN' : 'an'}`
  if (/(?:ss|us|is)$/u.test(lower)) return word
  if (/[^aeiou]ies$/u.test(lower)) return `${word.slice(0, -3)}${isUpper(word) ? 'Y' : 'y'}`
  if (/(?:sses|shes|ches|xes|zzes)$/u.test(lower)) return word.slice(0, -2)
  if (/[^s]s$/u.test(lower)) return word.slice(0, -1)
  return word
}

/** Singular of the last word of an English noun phrase: "order items" → "order item". */
export function singularisePhrase(phrase: string): string {
  return phrase.replace(/[\p{L}\p{N}'’-]+$/u, (word) => {
    const parts = word.split('-')
    const last = parts.pop() ?? ''
    return [...parts, singularise(last)].join('-')
  })
}

/** English plural of a noun, for sentences the composer writes. */
export function pluralise(word: string): string {
  const lower = word.toLowerCase()
  for (const [plural, singular] of irregular) {
    if (singular === lower) return matchCase(word, plural)
  }
  if (
    /^(?:news|series|species|data|media|staff|equipment|information|feedback|furniture|sheep|fish|inventory|stock|cash|money)$/u.test(
      lower,
    )
  )
    return word
  if (/(?:sis)$/u.test(lower)) return `${word.slice(0, -2)}es`
  if (/[^aeiou]y$/u.test(lower)) return `${word.slice(0, -1)}ies`
  if (/(?:s|sh|ch|x|z)$/u.test(lower)) return `${word}es`
  return `${word}s`
}

function matchCase(model: string, word: string): string {
  if (isUpper(model)) return word.toUpperCase()
  return /^\p{Lu}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word
}

function isUpper(word: string): boolean {
  return word.length > 1 && word === word.toUpperCase() && /\p{Lu}/u.test(word)
}
