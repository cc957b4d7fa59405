import { CopyButton } from '#ui/copy-button.tsx'
import type { Scene } from './answer.ts'
import { SceneFrame } from './scene-frame.tsx'
import { sceneText } from './scene-text.ts'

type SceneCardProps = { scene: Scene; aspect: string; onCopied: () => void; onCopyFailed: () => void }

/** One scene as on a storyboard sheet: the sketched frame, what is read, heard and moved, and its prompt. */
export function SceneCard({ scene, aspect, onCopied, onCopyFailed }: SceneCardProps) {
  const { frame } = scene
  return (
    <li className="flex min-w-0 flex-col border border-ink bg-surface break-inside-avoid">
      <div className="border-b border-line">
        <SceneFrame
          frame={frame}
          aspect={aspect}
          label={`Sketch: ${frame.size} shot, ${frame.cast[0] ?? 'main figure'} ${frame.subject}, space for words ${frame.text}`}
        />
      </div>
      <div className="flex grow flex-col gap-2 p-3">
        <div className="flex items-baseline justify-between gap-2">
          <h4 className="font-semibold">
            <span className="mr-2 font-mono text-sm text-muted">{scene.number}</span>
            {scene.title}
          </h4>
          <span className="label-mono shrink-0 text-muted">
            {frame.size}
            {scene.seconds ? `, ${scene.seconds} s` : ''}
          </span>
        </div>
        <p className="text-base leading-snug">{scene.narration}</p>
        {scene.dialogue ? <p className="text-sm italic">{scene.dialogue}</p> : null}
        <dl className="mt-auto grid gap-1 pt-1 text-sm text-muted">
          <SceneFact name="Motion" value={scene.motion} />
          <SceneFact name="Sound" value={scene.sound} />
        </dl>
        <details className="text-sm" data-print="hide">
          <summary className="cursor-pointer py-2.5 font-semibold">
            Image prompt<span className="sr-only"> of scene {scene.number}</span>
          </summary>
          <p className="wrap-anywhere">{scene.prompt}</p>
        </details>
        <CopyButton
          text={sceneText(scene)}
          label={`Copy scene ${scene.number}`}
          variant="secondary"
          size="small"
          className="min-h-11 self-start"
          onCopied={onCopied}
          onFailed={onCopyFailed}
        />
      </div>
    </li>
  )
}

function SceneFact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex gap-2">
      <dt className="label-mono shrink-0 pt-0.5">{name}</dt>
      <dd className="min-w-0">{value}</dd>
    </div>
  )
}
