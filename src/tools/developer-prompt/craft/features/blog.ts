import type { FeatureTable } from '../services.ts'

export const blogFeatures: FeatureTable = {
  'Content Management': {
    'bl-editor': [
      ['Post editor with drafts', 'Writers work in peace and lose nothing.'],
      'The editor saves every 10 s and shows when. A draft shows as 404 to everyone but those who write here. If saving fails, the text stays in the browser and the editor shows "Not saved" until it succeeds.',
    ],
    'bl-schedule': [
      ['Scheduled publishing', 'Posts go out at the planned hour, also at night.'],
      'A scheduled post opens to readers within one minute of its time in the site’s time zone, and joins feed and sitemap then. If the time lies in the past, the editor says so and asks whether to publish now.',
    ],
    'bl-media': [
      ['Media library', 'Pictures are stored once, described, and used again.'],
      'An uploaded image is saved only with alt text. It shows in three widths and can be picked again for other posts. If an image still used in a post is deleted, the library refuses and lists those posts.',
    ],
    'bl-taxonomy': [
      ['Categories and tags', 'Readers browse by subject as well as by date.'],
      'Each post shows one primary category and up to five tags. When one is renamed, its old address redirects permanently. If a category with posts is removed, they move to another one first.',
    ],
    'bl-series': [
      ['Series/collections', 'Posts that belong together are read in order.'],
      'A post in a series shows "Part 2 of 5" and links to the previous and next part. If a middle part is unpublished, the numbering closes up and no link leads to it.',
    ],
    'bl-revisions': [
      ['Revisions and preview', 'Changes are compared and shown to a colleague first.'],
      'Two revisions show side by side with changes marked. A private preview link opens the draft without signing in. If the preview link is withdrawn or older than 14 days, it shows a 404 page.',
    ],
    'bl-code': [
      ['Code, callouts and embeds', 'Technical posts show code that can be read and copied.'],
      'Code blocks show highlighting, copy with one button, and stay readable when scripts are off. If an embed is blocked or gone, a plain link with its title shows in its place.',
    ],
  },
  'Reader Experience': {
    'bl-search': [
      ['Full-text search', 'A half-remembered phrase finds the post again.'],
      'A search shows matching posts with highlighted excerpts within 500 ms, without an account. If nothing matches, the page repeats the words searched for and shows the five latest posts.',
    ],
    'bl-toc': [
      ['Table of contents and reading time', 'Long posts show their outline and how long they take.'],
      'Posts over 800 words show a contents list that marks the current heading. Every post shows its reading time. If a post has fewer than three headings, the list is not shown.',
    ],
    'bl-related': [
      ['Related posts', 'The end of one post leads to the next good one.'],
      'The three posts closest in subject (by shared tags, if there are tags) show at the end, never the current one. If fewer than three match, the latest posts of the category, else of the blog, fill the row.',
    ],
    'bl-newsletter': [
      ['Newsletter subscription', 'Readers get new posts in their inbox.'],
      'The site saves a reader as subscriber only after an email confirmation. Every issue carries a link that ends it in one click. If the address is already subscribed, a friendly notice shows and nothing is sent.',
      'Newsletter service',
    ],
    'bl-comments': [
      ['Moderated comments', 'Readers answer back, and spam stays out.'],
      'A first comment waits for approval and its author sees "Waiting for approval". Links carry nofollow and HTML is removed. If a comment trips the honeypot or the limit of 5 per hour, it is refused and never shows.',
    ],
    'bl-darkmode': [
      ['Comfortable reading mode', 'Type size and theme suit tired eyes, and are remembered.'],
      'A choice of size and theme is saved for the next visit. If storage is blocked, the system theme and standard size apply and reading works as usual.',
    ],
    'bl-rss': [
      ['RSS and share previews', 'Feeds and shared links look right everywhere.'],
      'The feed passes a validator and shows the latest 20 posts. Sharing a post shows its title, summary and a 1200×630 image. If a post has no image, one with its title on the brand color is sent instead.',
    ],
  },
  'Admin Features': {
    'bl-roles': [
      ['Authors and editors', 'Guests can write, and only editors put things live.'],
      'Authors edit and submit only their own posts. Editors publish any, and the server refuses the rest with 403. If an author is removed, their posts stay online under their name and an editor owns them.',
    ],
    'bl-seo': [
      ['SEO controls', 'Each post decides how it looks in search results.'],
      'Each post saves its own title, description, canonical address and index flag. A title over 60 or a description over 155 characters gets a warning. If either is empty, the post’s title or first sentence is used and the result shows.',
    ],
    'bl-analytics': [
      ['Content analytics', 'You see which posts are read to the end.'],
      'For a chosen period each post shows views, share of readers who reached the end and, with a newsletter, subscribers gained. If a reader blocks analytics, nothing is stored for them and the page works unchanged.',
      'Cookieless analytics',
    ],
    'bl-moderation': [
      ['Comment moderation queue', 'A morning’s comments are sorted in a minute.'],
      'Whoever moderates can approve, reject or mark as spam many comments at once. "Undo" shows for 10 seconds. If two people decide on the same comment, the first decision stays and the second person sees it.',
    ],
    'bl-redirects': [
      ['Redirect manager', 'Old links keep working when a post is renamed.'],
      'Changing a slug creates a permanent redirect by itself, and the old address opens the post with status 301. If a redirect would point to itself or form a loop, saving is refused with both addresses named.',
    ],
    'bl-import': [
      ['Import from Markdown/WordPress', 'Years of older posts move in without retyping.'],
      'A dry run lists posts, images and authors to be created and every failure with its reason. Saving starts only after that. If the import is run twice, posts already there are updated and none appears double.',
    ],
    'bl-editorial': [
      ['Editorial calendar', 'The team sees what comes out on which day.'],
      'Drafts and scheduled posts show by date. Moving one by drag or arrow keys updates its publishing time. If a post is moved to a past day or by somebody without the right, it returns to its place with the reason.',
    ],
  },
}
