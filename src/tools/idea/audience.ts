import { createFinder } from './word-finder.ts'

export type AgeBand = '0-2' | '3-5' | '6-8' | '9-12' | 'teen' | 'adult'

/** Who the result is for. */
export type Audience = {
  /** As typed: "for my 4 year old Mira", "6 year olds". */
  words: string
  age?: number
  ageTo?: number
  band?: AgeBand
  /** Name of the child or reader. */
  name?: string
  /** "beginners", "nurses", "my boss", without the "for". */
  group?: string
  child: boolean
  /** The words that only say for whom, so that they can be taken out of the scene. */
  spans: { start: number; end: number }[]
}

const bands: Record<AgeBand, string> = {
  '0-2':
    'toddler, toddlers, baby, babies, infants | kleinkind*, säugling*, bébé*, tout-petit*, tout-petits, bebé*, bebê*, neonat*, peuter*, niemowl*, малыш*, младен*, رضيع, طفل صغير, शिशु, 赤ちゃん, 婴儿, 宝宝, 아기',
  '3-5':
    'preschool, preschooler, preschoolers, kindergarten, nursery, kindergartner, kindergartners, bedtime story, bedtime, little ones, kids, kid, children, child | kita, vorschul*, kinder, kindern, kind, gute-nacht-geschichte, gutenachtgeschichte, gute nacht geschichte, einschlafgeschichte, enfants, enfant, maternelle, histoire du soir, niños, niñas, niño, niña, preescolar*, cuento para dormir, crianças, criança, história para dormir, bambini, bambino, bambina, favola della buonanotte, kinderen, kleuter*, dzieci, dziecko, przedszkol*, bajka na dobranoc, çocuk*, masal, дет*, ребен*, ребён*, дошкольн*, сказка на ночь, діт*, дитин*, للأطفال, أطفال, طفل, طفلة, قصة قبل النوم, बच्च*, सोने से पहले, 子供, 子ども, こども, 幼児, 絵本, 寝かしつけ, 孩子, 儿童, 小朋友, 睡前故事, 幼儿, 아이, 어린이, 잠자리 동화, 동화',
  '6-8':
    'first graders, second graders, third graders, primary school, elementary school | grundschul*, erstklässler*, école primaire, cp, primaria, escuela primaria, ensino fundamental, scuola elementare, scuola primaria, basisschool, podstawówk*, ilkokul*, младш* школьник*, начальн* школ*, المدرسة الابتدائية, प्राथमिक, 小学生, 小学, 초등학생, 초등학교',
  '9-12':
    'tweens, preteens, middle grade, fifth graders, sixth graders, fourth graders, middle schoolers | schulkinder, collégiens, preadolescent*, pré-adolescent*, preadolescent*, школьник*, 高学年',
  teen: 'teen, teens, teenager, teenagers, young adult, young adults, high school students, high schoolers, teenage | jugendliche*, teenager*, adolescents, ados, lycéens, adolescentes, jóvenes, jovens, adolescent*, ragazzi, tieners, nastolat*, gençler, подростк*, підлітк*, مراهق*, किशोर*, 中学生, 高校生, 青少年, 中学生, 高中生, 청소년, 중학생, 고등학생',
  adult:
    'adults, grown-ups, grownups, seniors, pensioners, professionals, beginners | erwachsene*, adultes, adultos, adulti, volwassenen, dorośl*, yetişkin*, взросл*, дорослих, للكبار, بالغين, वयस्क*, 大人, 成人, 어른, 성인',
}
const findBand = createFinder<AgeBand>(bands)

