const base =
  'allocate amend assemble audit brew certify clarify congratulate countersign curate delegate demote diagnose digitise digitize disinfect dismantle dispose endorse evacuate examine forage graft inoculate invest investigate irrigate knit lubricate mow onboard oversee photograph plough proofread prune reassign rebuild recalculate recycle redeem refuel refurbish rehearse rehome reimburse relocate renovate replant resell resupply retest reuse revise sanitise sanitize sew sharpen sterilise sterilize sweep vaccinate weld adopt bookmark browse configure crop customise customize deactivate dispatch draw explore harvest hire host learn listen nominate organise organize pack personalise personalize pin practise rearrange redo reorder sponsor tag teach text tick trade uncheck unload untick weigh accept access achieve activate add adjust admit advance alert allow answer append apply appear approve archive arrive ask assign attach attend award ban bar become begin belong bill blacklist block book borrow break bring buy calculate call cancel capture carry cash change charge check choose claim clean clear click close collect come comment compare complete compute confirm connect contact contain continue convert copy correct cost count cover create credit cut deactivate debit decide decline decrease deduct delay delete deliver deny deposit disable discard discount display divide document donate double download drop earn edit email e-mail enable encrypt end enforce enrol enroll enter escalate exceed exchange exclude exist expire export extend fail feed fill filter find finish fire fix flag follow forbid forward freeze generate get give go grant group guide halt handle happen have hide highlight hold ignore import include increase inform insert inspect invite invoice issue join keep know land leave lend let limit link list load lock log lose lower mail make manage map mark match measure mention merge message miss mount move mute name need notify obtain offer open order overlap own park pass pause pay perform pick place plan play post postpone prefer prefill prepare present prevent print process produce prompt propose protect prove provide publish purchase push put queue raise rank rate reach read receive recommend record redirect reduce refer refill refresh refund refuse register reject release reload remain remember remind remove rename renew rent repair repeat replace reply report request require reschedule resend reserve reset resolve respond restore restrict retain resume retry return reveal reverse review reward revoke rotate round route run save scan schedule score search see select sell send separate serve set share ship show sign skip slow sort split stamp start state stay stop store submit subscribe substitute subtract succeed suggest support suspend swap switch sync take tell terminate test time top toggle track train transfer translate treat trigger try turn undo unlock update upgrade upload use validate verify view visit void vote wait waive want warn watch water weigh win withdraw work write'.split(
    ' ',
  )

const alsoNouns = new Set(
  'audit photograph sweep graft bookmark crop harvest hire host pack pin sponsor tag text tick trade access advance alert answer ban bill block book break call cash change charge check claim comment contact copy cost count cover credit cut debit delay deposit discount display document drop email e-mail end exchange export feed filter fire group guide hold import increase invoice issue limit link list load lock log mail map mark match measure message name need offer order park pass pause place plan play post present print process produce prompt purchase push queue rank rate record refund release repair reply report request reserve reset return review reward round route run scan schedule score search set share ship show sign sort split stamp start state stay stop store support swap switch test time top track train transfer trigger try turn update upgrade upload use view visit vote wait water win work'.split(
    ' ',
  ),
)

/** Base forms of verbs that rules and actions begin with. */
export const verbs: ReadonlySet<string> = new Set(base)

const thirdPerson = new Map(base.map((verb) => [toThirdPerson(verb), verb]))
const auxiliary =
  /(?:^|[\s(])(?:is|are|was|were|isn't|aren't|has|have|had|does|do|doesn't|don't|gets?|becomes?|will|won't|must|mustn't|can|cannot|can't|may|might|should|shouldn't|shall|would|needs|need|requires?|costs|lasts?|means|counts|applies|apply|pays|goes|stays|expires?|belongs?|remains?|receives?|earns?|wins|loses|sees|starts|ends|closes|opens)(?=[\s,.;:)]|$)/u

/**
 * Whether a piece of English has a verb in a finite form, so that it can stand after "that". What must be a clause by
 * its place, such as the part after "If …,", may have a verb that is a noun elsewhere ("results stay hidden").
 */
export function hasFiniteVerb(text: string, isSurelyClause = false): boolean {
  const words = text.replace(/[’]/gu, "'").split(/[\s,;:()]+/u)
  if (auxiliary.test(` ${words.slice(1).join(' ')}`)) return true
  return words.some((word, index) => {
    if (index === 0) return false
    const verb = thirdPerson.get(word)
    if (verb !== undefined && !alsoNouns.has(verb)) return true
    const before = words[index - 1] ?? ''
    return (
      verbs.has(word) &&
      (isSurelyClause || !alsoNouns.has(word)) &&
      /(?:[a-z]s|people|children|staff|who|they|we|you)$/u.test(before) &&
      !/ss$|^(?:this|is|was|as|has)$/u.test(before)
    )
  })
}

function toThirdPerson(verb: string): string {
  if (/(?:s|sh|ch|x|z|o)$/u.test(verb)) return `${verb}es`
  if (/[^aeiou]y$/u.test(verb)) return `${verb.slice(0, -1)}ies`
  return `${verb}s`
}

/** The base form of "approves" or "logs". Some such words can be plural nouns as well ("orders"): the context decides. */
export function baseOfThirdPerson(word: string): string | undefined {
  return thirdPerson.get(word.toLowerCase())
}

export function isAlsoNoun(verb: string): boolean {
  return alsoNouns.has(verb)
}

const commandsFirst = new Set(
  'start stop show use block ban lock send set reset turn try share swap switch wait print store push reply repeat charge email e-mail mail archive let keep count pause refund place mark name answer alert cut delay hold include notice offer schedule log round'.split(
    ' ',
  ),
)

/** Nouns by the book that open a rule as a command far more often: "Charge late fees", "Use metric units". */
export function isMostlyCommand(verb: string): boolean {
  return !alsoNouns.has(verb) || commandsFirst.has(verb)
}
