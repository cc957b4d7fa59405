import { readColors } from '#reading/colors.ts'
import type { PictureProps } from '#tools/workbench/tool-page-spec.ts'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { useToast } from '#ui/toast-context.ts'
import { textOf, type Item } from '../contract/plan.ts'
import type { StoryboardInput } from './input.ts'
import { copyFailed } from './messages.texts.ts'
import type { Scene, StoryboardPlan } from './plan.ts'
import { boardWords } from './render/board-words.ts'
import { secondsOf } from './render/render-board.ts'
import { SafetyChanges } from './safety-changes.tsx'
import * as texts from './scene-cards.texts.ts'

type CardsProps = PictureProps<StoryboardPlan, StoryboardInput>

/** The storyboard as cards on the screen, and alone on paper. */
export default function SceneCards({ plan, onEdit, onRewrite, onWish }: CardsProps) {
  const { title, breath, ageBand, format, scenes, aspect, cast, palette, anchor, withheld } = plan
  const { sheet } = boardWords(plan, 'storyboard')
  // While something is written, typing would go to the storyboard before it.
  const edit = onRewrite && onEdit
  return (
    <div data-print="sheet" className="grid gap-8 print:gap-4">
      <header>
        <Words item={title} label={texts.title} onEdit={edit} className="text-2xl font-bold" />
        <Words item={breath} label={texts.storyInOneBreath} onEdit={edit} className="measure mt-1" />
        <p className="label-mono mt-2 text-muted">
          {texts.facts(ageBand, format.replace('-', ' '), scenes.length, aspect)}
        </p>
        <Button variant="secondary" className="mt-3" onClick={() => window.print()}>
          {texts.printOrSave}
        </Button>
      </header>
      {edit && onWish ? <SafetyChanges changes={plan.changes} onEdit={edit} onWish={onWish} /> : null}
      <section aria-label={texts.castAndStyle}>
        <h3 className="mb-3 font-semibold">{texts.castAndStyle}</h3>
        <ul className="grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
          {cast.map((character) => (
            <li key={character.tag} className="min-w-0 border-l-2 border-ink pl-3 wrap-anywhere">
              <p className="font-semibold">{character.name ? textOf(character.name) : character.tag}</p>
              <Words item={character.identity} label={texts.looksOf(character.tag)} onEdit={edit} />
              {character.standIn ? (
                <p className="mt-1 text-sm text-muted">{texts.asAnimal(textOf(character.standIn))}</p>
              ) : null}
              <Copy text={textOf(sheet(character))} label={texts.copySheet(character.tag)} />
            </li>
          ))}
        </ul>
        <Words item={anchor} label={texts.style} onEdit={edit} className="measure mt-4 text-sm" />
        <ul aria-label={texts.palette} className="mt-3 flex flex-wrap gap-3 text-sm">
          {palette.map((color) => (
            <li key={color.id} className="flex items-center gap-2">
              <svg viewBox="0 0 20 20" className="size-6 shrink-0 text-muted" aria-hidden="true">
                <path d="M0 0h20v20H0z" fill={readColors(textOf(color))[0]?.hex ?? 'none'} />
              </svg>
              {textOf(color)}
            </li>
          ))}
        </ul>
      </section>
      <section aria-label={texts.scenes}>
        <h3 className="mb-3 font-semibold">{texts.scenes}</h3>
        <ol className="grid gap-4 sm:grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] print:grid-cols-3 print:gap-3 print:text-xs">
          {scenes.map((scene) => (
            <SceneCard key={scene.number} scene={scene} plan={plan} onEdit={edit} onRewrite={onRewrite} />
          ))}
        </ol>
        {withheld.map(({ part, name, reason }) => (
          <p key={part} className="mt-4 border-l-2 border-red pl-3" data-print="hide">
            {texts.notShown(name, reason)}{' '}
            {onRewrite && part.startsWith('scene-') ? (
              <Button variant="secondary" onClick={() => onRewrite(part)}>
                {texts.writeAnew(name)}
              </Button>
            ) : null}
          </p>
        ))}
      </section>
      <Lines name={texts.continuity} items={plan.continuity} />
      <Lines name={texts.forGrownUps} items={[plan.theme, plan.question, ...plan.notes, ...plan.extra]} />
    </div>
  )
}

type Editing = { onEdit: CardsProps['onEdit'] | undefined }
type SceneCardProps = Editing & Pick<CardsProps, 'plan' | 'onRewrite'> & { scene: Scene }

function SceneCard({ scene, plan, onEdit, onRewrite }: SceneCardProps) {
  const { number, title, narration, dialogue } = scene
  const { image } = boardWords(plan, 'storyboard')
  return (
    <li className="flex min-w-0 break-inside-avoid flex-col gap-2 border border-ink bg-surface p-3 wrap-anywhere">
      <h4 className="font-semibold">
        <span className="mr-2 font-mono text-sm text-muted">{number}</span>
        {title ? textOf(title) : null}
        {plan.format === 'video' ? (
          <span className="label-mono ml-2 text-muted">{texts.secondsShort(secondsOf(scene, plan))}</span>
        ) : null}
      </h4>
      <Words item={narration} label={texts.narrationOf(number)} onEdit={onEdit} />
      <Words item={dialogue} label={texts.dialogueOf(number)} onEdit={onEdit} className="italic" />
      <dl className="mt-auto grid gap-1 pt-1 text-sm text-muted">
        {(['action', 'sound', 'motion', 'turn'] as const).map((fact) =>
          scene[fact] ? (
            <div key={fact} className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-baseline">
              <dt className="label-mono">{texts.factNames[fact]}</dt>
              <dd>
                <Words item={scene[fact]} label={texts.factOf(fact, number)} onEdit={onEdit} />
              </dd>
            </div>
          ) : null,
        )}
      </dl>
      <Copy text={textOf(image(scene))} label={texts.copyImagePrompt(number)} />
      {onRewrite ? (
        <Button variant="quiet" onClick={() => onRewrite(`scene-${number}`)}>
          {texts.writeSceneAnew(number)}
        </Button>
      ) : null}
    </li>
  )
}

function Copy({ text, label }: { text: string; label: string }) {
  const showToast = useToast()
  const tellFailed = () => showToast({ variant: 'destructive', title: copyFailed })
  return <CopyButton text={text} label={label} variant="secondary" className="mt-2" onFailed={tellFailed} />
}

type WordsProps = Editing & { item: Item | undefined; label: string; className?: string }

/** Words that can be edited where they stand, and print as they are. */
function Words({ item, label, className, onEdit }: WordsProps) {
  if (item === undefined) return null
  const text = textOf(item)
  const textbox = { role: 'textbox', 'aria-multiline': true, tabIndex: 0 } as const
  return (
    <div
      key={text}
      aria-label={label}
      dir="auto"
      className={className}
      {...(onEdit && textbox)}
      contentEditable={onEdit && 'plaintext-only'}
      suppressContentEditableWarning
      onBlur={({ currentTarget }) => {
        if (currentTarget.innerText.trim() !== text) onEdit?.(item.id, currentTarget.innerText)
      }}
    >
      {text}
    </div>
  )
}

function Lines({ name, items }: { name: string; items: readonly (Item | undefined)[] }) {
  const given = items.filter((item) => item !== undefined)
  if (given.length === 0) return null
  return (
    <section aria-label={name} className="break-inside-avoid">
      <h3 className="mb-2 font-semibold">{name}</h3>
      <ul className="measure list-disc space-y-1 pl-5 text-sm">
        {given.map((item) => (
          <li key={item.id}>{textOf(item)}</li>
        ))}
      </ul>
    </section>
  )
}