const ageForms: readonly RegExp[] = [
  /(?:\bfor\s+(?:(?:my|our|a|an|the|his|her|their|two|three)\s+)?|\bteach(?:es|ing)?\s+(?:my\s+|our\s+)?|(?<=\bexplain(?:ed|ing)?\b[^.!?\n]{0,60})\bto\s+(?:my\s+|our\s+|a\s+|an\s+)?)(?<age>\d{1,2})(?:\s?(?:-|–|to)\s?(?<to>\d{1,2}))?[\s-]?(?:years?|yrs?|y)?[\s-]?(?:olds?|o\b)(?:\s+(?:son|daughter|child|kid|boy|girl|niece|nephew|grandson|granddaughter|students?|pupils?|kids|children|twins))?(?:,?\s+(?<name>\p{Lu}[\p{Ll}'’-]+))?/iu,
  /\b(?:ages?|aged)\s?(?<age>\d{1,2})(?:\s?(?:-|–|to)\s?(?<to>\d{1,2}))?\b/iu,
  /\b(?:for\s+)?(?<age>\d{1,2})(?:\s?(?:-|–|to)\s?(?<to>\d{1,2}))?[\s-]year[\s-]olds\b/iu,
  /(?:\bfür\s+(?:meine[nrm]?|unsere[nrm]?|eine[nrm]?|das|die|den)?\s*(?:\p{L}+\s)?)(?:(?<age>\d{1,2})(?:\s?(?:-|–|bis)\s?(?<to>\d{1,2}))?[\s-]?(?:jährige[nrs]?|jahre alte[nrs]?)(?:\s+(?:tochter|sohn|kind|nichte|neffe|enkel\p{L}*))?)(?:,?\s+(?<name>\p{Lu}\p{Ll}+))?/iu,
  /\b(?:ab|von)\s(?<age>\d{1,2})(?:\s?(?:-|–|bis)\s?(?<to>\d{1,2}))?\sjahren\b/iu,
  /(?:pour\s+(?:mon|ma|mes|notre|nos|un|une|des|les)\s+(?:fils|fille|enfants?|filles|garçons?|élèves|neveu|nièce)\s+(?:de\s+)?)(?<age>\d{1,2})(?:\s?(?:-|–|à)\s?(?<to>\d{1,2}))?\sans/iu,
  /(?:para\s+(?:mi|mis|meu|minha|um|uma|un|una|los|las|niños|niñas|crianças)?\s*(?:hij[oa]s?|filh[oa]s?|niñ[oa]s?|crianças?|nietos?|net[oa]s?|sobrin[oa]s?)?\s*(?:de\s+)?)(?<age>\d{1,2})(?:\s?(?:-|–|a)\s?(?<to>\d{1,2}))?\s(?:años|anos)/iu,
  /(?:per\s+(?:mi[oa]|i miei|bambini|una|un)?\s*(?:figli[oa]|bambin[oaie]|nipot[ei])?\s*(?:di\s+)?)(?<age>\d{1,2})(?:\s?(?:-|–|a)\s?(?<to>\d{1,2}))?\sanni/iu,
  // Looking back from every letter of a long idea is slow, so only where a number is near.
  /(?=[^\d\n]{0,32}\d)(?<=(?:expli|erklär|spieg|объясн|enseñ|apprend|ensin|insegn|bring)[^.!?\n]{0,80})(?:à (?:un|une|mon|ma|mes|des) |a (?:un|una|mi|mio|mia|uma?|meu|minha) |einem |einer |meine[mr] |ребёнку |ребенку |детям )?(?:enfants?|fils|fille|élèves?|niñ[oa]s?|hij[oa]|criança|filh[oa]|bambin[oaie]|figli[oa])?\s?(?:de |di |da )?(?<age>\d{1,2})(?:[\s-]?jährige[nrm]?|\s(?:ans|años|anos|anni|лет|года?))(?:\s(?:kind|sohn|tochter))?/iu,
  /(?:для\s+(?:\p{L}+\s){0,2})(?<age>\d{1,2})(?:\s?(?:-|–|до)\s?(?<to>\d{1,2}))?[\s-]?(?:лет\p{L}*|год\p{L}*)/iu,
  /для\s+(?:\p{L}+\s)?(?<age>\d{1,2})(?:\s?(?:-|–)\s?(?<to>\d{1,2}))?[\s-]?(?:летн\p{L}*|річн\p{L}*)(?:\s(?:дет\p{L}*|дочер\p{L}*|дочк\p{L}*|сын\p{L}*|дівчин\p{L}*|дітей))?/iu,
  /[给給為为](?:我)?(?<age>\d{1,2})(?:\s?(?:[-–~〜]|到|至)\s?(?<to>\d{1,2}))?\s?[岁歲](?:的?(?:孩子|小朋友|女儿|儿子|女兒|兒子|宝宝))?/u,
  /(?<age>\d{1,2})(?:\s?(?:[-–~〜]|から)\s?(?<to>\d{1,2}))?\s?[歳才](?:の(?:子供|子ども|子|娘|息子|女の子|男の子))?(?:向け|のための|に向けて)/u,
  /(?<age>\d{1,2})(?:\s?[-–~]\s?(?<to>\d{1,2}))?\s?(?:살|세)(?:\s?(?:아이|어린이|딸|아들))?(?:를|을)?\s?위한/u,
  /(?:لطفل\p{L}*|للأطفال|لابن\p{L}*|لبنت\p{L}*)\s(?:في\s)?(?:عمر\p{L}*\s|من عمر\s)?(?<age>\d{1,2})(?:\s?(?:-|–|إلى)\s?(?<to>\d{1,2}))?\s(?:سنوات|سنة|أعوام|عام)/u,
  /(?<age>\d{1,2})(?:\s?(?:-|–|से)\s?(?<to>\d{1,2}))?\s(?:साल|वर्ष)\s(?:के|की|का)\s(?:\S+\s){0,2}के लिए/u,
  /(?<age>\d{1,2})\syaş(?:ındaki|larındaki)?\s(?:\p{L}+\s){0,2}için/iu,
]

const named =
  /\bfor\s+(?:my|our)\s+(?:(?:little|youngest|oldest|baby|two|three)\s+)?(?<group>son|daughter|kid|kids|child|children|niece|nephew|grandson|granddaughter|grandchild|grandchildren|boy|girl|toddler|twins|students|class|pupils)(?:,?\s+(?:(?:named|called)\s+)?(?<name>\p{Lu}[\p{Ll}'’-]+))?/u
const forGroup =
  /\b(?:for|aimed at|targeting|addressed to|written for)\s+(?:(?:the|my|our|an?|other|absolute|complete|busy|young|new|first-time|aspiring|non-technical|small)\s+)*(?<group>(?:[\p{L}-]+\s){0,2}?(?:adults|agencies|applicants|architects|artists|audience|audiences|bakers|beginners|boss|business owners|buyers|candidates|ceos|chefs|children|class|clients|coaches|colleagues|commuters|consultants|couples|creators|customers|cyclists|dads|designers|developers|doctors|drivers|dummies|educators|elderly|employees|engineers|entrepreneurs|executives|expats|experts|families|fans|farmers|followers|founders|freelancers|friends|gamers|gardeners|grandparents|grown-ups|guests|hikers|hobbyists|homeowners|investors|journalists|kids|landlord|lawyers|learners|librarians|managers|marketers|moms|mums|newbies|newcomers|nurses|owners|parents|patients|pensioners|photographers|players|principals|professionals|programmers|readers|recruiters|renters|researchers|runners|scientists|seniors|shoppers|staff|startups|students|subscribers|teachers|team|teens|teenagers|tenants|toddlers|tourists|travellers|travelers|users|viewers|visitors|volunteers|women|men|workers|writers|youth|preschoolers|dog owners|neighbours|neighbors|mother-in-law|wife|husband|mother|father|mom|mum|dad|sister|brother|grandma|grandmother|grandfather|manager|teacher|professor|hr|team lead))(?!\p{L})(?!\s+of\b)/iu

/** For whom the idea is, when it says so. A child in the story is no audience. */
export function readAudience(text: string, language = 'en'): Audience | undefined {
  for (const form of ageForms) {
    const match = form.exec(text)
    const age = Number(match?.groups?.['age'])
    if (!match || !Number.isFinite(age) || age > 99) continue
    // "my 4 year old son finds a key" is in the story, "for my 4 year old son" is who it is for.
    const to = Number(match.groups?.['to'])
    const name = match.groups?.['name']
    const isName = name !== undefined && /^\p{Lu}/u.test(name)
    const words =
      isName || name === undefined
        ? match[0]
        : match[0].slice(0, match[0].length - name.length).replace(/[,\s]+$/u, '')
    return {
      words: words.trim(),
      age,
      ...(Number.isFinite(to) && to > age ? { ageTo: to } : {}),
      band: bandOfAge(age),
      ...(isName ? { name } : {}),
      child: age < 13,
      spans: [{ start: match.index, end: match.index + words.length }],
    }
  }
  const child = named.exec(text)
  if (child) {
    const isGrown = /^(?:students|class|pupils)$/.test(child.groups?.['group'] ?? '')
    return {
      words: child[0],
      ...(isGrown ? {} : { band: /toddler|baby/.test(child[0]) ? ('0-2' as const) : ('3-5' as const) }),
      ...(child.groups?.['name'] ? { name: child.groups['name'] } : {}),
      group: child[0].replace(/^for\s+/iu, ''),
      child: !isGrown,
      spans: [{ start: child.index, end: child.index + child[0].length }],
    }
  }
  return groupAudience(text, language)
}

function groupAudience(text: string, language: string): Audience | undefined {
  const group = forGroup.exec(text)
  const band = bandIn(text, language)
  if (group) {
    const words = group[0]
    const said = findBand(words)[0]?.key
    const isChild = said !== undefined && said !== 'adult' && said !== 'teen'
    return {
      words,
      group: words.replace(/^(?:for|aimed at|targeting|addressed to|written for)\s+/iu, ''),
      band: said ?? band?.key ?? 'adult',
      child: isChild,
      spans:
        /(?:boss|landlord|wife|husband|mother|father|mom|mum|dad|sister|brother|grandma|grandmother|grandfather|mother-in-law|manager|teacher|professor)$/iu.test(
          words,
        )
          ? []
          : [{ start: group.index, end: group.index + words.length }],
    }
  }
  if (!band) return undefined
  const aged =
    /(?<!\d)(\d{1,2})\s?(?:歳|才|岁|歲|살|세|лет|ans\b|años|anos\b|anni\b|jahre|years?|سنوات|साल)/iu.exec(
      text,
    )
  const age = Number(aged?.[1])
  if (aged && age > 0 && age < 18)
    return {
      words: band.words,
      age,
      band: bandOfAge(age),
      child: age < 13,
      spans: [{ start: aged.index, end: aged.index + aged[0].length }],
    }
  return { words: band.words, band: band.key, child: band.key !== 'adult' && band.key !== 'teen', spans: [] }
}

// "kids" playing in the scene are no audience; "for kids", "children's book", "bedtime story" are.
function bandIn(text: string, language: string): { key: AgeBand; words: string } | undefined {
  return findBand(text, language).find((hit) => {
    const before = text.slice(Math.max(0, hit.start - 14), hit.start)
    const after = text.slice(hit.end, hit.end + 16)
    if (
      /^(?:bedtime|preschool|kindergarten|primary school|elementary school|middle grade|young adult|gute|histoire du|cuento para|história para|favola|сказка на|قصة قبل|सोने से|寝かしつけ|絵本|睡前|잠자리|kita|masal|bajka)/iu.test(
        hit.words,
      )
    )
      return true
    if (
      /(?:\bfor|\bto|\bteach|für|pour|para|per|voor|dla|для|için|للا?|के लिए)\s*(?:\p{L}+\s){0,2}$/iu.test(
        before,
      )
    )
      return true
    return (
      /^(?:['’]s)?\s?(?:book|story|stories|için|के लिए|向け|のための|tale|video|song|cartoon|audience|friendly|buch|geschichte)/iu.test(
        after,
      ) || /^(?:للأطفال|للكبار)$/u.test(hit.words)
    )
  })
}

export function bandOfAge(age: number): AgeBand {
  if (age <= 2) return '0-2'
  if (age <= 5) return '3-5'
  if (age <= 8) return '6-8'
  if (age <= 12) return '9-12'
  return age <= 17 ? 'teen' : 'adult'
}
