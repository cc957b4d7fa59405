import { Suspense } from 'react'
import { lazyPart } from '#tools/workbench/result/lazy-part.ts'
import type { FeaturePickerProps } from './feature-picker.tsx'
import * as texts from './wizard.texts.ts'

const load = () => import('./feature-picker.tsx').then((module) => module.FeaturePicker)
const Picker = lazyPart(load)

export function preloadFeatures(): void {
  void load().catch(() => undefined)
}

/** Where the list cannot be fetched, features of one's own count just as much. */
export function LazyFeaturePicker(props: FeaturePickerProps) {
  return (
    <Suspense fallback={<p className="text-muted">{texts.loadingFeatures}</p>}>
      <Picker {...props} />
    </Suspense>
  )
}
