import type { FeatureTable } from '../services.ts'

export const portfolioFeatures: FeatureTable = {
  'UI & UX': {
    'pf-hero': [
      ['Statement hero', 'A visitor knows in seconds who you are and why to stay.'],
      'At 360 px width the first screen shows name, profession and one proof, readable within 5 seconds and without scrolling. If the hero image does not load, the text keeps its place and contrast on a plain color.',
    ],
    'pf-darkmode': [
      ['Light/dark theme switch', 'The site matches the visitor’s screen, day or night.'],
      'The first visit follows the system theme. A choice persists after reload and the other theme never shows during loading. If scripts or storage are blocked, the system theme applies and no dead switch is shown.',
    ],
    'pf-filter': [
      ['Filterable work grid', 'A client sees only the kind of work they came for.'],
      'Choosing a tag shows only matching projects, updates the URL and announces the number of results to screen readers. If the URL names a tag that does not exist, all projects show with the line "No projects with this tag".',
    ],
    'pf-motion': [
      ['Scroll-linked reveals', 'Work appears with a small movement, never in the way.'],
      'Each section appears once in under 400 ms while scrolling. With reduced motion requested, everything shows at once. If scripts do not run, every section is visible from the start.',
    ],
    'pf-lightbox': [
      ['Full-screen image viewer', 'Pictures can be studied large, one after another.'],
      'Clicking an image opens it full screen. Arrow keys and swipe show the next, Esc closes, and focus returns to the image. If the large file fails, the small one shows enlarged with its caption.',
    ],
    'pf-next': [
      ['Next-project navigation', 'After one project, the next is right there.'],
      'Each case study ends with a link that opens the next one in the same tab; the last leads to the first. If there is only one project, the link leads to the contact page instead.',
    ],
    'pf-print': [
      ['Print-ready résumé page', 'A recruiter prints your CV and it looks right on paper.'],
      'Printing the résumé page gives at most two A4 pages that show no navigation, no background colors and full link addresses. If the career list is too long for two pages, the oldest entries print as one line each.',
    ],
  },
  'Content & Media': {
    'pf-case': [
      ['Case-study template', 'Each project tells what you did and what came of it.'],
      'Each project page shows context, role, process and outcome, with at least one captioned image and, where results can be measured, one number. If a project has no outcome yet, "Content needed" stands in its place.',
    ],
    'pf-video': [
      ['Video embeds with poster', 'Films play when wanted and cost nothing until then.'],
      'No video data loads before the visitor presses play. The poster shows the length, and captions can be switched on. If the video host does not answer, the poster stays with a link to watch it there.',
    ],
    'pf-before-after': [
      ['Before/after slider', 'Two states of your work are compared with one drag.'],
      'The divider moves by drag, touch and arrow keys. Both images show a label and carry alt text. If one of the two images is missing, the other shows alone without a divider.',
    ],
    'pf-testimonials': [
      ['Client testimonials', 'People you worked for speak for you, by name.'],
      'Each quote shows name, any role and company, and links to the related project when there is one. If a quote has no named person or no consent, it does not appear.',
    ],
    'pf-timeline': [
      ['Career timeline', 'Your path so far can be read at a glance.'],
      'Entries show newest first with years, place and one line each. Beyond six, "Show all" opens the rest in place. If an entry has no end year, it shows "today" and sorts first.',
    ],
    'pf-blog': [
      ['Notes/journal', 'Short posts show how you think between projects.'],
      'A published note appears in the list, on its own page and in any RSS feed, at the latest after the next build. If a note lacks a title or date, it is not published and a message names the note and field.',
    ],
    'pf-download': [
      ['Downloadable CV/press kit', 'Recruiters and journalists take the file they need.'],
      'The link states the file type and size, and opens or saves the file. If downloads are counted, no visitor is identified. If the file is missing at build time, the link is not shown.',
    ],
  },
  Integrations: {
    'pf-contact': [
      ['Contact form with email delivery', 'Enquiries land in your inbox within a minute.'],
      'A valid message sends an email to the owner within a minute, and the form shows "Thank you" and, if I give one, a reply time. If sending fails, the text stays in the form and a mailto link with the same text is offered.',
      'Transactional email',
    ],
    'pf-calendar': [
      ['Booking link/calendar', 'A first call is booked without writing back and forth.'],
      'A plain link opens my booking page. Where slots show on my pages instead, they are in the visitor’s own time zone; booking one sends both sides a confirmation with a calendar file. If a slot is taken meanwhile, the page says so and shows the next three free ones.',
      'Booking calendar, where slots show on my pages',
    ],
    'pf-github': [
      ['GitHub activity', 'Your pinned code is shown and stays current by itself.'],
      'Up to six pinned repositories show name, description, language and last update, refreshed once a day. If GitHub does not answer, the section shows the last saved state, or hides itself if there is none.',
      'GitHub API',
    ],
    'pf-dribbble': [
      ['Behance/Dribbble feed', 'New shots appear here without uploading them twice.'],
      'The latest six shots load when scrolled into view, are cached for 24 hours, and each opens the original. If the feed fails, the cached shots stay; without a cache the section hides itself.',
      'Behance or Dribbble feed',
    ],
    'pf-analytics': [
      ['Privacy-friendly analytics', 'You see which projects draw people, without a cookie banner.'],
      'Page views and sent contact forms are recorded without cookies or personal data, and the owner sees them per project. If the analytics script is blocked, every page works unchanged.',
      'Cookieless analytics',
    ],
    'pf-newsletter': [
      ['Newsletter sign-up', 'Admirers leave an address and hear about new work.'],
      'A new address receives one confirmation email and is saved as a subscriber only after its link is opened. If the address is already subscribed, the form shows the same thank-you and sends nothing twice.',
      'Newsletter service',
    ],
    'pf-og': [
      ['Automatic social preview images', 'A shared link shows the project’s own picture and title.'],
      'Sharing any page shows its title and cover in a 1200×630 image. If it has no cover, the image shows the title on the brand color.',
    ],
  },
}
