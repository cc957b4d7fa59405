import { PanelSection } from '#ui/panel-section.tsx'
import * as texts from './output-result.texts.ts'

export function NextSteps({ tool }: { tool: string }) {
  return (
    <PanelSection title={texts.nextSteps}>
      <ol className="grid list-decimal gap-1.5 pl-5 text-sm marker:font-mono marker:text-muted">
        <li>{texts.stepCopy}</li>
        <li>
          {texts.stepOpenTool}
          {tool === '' ? '' : texts.suchAs(tool)}.
        </li>
        <li>{texts.stepPaste}</li>
        <li>{texts.stepIterate}</li>
      </ol>
    </PanelSection>
  )
}
