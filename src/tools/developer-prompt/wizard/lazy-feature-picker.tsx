import { lazyPart } from '#ui/lazy-part.tsx'
import * as texts from './wizard.texts.ts'

const waiting = <p className="text-muted">{texts.loadingFeatures}</p>
export const LazyFeaturePicker = lazyPart(() => import('./feature-picker.tsx'), 'FeaturePicker', waiting)
