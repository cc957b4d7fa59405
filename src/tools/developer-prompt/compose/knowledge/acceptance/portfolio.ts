import type { FeatureAcceptance } from '../feature-acceptance.ts'

export const portfolioAcceptance: Record<string, FeatureAcceptance> = {
  'pf-hero': {
    accept:
      'At 360 px width the first screen shows name, profession and one proof, readable within 5 seconds and without scrolling.',
    negative: 'If the hero image does not load, the text keeps its place and contrast on a plain colour.',
  },
  'pf-darkmode': {
    accept:
      'The first visit follows the system theme. A choice persists after reload and the other theme never shows during loading.',
    negative: 'If scripts or storage are blocked, the system theme applies and no dead switch is shown.',
  },
  'pf-filter': {
    accept:
      'Choosing a tag shows only matching projects, updates the URL and announces the number of results to screen readers.',
    negative:
      'If the URL names a tag that does not exist, all projects show with the line "No projects with this tag".',
    entities: ['Tag'],
  },
  'pf-motion': {
    accept:
      'Each section appears once in under 400 ms while scrolling. With reduced motion requested, everything shows at once.',
    negative: 'If scripts do not run, every section is visible from the start.',
  },
  'pf-lightbox': {
    accept:
      'Clicking an image opens it full screen. Arrow keys and swipe show the next, Esc closes, and focus returns to the image.',
    negative: 'If the large file fails, the small one shows enlarged with its caption.',
  },
  'pf-next': {
    accept:
      'Each case study ends with a link that opens the next one in the same tab; the last leads to the first.',
    negative: 'If there is only one project, the link leads to the contact page instead.',
  },
  'pf-print': {
    accept:
      'Printing the résumé page gives at most two A4 pages that show no navigation, no background colours and full link addresses.',
    negative: 'If the career list is too long for two pages, the oldest entries print as one line each.',
    routes: ['/resume'],
  },
  'pf-case': {
    accept:
      'Each project page shows context, role, process and outcome, with at least one number and one captioned image.',
    negative:
      'If a project has no outcome number yet, its page is refused at build time with the name of the missing field.',
    entities: ['Project'],
    routes: ['/projects/:slug'],
  },
  'pf-video': {
    accept:
      'No video data loads before the visitor presses play. The poster shows the length, and captions can be switched on.',
    negative: 'If the video host does not answer, the poster stays with a link to watch it there.',
  },
  'pf-before-after': {
    accept: 'The divider moves by drag, touch and arrow keys. Both images show a label and carry alt text.',
    negative: 'If one of the two images is missing, the other shows alone without a divider.',
  },
  'pf-testimonials': {
    accept: 'Each quote shows name, role and company, and links to the related project when there is one.',
    negative: 'If a quote has no named person or no consent, it does not appear.',
    entities: ['Testimonial'],
  },
  'pf-timeline': {
    accept:
      'Entries show newest first with years, place and one line each. Beyond six, "Show all" opens the rest in place.',
    negative: 'If an entry has no end year, it shows "today" and sorts first.',
    entities: ['Experience'],
  },
  'pf-blog': {
    accept:
      'A Markdown file added to the notes folder appears in the list, on its own page and in the RSS feed after the next build.',
    negative: 'If the file lacks a title or date, the build fails and names the file and the field.',
    entities: ['Post'],
    routes: ['/notes', '/notes/:slug', '/rss.xml'],
  },
  'pf-download': {
    accept:
      'The link names file type and size and opens the file in a new tab. Each download is counted without identifying the visitor.',
    negative: 'If the file is missing at build time, the link is not shown.',
  },
  'pf-contact': {
    accept:
      'A valid message sends an e-mail to the owner within a minute, and the form shows "Thank you" with the expected reply time.',
    negative: 'If sending fails, the text stays in the form and a mailto link with the same text is offered.',
    routes: ['/contact'],
    integrations: [{ name: 'E-mail delivery', secret: 'MAIL_API_KEY' }],
  },
  'pf-calendar': {
    accept:
      'Free slots show in the visitor’s own time zone. Booking one sends a confirmation with a calendar file to both sides.',
    negative: 'If the slot was taken meanwhile, the page says so and shows the next three free ones.',
    integrations: [{ name: 'Booking calendar', secret: 'CALENDAR_API_KEY' }],
  },
  'pf-github': {
    accept:
      'Up to six pinned repositories show name, description, language and last update, refreshed once a day.',
    negative:
      'If GitHub does not answer, the section shows the last saved state, or hides itself if there is none.',
    integrations: [{ name: 'GitHub API', secret: 'GITHUB_TOKEN' }],
  },
  'pf-dribbble': {
    accept:
      'The latest six shots load when scrolled into view, are cached for 24 hours, and each opens the original.',
    negative: 'If the feed fails, the cached shots stay; without a cache the section hides itself.',
    integrations: [{ name: 'Behance or Dribbble feed', secret: 'FEED_ACCESS_TOKEN' }],
  },
  'pf-analytics': {
    accept:
      'Page views and sent contact forms are recorded without cookies or personal data, and the owner sees them per project.',
    negative: 'If the analytics script is blocked, every page works unchanged.',
    integrations: [{ name: 'Cookieless analytics' }],
  },
  'pf-newsletter': {
    accept:
      'A new address receives one confirmation e-mail and is saved as a subscriber only after its link is opened.',
    negative:
      'If the address is already subscribed, the form shows the same thank-you and sends nothing twice.',
    entities: ['Subscriber'],
    integrations: [{ name: 'Newsletter service', secret: 'NEWSLETTER_API_KEY' }],
  },
  'pf-og': {
    accept: 'Sharing any project link shows that project’s title and cover in a 1200×630 image.',
    negative: 'If a project has no cover, the image shows its title on the brand colour.',
  },
}
