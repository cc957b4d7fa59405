import type { FeatureAcceptance } from '../feature-acceptance.ts'

export const blogAcceptance: Record<string, FeatureAcceptance> = {
  'bl-editor': {
    accept:
      'The editor saves every 10 s and shows when. A draft is refused with 404 to anyone who is not signed in.',
    negative:
      'If saving fails, the text stays in the browser and the editor shows "Not saved" until it succeeds.',
    entities: ['Post'],
    routes: ['/admin/posts'],
  },
  'bl-schedule': {
    accept:
      'A scheduled post opens to readers within one minute of its time in the site’s time zone, and joins feed and sitemap then.',
    negative: 'If the time lies in the past, the editor says so and asks whether to publish now.',
  },
  'bl-media': {
    accept:
      'An uploaded image is saved only with alt text. It shows in three widths and can be picked again for other posts.',
    negative: 'If an image still used in a post is deleted, the library refuses and lists those posts.',
    entities: ['Media'],
    routes: ['/admin/media'],
  },
  'bl-taxonomy': {
    accept:
      'Each post shows one primary category and up to five tags. Renaming either redirects the old address permanently.',
    negative: 'If a category with posts is deleted, the editor asks where to move them first.',
    entities: ['Category', 'Tag'],
    routes: ['/category/:slug', '/tag/:slug'],
  },
  'bl-series': {
    accept: 'A post in a series shows "Part 2 of 5" and links to the previous and next part.',
    negative: 'If a middle part is unpublished, the numbering closes up and no link leads to it.',
    entities: ['Series'],
    routes: ['/series/:slug'],
  },
  'bl-revisions': {
    accept:
      'Two revisions show side by side with changes marked. A private preview link opens the draft without signing in.',
    negative: 'If the preview link is withdrawn or older than 14 days, it shows a 404 page.',
    entities: ['Revision'],
  },
  'bl-code': {
    accept: 'Code blocks show highlighting, copy with one button, and stay readable when scripts are off.',
    negative: 'If an embed is blocked or gone, a plain link with its title shows in its place.',
  },
  'bl-search': {
    accept: 'A search shows matching posts with highlighted excerpts within 500 ms, without an account.',
    negative: 'If nothing matches, the page repeats the words searched for and shows the five latest posts.',
    routes: ['/search'],
  },
  'bl-toc': {
    accept:
      'Posts over 800 words show a contents list that marks the current heading. Every post shows its reading time.',
    negative: 'If a post has fewer than three headings, the list is not shown.',
  },
  'bl-related': {
    accept: 'Three posts with the most shared tags show at the end, never the current one.',
    negative: 'If fewer than three share a tag, the latest posts of the same category fill the row.',
  },
  'bl-newsletter': {
    accept:
      'The site saves a reader as subscriber only after an e-mail confirmation. Every issue carries a link that ends it in one click.',
    negative: 'If the address is already subscribed, a friendly notice shows and nothing is sent.',
    entities: ['Subscriber'],
    integrations: [{ name: 'Newsletter service', secret: 'NEWSLETTER_API_KEY' }],
  },
  'bl-comments': {
    accept:
      'A first comment waits for approval and its author sees "Waiting for approval". Links carry nofollow and HTML is removed.',
    negative: 'If a comment trips the honeypot or the limit of 5 per hour, it is refused and never shows.',
    entities: ['Comment'],
  },
  'bl-darkmode': {
    accept:
      'Text shows in lines of 60–75 characters. A choice of size and theme is saved for the next visit.',
    negative: 'If storage is blocked, the system theme and standard size apply and reading works as usual.',
  },
  'bl-rss': {
    accept:
      'The feed passes a validator and shows the latest 20 posts. Sharing a post shows its title, summary and a 1200×630 image.',
    negative: 'If a post has no image, one with its title on the brand colour is sent instead.',
    routes: ['/rss.xml'],
  },
  'bl-roles': {
    accept:
      'Authors edit and submit only their own posts. Editors publish any, and the server refuses the rest with 403.',
    negative: 'If an author is removed, their posts stay online under their name and an editor owns them.',
    entities: ['Author'],
    routes: ['/author/:slug'],
  },
  'bl-seo': {
    accept:
      'Each post saves its own title, description, canonical address and index flag. Counters show 60 and 155 characters.',
    negative: 'If they are left empty, title and first sentence are used and the editor shows the result.',
  },
  'bl-analytics': {
    accept:
      'For a chosen period each post shows views, share of readers who reached the end, and subscribers gained.',
    negative: 'If a reader blocks analytics, nothing is stored for them and the page works unchanged.',
    routes: ['/admin/analytics'],
    integrations: [{ name: 'Cookieless analytics' }],
  },
  'bl-moderation': {
    accept: 'Editors approve, reject or mark spam for many comments at once. "Undo" shows for 10 seconds.',
    negative:
      'If two editors decide on the same comment, the first decision stays and the second person sees it.',
    entities: ['Comment'],
    routes: ['/admin/comments'],
  },
  'bl-redirects': {
    accept:
      'Changing a slug creates a permanent redirect by itself, and the old address opens the post with status 301.',
    negative:
      'If a redirect would point to itself or form a loop, saving is refused with both addresses named.',
    entities: ['Redirect'],
    routes: ['/admin/redirects'],
  },
  'bl-import': {
    accept:
      'A dry run lists posts, images and authors to be created and every failure with its reason. Saving starts only after that.',
    negative: 'If the import is run twice, posts already there are updated and none appears double.',
  },
  'bl-editorial': {
    accept:
      'Drafts and scheduled posts show by date. Moving one by drag or arrow keys updates its publishing time.',
    negative:
      'If a post is moved to a past day or by somebody without the right, it returns to its place with the reason.',
    routes: ['/admin/calendar'],
  },
}
