import { lazyPart } from '#ui/lazy-part.tsx'
import type { FeaturePickerProps } from './feature-picker.tsx'
import * as texts from './wizard.texts.ts'

const load = () => import('./feature-picker.tsx')
const Picker = lazyPart(load, 'FeaturePicker')

export function preloadFeatures(): void {
  void load().catch(() => undefined)
}

/** Where the list cannot be fetched, features of one's own count just as much. */
export function LazyFeaturePicker(props: FeaturePickerProps) {
  return <Picker {...props} waiting={<p className="text-muted">{texts.loadingFeatures}</p>} />
}
