/** Rules nobody types but two chosen things together imply. Slots: {entity} {entities} {person} {persons} {overseer}. */
export type Interaction = {
  facets: readonly [string, ...string[]]
  without?: string
  text: string
  test: string
}

export const interactions: readonly Interaction[] = [
  {
    facets: ['cart', 'stock'],
    text: 'When stock of a cart line falls below its quantity, the system shall lower the line, say so beside it and not take payment until the shopper accepts.',
    test: 'cart of 3, stock 2 at pay time: line becomes 2, no charge before acceptance',
  },
  {
    facets: ['discount', 'shipping'],
    text: 'Where a code and a free-shipping threshold both apply, the system shall test the threshold against the total after the discount.',
    test: 'total on the threshold, code applied: shipping is charged',
  },
  {
    facets: ['discount', 'loyalty'],
    text: 'Where points and a code are used together, the system shall apply the code first and never let the total go below 0.',
    test: 'points worth more than the rest: total is 0.00 and unused points stay',
  },
  {
    facets: ['discount', 'returns'],
    text: 'When one item of a discounted order is returned, the system shall refund what was paid for it, not its list price.',
    test: 'return of one of two items under a 10 % code refunds 90 % of its price',
  },
  {
    facets: ['invoice', 'returns'],
    text: 'When a refund is recorded, the system shall issue a credit note that names the original invoice; invoice numbers are never reused.',
    test: 'refund creates one credit note; the next invoice number follows without a gap',
  },
  {
    facets: ['payments', 'stock'],
    text: 'When two shoppers pay for the last unit at once, the system shall accept one payment and release the other with "Just sold out".',
    test: 'two parallel payments for stock 1: one order, stock 0, one released payment',
  },
  {
    facets: ['payments'],
    without: 'store',
    text: 'If the payment provider repeats a message, then the system shall recognise its id and change nothing a second time.',
    test: 'same webhook twice leaves one payment and one mail',
  },
  {
    facets: ['reviews', 'returns'],
    text: 'If an order item was returned, then the system shall keep its review and mark it "returned".',
    test: 'review of a returned item stays and shows the mark',
  },
  {
    facets: ['wishlist', 'stockAlert'],
    text: 'When a product comes back in stock, the system shall send each subscriber one message, even if it is on the wishlist too.',
    test: 'product on wishlist and alert list: one message',
  },
  {
    facets: ['guest', 'sync'],
    text: 'When a guest later signs up, the system shall move the data on the device into the account once and show how many records moved.',
    test: 'sign-up after 5 guest records: 5 in the account, none twice',
  },
  {
    facets: ['guest', 'offline'],
    text: 'When a guest later creates an account, the system shall keep the records of the device and upload each exactly once.',
    test: 'guest records before sign-up appear once after it',
  },
  {
    facets: ['offline', 'photo'],
    text: 'While there is no network, the system shall keep photos compressed on the device and upload them after the record they belong to.',
    test: 'record and photo made offline: record syncs first, photo follows, none lost after restart',
  },
  {
    facets: ['offline', 'voice'],
    text: 'While a voice note waits for its transcript, the system shall show the recording with "Transcript pending" and keep the audio playable.',
    test: 'offline recording plays; the transcript appears after reconnecting',
  },
  {
    facets: ['offline', 'push'],
    text: 'If a notification opens an item that is not on the device, then the system shall show what is cached and load the rest when online.',
    test: 'tap on a notification without network opens the item shell, not an error',
  },
  {
    facets: ['offline', 'booking'],
    text: 'If a queued booking loses its place before it syncs, then the system shall mark it "Not booked", keep the input and offer the next free time.',
    test: 'queued booking for a taken time is shown as refused with its input kept',
  },
  {
    facets: ['import', 'log'],
    text: 'When an import is confirmed, the system shall write one log entry with file name, added, changed and refused counts.',
    test: 'import of 3 rows, 1 bad: one entry with 2 added, 1 refused',
  },
  {
    facets: ['import', 'limit'],
    text: 'When a file is imported, the system shall apply the same rules as the form and list each refused row with its line number.',
    test: 'file with one row that breaks a rule: that row is listed, the others wait for confirmation',
  },
  {
    facets: ['log', 'status'],
    text: 'When the status of {a entity} changes, the system shall write actor, old status, new status and time in the same transaction.',
    test: 'failed status change leaves no log entry; a successful one leaves exactly one',
  },
  {
    facets: ['notify', 'status'],
    text: 'When {a entity} changes status twice within a minute, the system shall send the people concerned only the final state.',
    test: 'two changes in 30 s produce one message with the last status',
  },
  {
    facets: ['search', 'roles'],
    text: 'While someone searches, the system shall leave out every record the permission matrix hides, also from counts and suggestions.',
    test: 'search for another person’s record returns 0 and no suggestion',
  },
  {
    facets: ['export', 'roles'],
    text: 'When someone exports, the system shall write only rows and columns that person may see on screen.',
    test: 'export by a restricted role holds no hidden row or column',
  },
  {
    facets: ['share', 'roles'],
    text: 'If a share link points to something later made private, then the system shall answer "No longer shared" at once.',
    test: 'link opened after revoking shows the notice and no data',
  },
  {
    facets: ['comments', 'notify'],
    text: 'When someone is mentioned and assigned in one save, the system shall send one message, not two.',
    test: 'mention plus assignment sends one message',
  },
  {
    facets: ['realtime', 'filters'],
    text: 'When a live change no longer fits the active filter, the system shall keep the row greyed until the next refresh instead of letting it jump.',
    test: 'row leaving the filter stays greyed, count updates',
  },
  {
    facets: ['realtime', 'layout'],
    text: 'While someone rearranges widgets, the system shall hold live updates and apply them after the layout is saved.',
    test: 'update during a drag appears after drop, layout intact',
  },
  {
    facets: ['alerts', 'realtime'],
    text: 'When a value crosses its threshold and returns within one refresh, the system shall record the alert and send at most one message.',
    test: 'crossing up and down in one refresh: one alert, one message',
  },
  {
    facets: ['savedViews', 'roles'],
    text: 'If a saved view holds a filter its reader may not use, then the system shall open it without that filter and say so.',
    test: 'shared view opened by a lower role shows the notice and permitted rows only',
  },
  {
    facets: ['drill', 'filters'],
    text: 'When a chart point is opened, the system shall carry every active filter into the rows, so that their sum equals the point.',
    test: 'sum of the rows equals the point under two filters',
  },
  {
    facets: ['export', 'compare'],
    text: 'When a comparison is exported, the system shall write both periods with their dates and leave missing days empty.',
    test: 'missing day is an empty cell, not 0',
  },
  {
    facets: ['sso', 'teams'],
    text: 'When a person first signs in by single sign-on without a team, the system shall show no rows until an admin assigns one.',
    test: 'first sign-in without team sees an explanation and 0 rows',
  },
  {
    facets: ['reports', 'roles'],
    text: 'When a scheduled report runs, the system shall use the rights its owner has at that moment.',
    test: 'owner loses a role: next report lacks those rows',
  },
  {
    facets: ['waitlist', 'booking'],
    text: 'When a place becomes free, the system shall offer it to the first person waiting for 24 hours and then to the next.',
    test: 'no answer in 24 h: offer moves to the second person once',
  },
  {
    facets: ['booking', 'calendar'],
    text: 'If the calendar cannot be reached, then the system shall keep the booking, mark the calendar entry "pending" and retry.',
    test: 'calendar down: booking saved, entry pending, one event after recovery',
  },
  {
    facets: ['booking', 'reminder'],
    text: 'When {a entity} is cancelled or moved, the system shall withdraw reminders already planned for the old time.',
    test: 'cancelled entry sends no reminder; a moved one sends one for the new time',
  },
  {
    facets: ['approval', 'notify'],
    text: 'When a decision is taken, the system shall close the pending notice for every other {overseer} at once.',
    test: 'decided item disappears from the second queue; a late decision is refused with the name of who decided',
  },
  {
    facets: ['qr', 'status'],
    text: 'When a code is scanned, the system shall open the record in the step its status needs and explain any scan that fits no step.',
    test: 'scan in the wrong status shows the status and changes nothing',
  },
  {
    facets: ['qr', 'offline'],
    text: 'If a code is scanned without network, then the system shall show the last known state with its time and queue no status change.',
    test: 'offline scan shows state and time, server unchanged',
  },
  {
    facets: ['ai'],
    text: 'If the model call fails, exceeds 20 s or the daily limit is used up, then the system shall keep the input and offer the manual way.',
    test: 'model timeout keeps the input; the manual path saves',
  },
  {
    facets: ['chat', 'photo'],
    text: 'If a photo fails to send, then the system shall keep the message with "Not sent" and retry only on request.',
    test: 'retry after failure delivers one message',
  },
  {
    facets: ['location', 'photo'],
    text: 'When a photo is stored, the system shall remove its embedded position unless the record itself needs a place.',
    test: 'stored file has no position data',
  },
  {
    facets: ['subscription', 'limit'],
    text: 'When a subscription ends while someone is above the free limit, the system shall keep the data readable and refuse only new entries.',
    test: 'after the end: old records open, the next new one is refused with the plan named',
  },
  {
    facets: ['multilang', 'notify'],
    text: 'When a message is sent, the system shall use the language of the person who receives it.',
    test: 'two receivers with two languages get two texts',
  },
  {
    facets: ['deletion', 'log'],
    text: 'When an account is deleted, the system shall keep log entries and replace the name by "deleted account".',
    test: 'log after deletion has the entry without name or e-mail',
  },
  {
    facets: ['workspaces', 'search'],
    text: 'While someone searches, the system shall look only inside the open workspace.',
    test: 'same word in two workspaces: one result',
  },
  {
    facets: ['abtest', 'form'],
    text: 'When a visitor returns, the system shall show the variant of the first visit and count one conversion per visitor.',
    test: 'reload and second submit: same variant, one conversion',
  },
  {
    facets: ['popup', 'form'],
    text: 'If a visitor already sent the form, then the system shall never open the pop-up again on that device.',
    test: 'after submit no pop-up at 40 % scroll',
  },
  {
    facets: ['sticky', 'form'],
    text: 'While the form or the cookie notice is in view, the system shall hide the sticky button.',
    test: 'form at 360 × 640 has no covered field',
  },
  {
    facets: ['multistep', 'abtest'],
    text: 'When step 1 is sent, the system shall store the lead with its variant; step 2 completes the same lead.',
    test: 'two steps leave one lead with one variant',
  },
  {
    facets: ['newsletter', 'comments'],
    text: 'When a commenter also ticks the newsletter box, the system shall treat both separately: one can wait while the other is confirmed.',
    test: 'confirmed address with a pending comment: subscribed, comment still hidden',
  },
  {
    facets: ['schedule', 'rss'],
    text: 'When a scheduled post goes live, the system shall add it to feed and sitemap in the same minute and never before.',
    test: 'feed one minute before and after the planned time',
  },
  {
    facets: ['redirects', 'taxonomy'],
    text: 'When a category is renamed, the system shall redirect its page and feed address permanently and in one hop.',
    test: 'renamed twice: first address reaches the last in one redirect',
  },
  {
    facets: ['filters', 'caseStudies'],
    text: 'When a visitor opens a project from a filtered grid, the system shall return to the same filter and position.',
    test: 'back from a case study restores tag and scroll position',
  },
  {
    facets: ['magnet', 'newsletter'],
    text: 'When an address already subscribed asks for the file, the system shall send it at once without a second confirmation.',
    test: 'known address receives the link directly, list size unchanged',
  },
]
