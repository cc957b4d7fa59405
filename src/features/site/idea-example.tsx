import { ToolPlate } from '#tools/tool-plate.tsx'
import * as texts from './home.texts.ts'
import { ideaExamples } from './idea-examples.ts'
import type { IdeaTool } from './idea-tools.ts'

type IdeaExampleProps = { tool: IdeaTool; name: string; plate: string }

/** What the chosen tool makes of a sentence. */
export default function IdeaExample({ tool, name, plate }: IdeaExampleProps) {
  return (
    <figure className="border border-ink drafting-grid max-lg:hidden" key={tool.slug}>
      <ToolPlate plate={plate} className="mx-auto max-w-72 p-6" />
      <figcaption className="border-t border-ink bg-surface px-5 pt-4 pb-2">
        <span className="block label-mono text-muted">{texts.exampleOf(name)}</span>
        <span className="mt-1 block leading-snug font-medium">{tool.idea}</span>
      </figcaption>
      <dl className="bg-surface px-5 pb-4">
        {ideaExamples[tool.slug].map(([label, text], index) => (
          <div
            key={label}
            className="grid grid-cols-[5.5rem_1fr] items-baseline gap-x-3 border-t border-line py-1.5"
          >
            <dt className="label-mono text-blue">{label}</dt>
            <dd className={`inks ink-${index + 1} text-sm`}>{text}</dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
