import { readFileSync } from 'node:fs'
import type { Statements } from '#platform/database/with-identity.server.ts'

type DemoContent = { slug: string; title: string; description: string; tags: string[] }

/** The guide itself is the file of that name in `demo`. */
const contents: readonly DemoContent[] = [
  {
    slug: 'developer-prompt',
    title: 'Developer Prompt',
    description: 'Six steps from an app idea to a brief that an app builder can work from.',
    tags: ['apps', 'websites', 'briefs'],
  },
  {
    slug: 'text-to-prompt',
    title: 'Text to Prompt',
    description: 'Turn half a sentence into a clear request with a reader, a tone and limits.',
    tags: ['writing', 'everyday'],
  },
  {
    slug: 'story-prompt',
    title: 'Story Prompt',
    description: 'A story, or the prompt for one, with characters, a place and a turning point.',
    tags: ['fiction', 'characters'],
  },
  {
    slug: 'image-prompt-generator',
    title: 'Image Prompt Generator',
    description: 'Subject, light, camera and style in the order that image models read them.',
    tags: ['pictures', 'photography', 'illustration'],
  },
  {
    slug: 'thumbnail-prompt-generator',
    title: 'YouTube Thumbnail Prompt Generator',
    description: 'One face, one feeling, four words: thumbnails that are readable on a phone.',
    tags: ['video', 'channels'],
  },
  {
    slug: 'text-to-video-prompt-generator',
    title: 'Text-to-Video Prompt Generator',
    description: 'One shot, one action, one camera move, written for video models.',
    tags: ['video', 'shots'],
  },
  {
    slug: 'storyboard-prompt-generator',
    title: 'Storyboard Prompt Generator',
    description: 'A picture story for children, with the same hero in every scene.',
    tags: ['children', 'series'],
  },
  {
    slug: 'plagiarism-checker',
    title: 'Plagiarism Checker',
    description: 'See which passages appear elsewhere, and what to do about each one.',
    tags: ['originality', 'sources'],
  },
]

/** A guide for every tool, for `npm run seed:demo`: as the operator. Answers how many there are then. */
export async function seedDemoContent({ query }: Statements): Promise<number> {
  for (const { slug, title, description, tags } of contents) {
    const guide = readFileSync(new URL(`demo/${slug}.md`, import.meta.url), 'utf8')
    await query(
      `insert into tools_content (tool_slug, title, description, long_content, tags) values ($1, $2, $3, $4, $5)`,
      [slug, title, description, guide, tags],
    )
  }
  return contents.length
}
