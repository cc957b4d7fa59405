import { lazy } from 'react'

export { askBrowserModel } from './ask-browser-model.ts'

const panels = {
  'built-in': lazy(() => import('#engine/browser/built-in/built-in-panel.tsx')),
  webgpu: lazy(() => import('#engine/browser/webgpu/webgpu-panel.tsx')),
}

/** The panel of the model that the person has chosen. */
export default function BrowserModelHere({ kind }: { kind: keyof typeof panels }) {
  const Panel = panels[kind]
  return (
    <div className="mx-auto mb-8 w-full max-w-xl px-4">
      <Panel />
    </div>
  )
}
