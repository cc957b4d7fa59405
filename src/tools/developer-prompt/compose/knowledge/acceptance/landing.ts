import type { FeatureAcceptance } from '../feature-acceptance.ts'

export const landingAcceptance: Record<string, FeatureAcceptance> = {
  'lp-hero': {
    accept:
      'The first screen at 360×640 shows a headline of at most 10 words, a subline of at most 25 and the primary button.',
    negative: 'If the hero image is slow or missing, headline and button show first and do not move.',
  },
  'lp-benefits': {
    accept:
      'Three to five benefits show, each naming what changes for {audience} rather than what the product contains.',
    negative: 'If a benefit cannot be proved by a number, quote or example on the page, it is left out.',
  },
  'lp-how': {
    accept:
      'Three numbered steps show in reading order at 360, 768 and 1280 px, and the last leads to the primary button.',
    negative: 'If images are blocked, the steps are understood from their text alone.',
  },
  'lp-pricing': {
    accept:
      'Plans compare on the same rows and one is marked as recommended. The yearly switch updates every price and shows the saving.',
    negative: 'If scripts do not run, monthly prices show and every plan button still works.',
  },
  'lp-faq': {
    accept:
      'Each question opens by click and keyboard. The answers are in the page source and carry FAQ structured data.',
    negative:
      'If a shared link names one question, that question opens and scrolls into view; an unknown one opens none.',
  },
  'lp-demo': {
    accept:
      'The demo shows a poster at once, loads only on play, offers captions and does not delay the first paint.',
    negative: 'If the player fails to load, three still images with captions show the same steps.',
  },
  'lp-sticky': {
    accept:
      'The sticky button appears once the hero has left view, and hides while the form or a consent notice is on screen.',
    negative: 'If the on-screen keyboard is open, the sticky button is not shown.',
  },
  'lp-form': {
    accept:
      'Errors show beside the field when it is left. Success replaces the form; the same address again updates one lead.',
    negative:
      'If saving fails, every answer stays in the form and the message offers "Try again" and an e-mail address.',
    entities: ['Lead'],
  },
  'lp-magnet': {
    accept: 'After the address is confirmed, the file link is sent by e-mail and works for 7 days.',
    negative: 'If the link has expired, its page offers to send a fresh one to the same address.',
    entities: ['Lead'],
    integrations: [{ name: 'E-mail delivery', secret: 'MAIL_API_KEY' }],
  },
  'lp-popup': {
    accept:
      'The offer opens on exit intent or at 40 % scroll, at most once per 7 days. Esc and a visible button close it.',
    negative: 'If the visitor has already converted or is on the thank-you page, it never opens.',
  },
  'lp-waitlist': {
    accept:
      'Each sign-up sees a position and a personal link. A friend who confirms through it moves the inviter up.',
    negative: 'If somebody uses their own link or the same address twice, the position does not change.',
    entities: ['Lead', 'Referral'],
  },
  'lp-multistep': {
    accept:
      'Step 1 asks for the e-mail address only and saves the lead at once. Step 2 shows progress and can be left.',
    negative: 'If the visitor leaves after step 1, the lead is kept and marked as incomplete.',
    entities: ['Lead'],
  },
  'lp-crm': {
    accept:
      'Each lead is sent to the webhook within a minute, with a unique id so that a repeat is recognised.',
    negative: 'If delivery fails, it is retried three times and then kept in a failure list with the reason.',
    entities: ['LeadDelivery'],
    integrations: [{ name: 'CRM webhook', secret: 'CRM_WEBHOOK_SECRET' }],
  },
  'lp-thanks': {
    accept:
      'The thank-you page shows what happens next and by when, and records the conversion event once, also after a reload.',
    negative:
      'If the page is opened without a submission, it redirects to the start page and records nothing.',
    routes: ['/thank-you'],
  },
  'lp-testimonials': {
    accept:
      'Each quote shows full name, role, company and a photo used with consent. All are readable without an automatic carousel.',
    negative: 'If a photo is missing, initials show in its place and the layout does not change.',
  },
  'lp-logos': {
    accept:
      'Logos show in one colour, are named for screen readers, and open a customer’s site only where that was permitted.',
    negative: 'If permission for a logo is not recorded, it is not shown.',
  },
  'lp-stats': {
    accept: 'Each number shows its source and date beside or below it.',
    negative: 'If a number has no source, it does not appear on the page.',
  },
  'lp-case': {
    accept: 'One customer’s problem, action and measured result show in at most 80 words with a name.',
    negative: 'If the result has no number, the story shows as a testimonial instead.',
  },
  'lp-guarantee': {
    accept: 'One sentence next to the button shows the terms and links to the full text.',
    negative:
      'If a condition or deadline applies, it is named in that sentence and not only behind the link.',
    routes: ['/terms'],
  },
  'lp-badges': {
    accept: 'Each badge shows its full name and opens the register or certificate that proves it.',
    negative: 'If a certificate has expired or cannot be linked, its badge is not shown.',
  },
  'lp-reviews': {
    accept: 'Score, number of ratings and source link show as text and update once a day.',
    negative: 'If the source fails for more than 48 hours, the section hides itself.',
    integrations: [{ name: 'Ratings source', secret: 'REVIEWS_API_KEY' }],
  },
}
