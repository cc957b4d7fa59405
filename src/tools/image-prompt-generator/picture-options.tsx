import type { FieldProblems } from '#tools/workbench/check-input.ts'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { CameraDiagram } from './camera-diagram.tsx'
import type { ImagePromptDraft } from './draft.ts'
import { ImageTextField } from './image-text-field.tsx'
import { OptionGroup } from './option-group.tsx'
import {
  artStyles,
  backgrounds,
  cameras,
  fontStyles,
  lightings,
  qualities,
  specialEffects,
  type ArtStyle,
  type Camera,
} from './options.ts'
import { RatioChoice } from './ratio-choice.tsx'
import { StyleSample } from './style-sample.tsx'

type PictureOptionsProps = {
  draft: ImagePromptDraft
  problems: FieldProblems
  onChange: (patch: Partial<ImagePromptDraft>) => void
}

/** Everything that may be chosen, nothing of which has to be. */
export function PictureOptions({ draft, problems, onChange }: PictureOptionsProps) {
  return (
    <>
      <OptionGroup
        name="style"
        label="Art Style"
        hint="The first one you choose is the medium; further ones lend something to it."
        options={artStyles}
        chosen={draft.style}
        onChange={(style) => onChange({ style })}
        drawing={drawStyle}
      />
      <OptionGroup
        name="background"
        label="Background"
        options={backgrounds}
        chosen={draft.background}
        onChange={(background) => onChange({ background })}
      />
      <OptionGroup
        name="lighting"
        label="Lighting"
        options={lightings}
        chosen={draft.lighting}
        onChange={(lighting) => onChange({ lighting })}
      />
      <OptionGroup
        name="camera"
        label="Camera"
        options={cameras}
        chosen={draft.camera}
        onChange={(camera) => onChange({ camera })}
        drawing={drawCamera}
      />
      <OptionGroup
        name="quality"
        label="Quality"
        options={qualities}
        chosen={draft.quality}
        onChange={(quality) => onChange({ quality })}
      />
      <OptionGroup
        name="extra"
        label="Special Effects"
        options={specialEffects}
        chosen={draft.extra}
        onChange={(extra) => onChange({ extra })}
      />
      <Field isGroup label="Aspect Ratio" className="border-t border-line pt-4" error={problems.ratio}>
        <RatioChoice value={draft.ratio} onChange={(ratio) => onChange({ ratio })} />
      </Field>
      <div className="grid gap-4 border-t border-line pt-4 sm:grid-cols-[3fr_2fr]">
        <ImageTextField
          value={draft.imageText}
          problem={problems.imageText}
          onChange={(imageText) => onChange({ imageText })}
        />
        <Field label="Font Style" hint="For the text in the image." error={problems.fontStyle}>
          <Select
            name="fontStyle"
            options={fontStyles.map((font) => ({ value: font, label: font }))}
            value={draft.fontStyle}
            onChange={(event) =>
              onChange({ fontStyle: fontStyles.find((font) => font === event.target.value) ?? 'None' })
            }
          />
        </Field>
      </div>
    </>
  )
}

function drawStyle(style: ArtStyle) {
  return <StyleSample style={style} />
}

function drawCamera(camera: Camera) {
  return <CameraDiagram camera={camera} />
}
