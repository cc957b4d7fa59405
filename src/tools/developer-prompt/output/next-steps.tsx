import { PanelSection } from '#ui/panel-section.tsx'

export function NextSteps({ tool }: { tool: string }) {
  return (
    <PanelSection title="Next Steps">
      <ol className="grid list-decimal gap-1.5 pl-5 text-sm marker:font-mono marker:text-muted">
        <li>Copy the prompt.</li>
        <li>Open an AI development tool{tool === '' ? '' : `, such as ${tool}`}.</li>
        <li>Paste the prompt as your first message.</li>
        <li>Iterate: check each phase, then ask for the next, naming requirements by their number.</li>
      </ol>
    </PanelSection>
  )
}
