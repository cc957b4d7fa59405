import type { Note } from '#tools/workbench/answer.ts'
import type { ImagePromptInput } from '../../input.ts'
import type { GuardedIdea } from '../read/guard-idea.ts'
import { readPicture, type PictureIdea } from '../read/picture-idea.ts'
import { decideEffects, type Effects } from './effects.ts'
import { decideExclusions, type Exclusion } from './exclusions.ts'
import { decideFinish, type Finish } from './finish.ts'
import { decideFrame, type Frame } from './frame.ts'
import { decideLettering, type Lettering } from './lettering.ts'
import { decideLight, type Light } from './light.ts'
import { decideMedium, type Medium } from './medium.ts'
import { decidePalette } from './palette.ts'
import { decidePlace, type PlaceDecision } from './place.ts'
import { decideView, type View } from './view.ts'

/** The whole picture, decided: one medium, one viewpoint, one light. What is left is to say it. */
export type Picture = {
  reading: PictureIdea
  medium: Medium
  place: PlaceDecision
  hasPlaceOption: boolean
  view: View
  hasViewOption: boolean
  light: Light
  finish: Finish
  effects: Effects
  palette: string[]
  lettering: Lettering | undefined
  exclusions: Exclusion[]
  frame: Frame
  traits: readonly string[]
  isSoftened: boolean
  hasLightOption: boolean
  notes: Note[]
}

export function decidePicture(input: ImagePromptInput, guarded: GuardedIdea): Picture {
  const reading = readPicture(guarded.idea)
  const frame = decideFrame(reading, input.ratio)
  const medium = decideMedium(reading, input.style, input.extra, guarded.traits)
  const place = decidePlace(reading, input.background)
  const light = decideLight(reading, input.lighting, {
    isIndoor: place.isIndoor ?? (reading.main?.kind === 'building' ? undefined : reading.isByWindow),
    hasSigns: input.background.includes('Urban City'),
    isFlat: input.extra.includes('Pop Art'),
    isMonochrome: medium.isMonochrome,
    effects: input.extra,
  })
  const view = decideView(reading, medium, input.camera, frame.option, light.from)
  const effects = decideEffects(reading, input.extra)
  const finish = decideFinish(reading, medium, input.quality, input.background)
  const isTall = frame.option === '9:16 Portrait' || frame.option === '3:4 Vertical'
  const lettering = decideLettering(reading, input.imageText, input.fontStyle, light, isTall)
  return {
    reading,
    medium,
    place,
    hasPlaceOption: input.background.length > 0,
    view,
    hasViewOption: input.camera.length > 0,
    light,
    finish,
    effects,
    palette: decidePalette(
      reading,
      input.style,
      medium.isMonochrome,
      effects,
      light.colours,
      input.background,
    ),
    lettering,
    exclusions: decideExclusions(reading, {
      hasText: lettering !== undefined,
      places: input.background,
      lights: input.lighting,
      restraint: guarded.restraint,
    }),
    frame,
    traits: guarded.traits,
    hasLightOption: input.lighting.length > 0,
    isSoftened: input.quality.includes('Soft Focus') || input.quality.includes('Motion Blur'),
    notes: [
      ...guarded.notes,
      ...medium.notes,
      ...place.notes,
      ...light.notes,
      ...view.notes,
      ...effects.notes,
      ...finish.notes,
      ...frame.notes,
      ...(lettering?.notes ?? []),
    ],
  }
}
