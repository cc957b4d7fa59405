/** What is known about a deed: the user's verb and object, and the record it touches. */
export type DeedWords = {
  verb: string
  rest: string
  entity: string
  entities: string
  /** Fields seen on one row: "title, status and date". */
  shown?: string
  /** The status it leads to. */
  to?: string
  /** Whether the record's name stands in the words. */
  isNamed?: boolean
}

type Deed = { name: string; verbs: string; write: (words: DeedWords) => string | undefined }

/** "flours", "my old orders": words that can stand behind "No". */
const plainPlural = /^(?:[a-z-]+ ){0,2}[a-z-]+[^su]s$/u
const period = /\b(?:day|week|weekend|month|quarter|season|year|term|shift|period)s?\b/iu

/** Each clause stands alone after "{who does what}:", so the subject never has to be repeated. */
const deeds: readonly Deed[] = [
  {
    name: 'extract',
    verbs: 'read extract recognise recognize capture scan',
    write: ({ rest }) =>
      /\b(?:receipts?|bills?|photos?|pictures?|images?|documents?|passports?|letters?|meter|paper|handwriting|business cards?)\b/iu.test(
        rest,
      )
        ? 'values found are shown for correction before saving; an unreadable picture leaves the fields empty and says so'
        : undefined,
  },
  {
    name: 'scan',
    verbs: 'scan',
    write: ({ rest }) =>
      /^(?:for|through|over)\b/iu.test(rest)
        ? undefined
        : 'the code opens what it belongs to within 2 seconds; an unknown one reads "Code not found", and its number can be typed',
  },
  {
    name: 'observe',
    verbs: 'spot notice monitor watch observe detect supervise',
    write: ({ rest, entities, shown, isNamed }) =>
      /\b(?:videos?|films?|movies?|episodes?|trailers?|clips?|streams?|tutorials?|lessons?|series)\b/iu.test(
        rest,
      )
        ? 'plays on request with captions; reopening continues where it stopped'
        : isNamed === false || (isNamed === undefined && !shown)
          ? 'a change shows within 5 seconds without a reload, with its time and the value before'
          : `new ${entities} stand on top within 5 seconds without a reload${shown ? `, with ${shown}` : ''}; none reads "No ${entities}"`,
  },
  {
    name: 'track',
    verbs: 'track',
    write: ({ shown, entity }) =>
      `the latest ${shown ? shown : `state of the ${entity}`} shows with the time of its last change; earlier ones stay listed`,
  },
  {
    name: 'look through',
    verbs: 'review check inspect',
    write: ({ verb, rest, entity, entities, shown, isNamed }) => {
      const span = period.exec(rest)?.[0].toLowerCase()
      if (span !== undefined && rest.split(/\s+/u).length <= 3) {
        return `the ${entities} of the ${span} are listed${shown ? ` with ${shown}` : ''}, count and totals; "Reviewed" stores who and when`
      }
      if (verb === 'check' && /^(?:in|out|off)\b/iu.test(rest)) return undefined
      if (verb !== 'review' && isNamed === true && shown)
        return `the ${entity} opens with ${shown}; an unknown one reads "Not found"`
      return verb === 'review'
        ? `all its values show; "Reviewed" stores who and when, and what is still open stays on top`
        : 'the stored value shows with the time it is from; a missing one reads "unknown", never 0'
    },
  },
  {
    name: 'see',
    verbs: 'see view look show display read browse open consult visit preview list',
    write: ({ rest, entities, shown, isNamed }) => {
      if (/^for\b/iu.test(rest)) return undefined
      if (/\b(?:free|available|taken|vacant)\b/iu.test(rest))
        return 'free and taken ones differ by text as well as colour; one just taken turns within 5 seconds'
      if (
        /\b(?:balances?|totals?|sums?|revenue|sales|income|costs?|spend|spending|turnover|averages?|counts?|score|progress|statistics|stats|kpis?)\b/iu.test(
          rest,
        )
      )
        return 'the figure shows with its period and opens the rows behind it; their sum equals it'
      if (/\b(?:next|upcoming)\b/iu.test(rest))
        return 'the soonest from today stands first with its date; none reads "Nothing planned"'
      if (/\b(?:due|overdue|late)\b/iu.test(rest))
        return 'the soonest date stands first and overdue ones carry the word; none due reads "Nothing due"'
      if (/\b(?:map|route|location)\b/iu.test(rest))
        return 'pins and a list hold the same entries; without location an address field does the job'
      if (isNamed !== true && plainPlural.test(rest))
        return `newest first, 25 per page; none reads "No ${rest.replace(/^(?:the|my|own|all)\s+/iu, '')} yet"`
      if (isNamed !== true) return 'it shows with the date of its last change; a missing one reads "not set"'
      return shown
        ? `newest first with ${shown}; none reads "No ${entities} yet"`
        : `newest first, 25 per page; none reads "No ${entities} yet"`
    },
  },
  {
    name: 'confirm',
    verbs: 'acknowledge confirm approve accept authorise authorize verify sign-off',
    write: ({ verb, rest, to }) => {
      const refused = `a second try reads "Already ${done(verb)}"`
      const stored = to === undefined ? 'who and when are stored' : `it moves to "${to}" with who and when`
      return /\breasons?\b/iu.test(rest)
        ? `${stored}, and an empty reason is refused; ${refused}`
        : `${stored}; ${refused}`
    },
  },
  {
    name: 'refuse',
    verbs: 'reject decline refuse dismiss',
    write: ({ to }) =>
      `${to === undefined ? '' : `it moves to "${to}"; `}a reason of at most 140 characters is stored with who and when, and the asker reads it`,
  },
  {
    name: 'validate',
    verbs: 'validate lint',
    write: ({ verb, rest }) =>
      verb === 'validate' &&
      !/\b(?:files?|folders?|data|schemas?|imports?|csv|json|yaml|config\w*|inputs?|forms?|uploads?|documents?|rows?|tables?)\b/iu.test(
        rest,
      )
        ? 'who and when are stored; a second try reads "Already validated"'
        : 'every fault is listed with its place and reason, followed by the count; nothing is changed, and no fault says so',
  },
  {
    name: 'cancel',
    verbs: 'cancel withdraw revoke',
    write: ({ to }) =>
      `it reads "${to ?? 'cancelled'}" and what it held is free at once; one question comes first, and others concerned are told`,
  },
  {
    name: 'book',
    verbs: 'book reserve',
    write: ({ rest }) =>
      rest === ''
        ? undefined
        : 'it is held for this person at once; a second person reads "Already taken" beside what is still free',
  },
  {
    name: 'export',
    verbs: 'export download',
    write: ({ isNamed }) =>
      isNamed === true
        ? 'the file holds exactly the rows on screen with a header row and ISO dates; without rows the button says so'
        : undefined,
  },
  {
    name: 'call',
    verbs: 'call phone dial ring',
    write: ({ rest }) =>
      /^(?:off|out|back the|for|an? (?:function|method|api|endpoint))\b/iu.test(rest)
        ? undefined
        : 'one tap dials the stored number (tel: link), which is also shown as text; without a number the button is absent',
  },
  {
    name: 'block',
    verbs: 'block lock ban suspend freeze',
    write: () =>
      'a reason is asked for, what is already planned shows, and new use is refused until it is lifted',
  },
  {
    name: 'choose',
    verbs: 'pick choose select',
    write: ({ rest }) =>
      /^up\b/iu.test(rest)
        ? undefined
        : 'the choice is marked by text as well as colour and shows in what depends on it; taken ones cannot be chosen',
  },
  {
    name: 'measure',
    verbs: 'measure log record weigh count note register enter capture track-time',
    write: ({ verb, rest }) => {
      if (/^(?:in|out|off|for)\b/iu.test(rest)) return undefined
      if (/\b(?:audio|voice|video|sound|message)\b/iu.test(rest)) return undefined
      if (
        verb === 'register' &&
        !/\b(?:hours?|times?|amount|weight|temperature|reading|level|count)\b/iu.test(rest)
      )
        return undefined
      const isValue =
        /^(?:measure|weigh|count)$/.test(verb) ||
        /\b(?:hours?|minutes|amount|weight|temperature|reading|level|pressure|dose|distance|value|mileage|height|length|ph|rainfall|litres|kilometres)\b/iu.test(
          rest,
        )
      if (!isValue)
        return 'one entry with its values, person and time stands on top at once; a missing value is named at its field'
      return 'value, unit, person and time are stored and shown beside the previous one; an impossible value is refused at its field'
    },
  },
  {
    name: 'compare',
    verbs: 'compare',
    write: () =>
      'two to four stand side by side, differences marked in words; a missing value reads "not stated"',
  },
  {
    name: 'split',
    verbs: 'split divide',
    write: () =>
      'the parts always add up to the whole, the odd cent included; each person sees their own part',
  },
  {
    name: 'settle',
    verbs: 'settle reconcile',
    write: () =>
      'open amounts are listed per person; "Settled" stores who and when and brings that balance to 0',
  },
  {
    name: 'swap',
    verbs: 'swap exchange trade',
    write: () => 'it takes effect only once both sides agree; until then both keep what they have',
  },
  {
    name: 'assign',
    verbs: 'assign allocate reassign delegate',
    write: () =>
      'the new person sees it within 2 seconds, the previous one no longer; person and time are stored',
  },
  {
    name: 'move date',
    verbs: 'reschedule postpone snooze move rebook',
    write: ({ verb, rest }) =>
      verb === 'move' &&
      !/\b(?:date|time|appointment|booking|slot|meeting|session|lesson|visit|shift|deadline|to (?:another|a later|the next) (?:day|week|time|date))\b/iu.test(
        rest,
      )
        ? undefined
        : 'the new date shows beside the old one before confirming; a taken one is refused',
  },
  {
    name: 'do',
    verbs:
      'water feed clean wash charge repair service refill restock empty mow prune fertilise fertilize harvest',
    write: () =>
      '"Done" stores person and time, and the last and the next date show at once; a second tap within a minute counts once',
  },
  {
    name: 'tick',
    verbs: 'tick check-off complete finish',
    write: ({ to }) =>
      `one tap ${to === undefined ? 'marks it done' : `sets "${to}"`} with name and time; a second tap changes nothing`,
  },
  {
    name: 'set',
    verbs: 'set adjust configure change edit update correct modify',
    write: () => 'the new value shows at once with person and time; the old one stays in history',
  },
  {
    name: 'manage',
    verbs: 'manage',
    write: () => 'it can be seen, changed and ended on one page; each change shows at once with its date',
  },
  {
    name: 'reorder',
    verbs: 'reorder rebuy',
    write: () => 'a new draft holds the same lines at prices of today; what is no longer available is named',
  },
  {
    name: 'pause',
    verbs: 'pause resume',
    write: () => 'the new state shows at once with its time; nothing already entered is lost',
  },
  {
    name: 'vote',
    verbs: 'vote',
    write: () => 'one vote per person, changeable until the end; each option shows its count afterwards',
  },
  {
    name: 'rate',
    verbs: 'rate',
    write: () => 'one rating per person, changeable; average and count update at once and are also text',
  },
  {
    name: 'answer',
    verbs: 'answer reply respond fill',
    write: ({ rest }) =>
      /\b(?:questions?|quiz|survey|form|checklist)\b/iu.test(rest)
        ? 'each answer is stored at once, and coming back continues where it stopped'
        : 'the text stands under what it answers with name and time; a failed one stays with Retry',
  },
  {
    name: 'invite',
    verbs: 'invite',
    write: () =>
      'a single-use link is valid for 7 days; open and accepted invitations are listed and can be withdrawn',
  },
  {
    name: 'send',
    verbs: 'send forward',
    write: () =>
      'it leaves once with the values of that moment; the sender sees when, or "Not sent" with Retry',
  },
  {
    name: 'join',
    verbs: 'join attend',
    write: () =>
      'the name stands in the list at once and places left fall by one; a full one offers no button',
  },
  {
    name: 'leave',
    verbs: 'leave unsubscribe unfollow',
    write: () => 'after one question the name is gone from the list and the place is free at once',
  },
  {
    name: 'assess',
    verbs: 'grade judge score',
    write: () =>
      'points are accepted only within their range and stored with name and time; totals update at once',
  },
  {
    name: 'pay',
    verbs: 'pay',
    write: () =>
      'the full amount shows before confirming; each payment is recorded once, and a failed one charges nothing',
  },
  {
    name: 'publish',
    verbs: 'publish release',
    write: ({ to }) =>
      `a preview comes first; after it the page is public${to === undefined ? '' : ` and reads "${to}"`}, and it can be taken back`,
  },
  {
    name: 'generate',
    verbs: 'generate',
    write: ({ rest }) =>
      /^(?:pdf|csv|reports?|invoices?)/iu.test(rest)
        ? undefined
        : 'one result comes from the values stored now and can be checked before saving; a second press makes no second one',
  },
  {
    name: 'listen',
    verbs: 'listen play hear',
    write: ({ rest }) =>
      /\b(?:game|match|level|round)\b/iu.test(rest)
        ? undefined
        : 'starts on request, pauses with one control and continues where it stopped',
  },
]

const byVerb = new Map<string, Deed[]>()
for (const deed of deeds)
  for (const verb of deed.verbs.split(' ')) byVerb.set(verb, [...(byVerb.get(verb) ?? []), deed])

/** Acceptance by what the verb does, or undefined where verb and object leave its sense open. */
export function deedClause(words: DeedWords): { name: string; clause: string } | undefined {
  for (const deed of byVerb.get(words.verb) ?? []) {
    const clause = deed.write(words)
    if (clause !== undefined) return { name: deed.name, clause }
  }
  return undefined
}

/** Verbs that are a noun too, or that only open a compound, are left out. */
export function isDeedVerb(verb: string): boolean {
  return (
    byVerb.has(verb) &&
    !/^(?:spot|notice|ring|phone|dial|service|lint|score|judge|grade|note|count|register|level|water|list|open|empty)$/.test(
      verb,
    )
  )
}

/** "verify" → "verified". */
function done(verb: string): string {
  if (verb === 'sign-off') return 'signed off'
  if (verb.endsWith('y')) return `${verb.slice(0, -1)}ied`
  return verb.endsWith('e') ? `${verb}d` : `${verb}ed`
}
