import { verbs } from './english-verbs.ts'

const small = new Set(
  'a an the this that these those each every all any some no only one two three four five six seven eight nine ten if when while once after before during until unless in on at by from for with without within between per as it its they their them he she his her we our us you your there here and or but not never always next first last new old more most less same other another both either neither such max maximum min minimum free late early full half open closed blocked locked cancelled canceled paid unpaid overdue everyone everybody anyone anybody someone somebody nobody nothing what which who whose where how why because since also then please'.split(
    ' ',
  ),
)
const nouns = new Set(
  'user users member members customer customers guest guests visitor visitors admin admins administrator administrators manager managers staff owner owners student students teacher teachers pupil pupils parent parents child children adult adults kid kids patient patients doctor doctors nurse nurses client clients seller sellers buyer buyers driver drivers rider riders player players team teams coach coaches tenant tenants landlord landlords employee employees worker workers volunteer volunteers author authors editor editors reader readers order orders booking bookings reservation reservations payment payments refund refunds return returns invoice invoices ticket tickets product products item items tool tools room rooms slot slots seat seats table tables shift shifts event events class classes course courses lesson lessons appointment appointments message messages email emails e-mail e-mails password passwords account accounts photo photos file files image images post posts comment comments review reviews price prices fee fees discount discounts coupon coupons voucher vouchers delivery deliveries shipping shipment shipments parcel parcels package packages vehicle vehicles car cars bike bikes animal animals pet pets dog dogs field fields crop crops match matches game games score scores report reports data people person persons access login logins sign sign-in check-in check-out checkout loan loans book books stock inventory subscription subscriptions plan plans group groups company companies donation donations vote votes quiz quizzes answer answers question questions document documents contract contracts transfer transfers transaction transactions deposit deposits cash card cards smoking late returns weekend weekends harvest inspection inspections treatment treatments medication auction auctions listing listings bid bids sample samples guide guides chest chests deadline deadlines overdraft locker lockers spell spells hospital hospitals bank banks school schools park parks bus buses train trains flight flights boat boats hotel hotels cabin cabins apartment apartments tenant tour tours trip trips song course project projects task tasks sprint sprints bug bugs issue issues request requests proposal proposals quote quotes offer offers job jobs candidate candidates application applications interview interviews assignment assignments submission submissions reply replies topic topics thread threads forum channel channels image badge avatar profile profiles role roles permission permissions setting settings token tokens session api webhook webhooks dataset datasets chart charts widget widgets dashboard dashboards metric metrics target targets alert alerts threshold thresholds recipe recipes meal meals menu menus absence absences milk interest grade grades mark marks door doors pig pigs cow cows sheep horse horses cat cats delivery window windows limit limits balance balances weight height age time times date dates day days week weeks month months year years hour hours minute minutes night nights morning evening day-care homework exam exams test tests score team leader leaders captain captains referee referees goal goals round rounds level levels character characters weapon weapons health coin coins point points badge badges prize prizes winner winners loser ties tie board boards card deck decks chat chats friend friends family families household households neighbour neighbours neighbor neighbors citizen citizens donor donors sponsor sponsors partner partners supplier suppliers vendor vendors warehouse warehouses shelf shelves pallet pallets truck trucks van vans route routes stop stops depot depots driver load loads cargo fuel tank tanks engine machine machines sensor sensors device devices equipment part parts repair repairs service services technician technicians mechanic mechanics engineer engineers worker shift schedule schedules roster rosters absence overtime salary wage wages contract holiday holidays leave vacation sick training certificate certificates licence licences license licenses permit permits fine fines penalty penalties warning warnings complaint complaints ticket feedback survey surveys form forms field value values row rows record records entry entries log logs change changes version versions draft drafts article articles chapter chapters page pages section sections category categories tag tags label labels search results result filter filters map maps location locations address addresses city cities country countries region regions zone zones area areas building buildings floor floors desk desks parking space spaces spot spots bed beds kitchen food drink drinks alcohol wine beer bread vegetable vegetables fruit fruits plant plants tree trees seed seeds soil water irrigation spray sprays pesticide pesticides fertiliser fertilizer egg eggs meat fish cheese medicine medicines drug drugs dose doses prescription prescriptions allergy allergies diagnosis diagnoses lab blood surgery surgeries operation operations visit visits vaccine vaccines vaccination vaccinations insurance claim claims policy policies loan rate rates currency amount amounts transfer withdrawal withdrawals tax taxes vat total totals sum sums rounding tip tips gift gifts voucher cart carts basket baskets wishlist stock-level colour colors size sizes variant variants bundle bundles shipping-address label pickup pickups collection collections drop-off handover handovers key keys code codes pin link links qr notification notifications reminder reminders push sms call calls phone phones letter letters newsletter newsletters subscription subscriber subscribers audience audiences music song songs playlist playlists video videos film films show shows concert concerts venue venues stage stages session sessions workshop workshops speaker speakers seat-map queue queues waitlist waiting-list capacity attendance attendee attendees participant participants registration registrations cancellation cancellations entry-fee exit exits late-comers latecomers minors seniors cleaners cleaning laundry towel towels deposit-amount negative positive fragile daily weekly monthly yearly annual hourly manual automatic automated public private personal sensitive critical urgent important small large big long short high low hot cold frozen fresh raw dangerous heavy light wet dry dirty clean broken damaged lost missing empty valid invalid expired active inactive local foreign international national regional internal external online offline digital physical unused used incoming outgoing duplicate double single multiple'.split(
    ' ',
  ),
)

