import { lazy, Suspense } from 'react'
import { Callout } from '#ui/callout.tsx'
import type { FeaturePickerProps } from './feature-picker.tsx'

const load = () => import('./feature-picker.tsx')

const Picker = lazy(() =>
  load().then(
    (module) => ({ default: module.FeaturePicker }),
    () => ({ default: MissingPicker }),
  ),
)

/** The list is fetched once the first step is on the screen; it is a third of the wizard's own weight. */
export function preloadFeatures(): void {
  void load().catch(() => undefined)
}

export function LazyFeaturePicker(props: FeaturePickerProps) {
  return (
    <Suspense fallback={<p className="text-muted">The features are on their way…</p>}>
      <Picker {...props} />
    </Suspense>
  )
}

function MissingPicker() {
  return (
    <Callout>
      The list of features could not be fetched. Write the ones you need as features of your own; they count
      just as much.
    </Callout>
  )
}
