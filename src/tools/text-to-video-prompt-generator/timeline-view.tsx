import { Sheet } from '#ui/sheet.tsx'
import type { Timeline } from './answer.ts'
import { TimelineRuler } from './timeline-ruler.tsx'

/** The film on a ruler of seconds, and under it the same as a list: shots, beats, sound, words. */
export function TimelineView({ timeline }: { timeline: Timeline }) {
  const { shots, seconds, aspect } = timeline
  return (
    <section aria-labelledby="timeline">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id="timeline" className="text-lg">
          Timeline
        </h3>
        <p className="label-mono text-muted">
          {seconds} seconds, {aspect}, {shots.length === 1 ? '1 shot' : `${shots.length} shots`}
        </p>
      </div>
      <Sheet hasGrid className="mt-2">
        <div className="border-b border-line bg-surface px-3 pt-3 pb-1">
          <TimelineRuler timeline={timeline} />
        </div>
        <ol className="grid grid-cols-1 gap-4 bg-surface px-4 py-4 sm:px-5">
          {shots.map((shot, index) => (
            <li key={shot.from} className="grid grid-cols-1 gap-1.5 border-l-2 border-ink pl-3 wrap-anywhere">
              <p className="label-mono text-muted">
                Shot {index + 1}, {clock(shot.from)} to {clock(shot.to)}: {shot.move}, {shot.size}
              </p>
              <p className="font-semibold">{upperFirst(shot.action)}</p>
              <ol className="grid gap-1 text-sm">
                {shot.beats
                  .filter(({ text }) => text !== shot.action)
                  .map((beat) => (
                    <li key={beat.from} className="flex gap-3">
                      <span className="w-16 shrink-0 font-mono whitespace-nowrap text-muted tabular-nums">
                        {beat.from}–{beat.to} s
                      </span>
                      <span className="min-w-0">{beat.text}</span>
                    </li>
                  ))}
              </ol>
              {shot.dialogue.map((line) => (
                <p key={line.text} className="text-sm">
                  <span className="text-muted">{upperFirst(line.speaker)} says: </span>
                  <q>{line.text}</q>
                </p>
              ))}
              {shot.sound === '' ? null : (
                <p className="text-sm">
                  <span className="text-muted">Sound: </span>
                  {shot.sound}
                </p>
              )}
            </li>
          ))}
        </ol>
        <p className="border-t border-line bg-surface px-4 py-3 text-sm wrap-anywhere sm:px-5">
          <span className="text-muted">Throughout: </span>
          {timeline.ambience}; {timeline.music}. <span className="text-muted">Last image: </span>
          {timeline.endFrame}.
        </p>
      </Sheet>
    </section>
  )
}

function clock(second: number): string {
  return `${Math.floor(second / 60)}:${String(second % 60).padStart(2, '0')}`
}

function upperFirst(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}
