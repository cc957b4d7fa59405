import type { FeatureTable } from '../services.ts'

export const landingFeatures: FeatureTable = {
  'Core Landing': {
    'lp-hero': [
      ['Hero with single call to action', 'One promise, one button, visible without scrolling.'],
      'The first screen at 360×640 shows a headline of at most 10 words, a subline of at most 25 and the primary button. If the hero image is slow or missing, headline and button show first and do not move.',
    ],
    'lp-benefits': [
      ['Benefits tied to outcomes', 'Readers learn what changes for them, not what it contains.'],
      'Three to five benefits show, each naming what changes for the visitor rather than what the product contains. If a benefit that I did not name has no number, quote or example on the page, it is left out.',
    ],
    'lp-how': [
      ['How it works in three steps', 'The way from interest to result looks easy to follow.'],
      'Three numbered steps show in reading order at 360, 768 and 1280 px, and the last leads to the primary button. If images are blocked, the steps are understood from their text alone.',
    ],
    'lp-pricing': [
      ['Pricing table', 'Plans stand side by side and one is clearly advised.'],
      'Offers compare on the same rows; one is marked if I recommend it. Where prices are monthly and yearly, a switch updates every price and shows the saving. If scripts do not run, all prices show and every button still works.',
    ],
    'lp-faq': [
      ['FAQ', 'The last doubts are answered before they become a no.'],
      'Each question opens by click and keyboard. The answers are in the page source and carry FAQ structured data. If a shared link names one question, that question opens and scrolls into view; an unknown one opens none.',
    ],
    'lp-demo': [
      ['Product demo or video', 'People see the thing working before they believe it.'],
      'The demo shows a poster at once, loads only on play, offers captions and does not delay the first paint. If the player fails to load, three still images with captions show the same steps.',
    ],
    'lp-sticky': [
      ['Sticky call to action', 'The button is there at the moment somebody decides.'],
      'The sticky button appears once the hero has left view, and hides while the form or a consent notice is on screen. If the on-screen keyboard is open, the sticky button is not shown.',
    ],
  },
  'Lead Generation': {
    'lp-form': [
      ['Lead form', 'Interested people leave their details without friction.'],
      'On leaving a field, its error shows beside it. A thank-you, or the next step I name, replaces the form; pressing twice sends once. If sending fails, every answer stays and the message offers "Try again" and another way to reach us.',
    ],
    'lp-magnet': [
      ['Lead magnet download', 'A useful file in return for an address.'],
      'After the address is confirmed, the file link is sent by email and works for 7 days. If the link has expired, its page offers to send a fresh one to the same address.',
      'Transactional email',
    ],
    'lp-popup': [
      ['Exit-intent or scroll offer', 'A last offer for people about to leave, shown rarely.'],
      'The offer opens on exit intent or at 40 % scroll, at most once per 7 days. Esc and a visible button close it. If the visitor has already converted or is on the thank-you page, it never opens.',
    ],
    'lp-waitlist': [
      ['Waitlist with referral', 'Early fans move up by bringing others.'],
      'Each sign-up sees a position and a personal link. A friend who confirms through it moves the inviter up. If somebody uses their own link or the same address twice, the position does not change.',
    ],
    'lp-multistep': [
      ['Two-step form', 'The first step is one field, so more people begin.'],
      'Step 1 asks for one contact detail only (email if I name none) and saves the lead at once. Step 2 shows progress and can be left. If the visitor leaves after step 1, the lead is kept and marked as incomplete.',
    ],
    'lp-crm': [
      ['CRM/webhook delivery', 'New leads appear where your sales people already look.'],
      'Each lead is sent to the webhook within a minute, with a unique id so that a repeat is recognized. If delivery fails, it is retried three times and then kept in a failure list with the reason.',
      'CRM webhook',
    ],
    'lp-thanks': [
      ['Thank-you page with next step', 'After signing up, people know what happens next.'],
      'The thank-you page shows what happens next and, if I say so, by when. Where conversions are counted, each is recorded only once, even after a reload. If the page follows a form and is opened without a submission, it redirects to the start page and records nothing.',
    ],
  },
  'Trust & Social Proof': {
    'lp-testimonials': [
      ['Testimonials with identity', 'Real customers vouch for you with name and face.'],
      'Each quote shows full name, any role and company, and a photo used with consent. All are readable without an automatic carousel. If a photo is missing, initials show in its place and the layout does not change.',
    ],
    'lp-logos': [
      ['Customer logos', 'Known names show that others decided already.'],
      'Logos show in one color, are named for screen readers, and open a customer’s site only where that was permitted. If permission for a logo is not recorded, it is not shown.',
    ],
    'lp-stats': [
      ['Proof numbers', 'Figures with a source, so that they can be believed.'],
      'Each number shows its source and date beside or below it. If a number has no source, it does not appear on the page.',
    ],
    'lp-case': [
      ['Mini case study', 'One customer’s before and after, in half a minute.'],
      'One customer’s problem, action and measured result show in at most 80 words with a name. If the result has no number, the story shows as a testimonial instead.',
    ],
    'lp-guarantee': [
      ['Guarantee/risk reversal', 'What happens if it does not work is said up front.'],
      'One sentence next to the button shows the terms and links to the full text. If a condition or deadline applies, it is named in that sentence and not only behind the link.',
    ],
    'lp-badges': [
      ['Security and compliance badges', 'Certificates that a careful buyer can check.'],
      'Each badge shows its full name and opens the register or certificate that proves it. If a certificate has expired or cannot be linked, its badge is not shown.',
    ],
    'lp-reviews': [
      ['Third-party ratings', 'Your score on a review site, kept current.'],
      'Score, number of ratings and source link show as text, updated as often as the source allows. If the source fails, the last score stays with its date; without one the section hides.',
      'Ratings source',
    ],
  },
}
