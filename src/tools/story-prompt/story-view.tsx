import { detectLanguage } from '#reading/language.ts'
import { countWords } from '#shared/text/count-words.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { MarkdownPreview } from '#ui/markdown-preview.tsx'
import { useToast } from '#ui/toast-context.ts'
import { downloadFile } from '#ui/download-file.ts'
import { fileSlug } from '#shared/text/file-slug.ts'
import { textOf } from '../contract/plan.ts'
import { renderedText } from '../contract/rendered.ts'
import type { PictureProps } from '../workbench/tool-page-spec.ts'
import type { StoryInput } from './input.ts'
import type { StoryPlan } from './plan.ts'
import { dialectsOf } from './render/dialects.ts'
import { storyMarkdown } from './story-markdown.ts'
import * as texts from './story-view.texts.ts'

/** As people read aloud: 130 to 150. */
const wordsPerMinute = 140

/** The story set to be read, with the time it takes aloud; a brief has no such view. */
export default function StoryView({ plan, input }: PictureProps<StoryPlan, StoryInput>) {
  const showToast = useToast()
  if (plan.mode !== 'story' || plan.story.length === 0) return null
  const title = plan.title.map(textOf).join(' ')
  const paragraphs = [...plan.story, ...plan.extra].map(textOf)
  const minutes = Math.max(1, Math.round(countWords(paragraphs.join('\n')) / wordsPerMinute))
  const name = fileSlug(title === '' ? input.idea.slice(0, 60) : title)

  const downloadBook = async () => {
    try {
      downloadFile(`${name}.epub`, await bookOf(title, paragraphs, input.language), 'application/epub+zip')
    } catch {
      showToast({ title: texts.eBookNotMade, variant: 'destructive' })
    }
  }
  const [, markdown] = dialectsOf.story
  const downloadText = () =>
    downloadFile(`${name}.md`, renderedText(markdown.render(plan, input)), 'text/markdown;charset=utf-8')
  const downloads = { [texts.markdown]: downloadText, [texts.eBook]: () => void downloadBook() }

  return (
    <section
      aria-label={texts.readingView}
      className="border border-line bg-surface px-4 py-6 sm:px-8 sm:py-8 print:border-0 print:p-0"
    >
      <article
        dir="auto"
        data-print="sheet"
        className="measure mx-auto text-lg leading-relaxed wrap-anywhere"
      >
        <h3 className="text-2xl font-bold tracking-tight">{title}</h3>
        <p className="label-mono mt-2 mb-6 text-muted" dir="ltr" data-print="hide">
          {texts.minutesToReadAloud(minutes)}
        </p>
        <MarkdownPreview markdown={storyMarkdown(paragraphs)} />
      </article>
      <div className="mt-6 flex flex-wrap gap-2 border-t border-line pt-4" data-print="hide">
        {Object.entries(downloads).map(([name, download]) => (
          <Button key={name} variant="secondary" size="small" className="min-h-11" onClick={download}>
            <Icon name="download" className="size-4" />
            {name}
          </Button>
        ))}
        <Button variant="secondary" size="small" className="min-h-11" onClick={() => window.print()}>
          {texts.print}
        </Button>
      </div>
    </section>
  )
}

async function bookOf(title: string, paragraphs: readonly string[], chosen: string) {
  const { makeEpub } = await import('./make-epub.ts')
  const language = detectLanguage(paragraphs.join('\n'))
  return makeEpub({
    id: `urn:uuid:${crypto.randomUUID()}`,
    title: title === '' ? texts.story : title,
    language: language?.code ?? (chosen || 'und'),
    isRightToLeft: language?.isRightToLeft ?? chosen === 'ar',
    paragraphs,
    modified: new Date(),
  })
}
