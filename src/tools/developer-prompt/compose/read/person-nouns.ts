import { singularise } from './singular.ts'

const suffixes =
  /(?:[a-z]{2}(?:ers|ors|ists|ians|eers|ees|ants|mates|keepers|iers|women|men|(?<!hu|ger|ro|talis|otto|cai)man|makers|goers|holders|lovers|enthusiasts|freelancers)|[a-z]{2}(?:eer|ist|ian|keeper|maker|owner|holder|worker|seeker|teacher|manager|trainer|builder|planner|leader|officer|engineer|designer|developer|helper|farmer|driver|seller|buyer|reader|writer|player|renter|lender|dealer|founder|nurse|doctor|director|editor|author|operator|inspector|instructor|moderator|organiser|organizer|administrator|assistant|accountant|consultant|participant|student|patient|client|resident|parent|agent|president))$/iu
const people = new Set(
  'member nurse student pupil patient parent mother father mum mom dad grandparent child kid teen teenager guest client customer tenant landlord volunteer employee staff admin owner vet chef cook baker coach athlete runner cyclist hiker climber swimmer scout monk priest host hostess neighbour neighbor friend family couple resident citizen immigrant refugee expat tourist traveller traveler pilot captain clerk agent rep intern apprentice trainee graduate freelancer founder entrepreneur farmer gardener beekeeper fisherman hunter crafter artist musician singer band dancer actor photographer poet author blogger journalist editor reader viewer listener subscriber follower fan gamer player coder developer designer engineer architect lawyer attorney judge accountant auditor broker banker investor trader donor patron sponsor buyer seller shopper merchant vendor supplier wholesaler retailer broker driver courier mechanic technician plumber electrician carpenter builder contractor cleaner janitor caretaker carer caregiver midwife dentist doctor physician surgeon pharmacist physiotherapist therapist psychologist counsellor counselor trainer instructor teacher tutor lecturer professor principal head librarian researcher scientist analyst consultant recruiter candidate applicant manager director executive officer supervisor leader lead assistant secretary receptionist cashier waiter waitress bartender barista operator dispatcher inspector moderator organiser organizer planner coordinator administrator president chairperson treasurer referee umpire genealogist collector maker hobbyist enthusiast amateur practitioner specialist physio paramedic firefighter soldier veteran pensioner retiree senior newcomer learner speaker translator interpreter bride groom planner florist tailor hairdresser stylist barber beautician masseur yogi golfer sailor skipper surfer skater skier diver angler birder dog-walker breeder rider jockey farmhand grower vintner winemaker brewer roaster butcher grocer fishmonger miller rancher shepherd forester ranger'.split(
    ' ',
  ),
)
const things = new Set(
  'computer phone tablet laptop browser number paper order offer server printer scanner container drawer corner center centre border folder register chapter letter member-area newsletter calendar water weather power tower flower summer winter dinner supper timer counter filter layer sensor motor factor vector error mirror floor door color colour favor labor harbour behavior behaviour investor-relations plant restaurant event document payment apartment department equipment treatment garment investment assessment content comment percent moment present accident talent market place matter answer october november december september quarter never ever over under after other another together rather either neither whether better greater bigger smaller larger older younger later former latter proper user wheelchair-user hour tutorial list tourist-spot wish-list checklist playlist waitlist backlist'.split(
    ' ',
  ),
)

/** Whether an English noun, singular or plural, names people rather than things. */
export function isPersonNoun(word: string): boolean {
  const lower = word.toLowerCase().replace(/[.,;:!?]+$/u, '')
  const singular = singularise(lower)
  if (things.has(singular) || things.has(lower)) return singular === 'user'
  if (
    people.has(singular) ||
    people.has(lower) ||
    /^(?:people|staff|families|couples|children)$/u.test(lower)
  )
    return true
  const tail = singular.split('-').at(-1) ?? singular
  return people.has(tail) || suffixes.test(lower)
}
