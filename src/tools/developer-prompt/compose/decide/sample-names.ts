import type { BriefEntity } from '../brief.ts'
import { personName } from '../knowledge/people.ts'
import { isPersonNoun } from '../read/person-nouns.ts'
import { upperFirst } from '#shared/text/upper-first.ts'

/** Places of work and groups, which people like to name after somebody. */
const namedAfterPeople =
  /^(?:practice|clinic|farm|school|studio|company|firm|business|shop|store|bakery|salon|agency|supplier|vendor|household|orchard|winery|vineyard|workshop|garage|gallery|estate|brand|producer|organi[sz]ation|partner|café|cafe|restaurant|dairy|nursery|boatyard|account)$/
const groups = /^(?:team|crew|squad|band|choir)$/
/** Places of which there are several in one town. */
const places =
  /^(?:harbou?r|warehouse|depot|branch|station|site|yard|garden|park|hall|stop|market|gate|library|museum|hospital|pool|court|pitch|field|bay|lab|laboratory|shelter|hostel|hotel|church|theatre|venue|kitchen|quarter|district|neighbou?rhood|region|zone|area|route)$/
const whichOne = ['North', 'Old', 'Canal', 'Upper', 'Mill', 'South'] as const
const apart = 11

/** "Kaya farm", "Team Berger", "North depot": what such a record would be called; undefined where a number is more honest. */
export function nameLike(entity: BriefEntity, seed: number, language: string): string[] | undefined {
  if (!/^[a-zé ]+$/.test(entity.label)) return undefined
  const last = entity.label.split(' ').at(-1) ?? ''
  const people = [0, 1, 2].map((index) => personName(apart + (seed % 5), index, language))
  if (isPersonNoun(last)) return people
  const families = people.map((name) => name.split(' ').slice(1).join(' '))
  if (groups.test(last)) return families.map((family) => `${upperFirst(entity.label)} ${family}`)
  if (namedAfterPeople.test(last)) return families.map((family) => `${family} ${entity.label}`)
  if (places.test(last))
    return [0, 1, 2].map(
      (index) => `${whichOne[(seed + index) % whichOne.length] ?? 'North'} ${entity.label}`,
    )
  return undefined
}
