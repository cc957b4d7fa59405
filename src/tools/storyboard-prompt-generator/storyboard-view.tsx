import { track } from '#shared/track.ts'
import { useToast } from '#ui/toast-context.ts'
import type { StoryboardAnswer } from './answer.ts'
import { CharacterSheet } from './character-sheet.tsx'
import { messages } from './messages.ts'
import { SceneCard } from './scene-card.tsx'

type StoryboardViewProps = { board: StoryboardAnswer }

/** The storyboard as a sheet: on the screen above the text, on paper alone. */
export function StoryboardView({ board }: StoryboardViewProps) {
  const showToast = useToast()
  const { styleGuide, grownUpNote } = board
  const tellCopied = () => {
    track('prompt_copied', { tool_id: 'storyboard-prompt-generator', how: 'button' })
    showToast({ title: 'Copied!', description: 'This part is in the clipboard.' })
  }
  const tellCopyFailed = () => showToast({ variant: 'destructive', ...messages.copyFailed })
  return (
    <div data-print="sheet" className="grid gap-8 print:gap-4">
      <header>
        <h3 className="text-2xl font-bold tracking-tight">{board.title}</h3>
        <p className="measure mt-1">{board.breath}</p>
        <p className="label-mono mt-2 text-muted">
          Ages {board.ageBand} / {board.format.replace('-', ' ')} / {board.generatedPrompts.length} scenes /{' '}
          {board.aspect}
        </p>
      </header>
      <section aria-labelledby="board-characters">
        <h3 id="board-characters" className="mb-3 font-semibold">
          Character sheet
        </h3>
        <CharacterSheet
          characters={board.characterSheet}
          onCopied={tellCopied}
          onCopyFailed={tellCopyFailed}
        />
      </section>
      <section aria-labelledby="board-style">
        <h3 id="board-style" className="mb-3 font-semibold">
          Style guide
        </h3>
        <p className="measure text-sm">{styleGuide.anchor}</p>
        <ul className="mt-3 flex flex-wrap gap-3 text-sm" aria-label="Palette">
          {styleGuide.palette.map((colour) => (
            <li key={colour.hex} className="flex items-center gap-2">
              <svg viewBox="0 0 20 20" className="size-6 shrink-0 text-muted" aria-hidden="true">
                <rect x="0.5" y="0.5" width="19" height="19" fill={colour.hex} stroke="currentColor" />
              </svg>
              {colour.name} <span className="font-mono text-muted">{colour.hex}</span>
            </li>
          ))}
        </ul>
        <p className="measure mt-3 text-sm text-muted">
          Light: {styleGuide.light}. Line: {styleGuide.line}. {styleGuide.framing}.
        </p>
      </section>
      <section aria-labelledby="board-scenes">
        <h3 id="board-scenes" className="mb-3 font-semibold">
          Scenes
        </h3>
        <ol className="grid gap-4 sm:grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] print:grid-cols-3 print:gap-3 print:text-xs">
          {board.generatedPrompts.map((scene) => (
            <SceneCard
              key={scene.number}
              scene={scene}
              aspect={board.aspect}
              onCopied={tellCopied}
              onCopyFailed={tellCopyFailed}
            />
          ))}
        </ol>
      </section>
      <section aria-labelledby="board-continuity" className="break-inside-avoid">
        <h3 id="board-continuity" className="mb-2 font-semibold">
          Continuity
        </h3>
        <ul className="measure list-disc space-y-1 pl-5 text-sm">
          {board.continuity.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="board-note" className="break-inside-avoid">
        <h3 id="board-note" className="mb-2 font-semibold">
          For grown-ups
        </h3>
        <p className="measure text-sm">
          {grownUpNote.theme}. To talk about: {grownUpNote.question} {grownUpNote.check}
        </p>
      </section>
    </div>
  )
}
