import { lazyPart } from '#ui/lazy-part.tsx'
import * as texts from './wizard.texts.ts'

/** Where the list cannot be fetched, features of one's own count just as much. */
export const LazyFeaturePicker = lazyPart(
  () => import('./feature-picker.tsx'),
  'FeaturePicker',
  <p className="text-muted">{texts.loadingFeatures}</p>,
)