const namesInS = new Set(
  'windows kubernetes postgres redis adidas mercedes hermes paris athens texas brussels naples marseilles wales flanders netherlands jess james charles frances hans klaus lars niels andreas thomas nicolas lucas marcos carlos'.split(
    ' ',
  ),
)

const determiners =
  /^(?:an?|the|this|that|these|those|each|every|all|any|some|no|only|one|two|three|four|five|six|seven|eight|nine|ten|\d.*|my|our|your|their|his|her|its|both|either|neither|another|other|such|what|which|most|many|few|several|more|less)$/iu

/** A singular noun that English wants an article for: "password", "delivery window"; not "milk" or "members". */
export function isBareCountable(phrase: string): boolean {
  const words = phrase.trim().toLowerCase().split(/\s+/u)
  const last = words.at(-1) ?? ''
  if (words.length > 3 || determiners.test(words[0] ?? '') || !nouns.has(last) || /s$/u.test(last))
    return false
  if (
    words
      .slice(0, -1)
      .some((word) => !/^[a-z-]+$/u.test(word) || /^(?:of|for|in|on|per|and|or|with)$/u.test(word))
  )
    return false
  return (
    nouns.has(`${last}s`) ||
    nouns.has(`${last}es`) ||
    (last.endsWith('y') && nouns.has(`${last.slice(0, -1)}ies`))
  )
}

/** Starts the text in lower case when its first word is an ordinary English word; names and codes keep their capital. */
export function lowerFirst(text: string): string {
  const word = /^\p{Lu}[\p{Ll}'-]*(?![\p{L}\p{N}_])/u.exec(text)?.[0]
  if (word === undefined || word === 'I') return text
  const lower = word.toLowerCase()
  const isPlural =
    /^[a-z]{3,}[^su]s$/u.test(lower) &&
    !namesInS.has(lower) &&
    /^(?:$|\s[\p{Ll}\d])/u.test(text.slice(word.length))
  const isOrdinary =
    isPlural ||
    small.has(lower) ||
    verbs.has(lower) ||
    nouns.has(lower) ||
    /(?:ing|tions?|ments?|ances?|ness|ity|ities|ees?|ers)$/u.test(lower)
  return isOrdinary ? lower + text.slice(word.length) : text
}
