import { useId } from 'react'
import type { FieldProblems } from '#tools/workbench/check-input.ts'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { StoryboardDraft } from './draft.ts'
import { aspects, fewestScenes, mostScenes } from './input.ts'

const ages = [
  { value: '0-2', label: '0 to 2 years' },
  { value: '3-5', label: '3 to 5 years' },
  { value: '6-8', label: '6 to 8 years' },
  { value: '9-12', label: '9 to 12 years' },
]
const formatOptions = [
  { value: 'picture-book', label: 'Picture book' },
  { value: 'video', label: 'Video' },
  { value: 'comic', label: 'Comic' },
]
const shapes: Record<(typeof aspects)[number], string> = {
  '16:9': '16:9 wide screen',
  '9:16': '9:16 upright phone',
  '1:1': '1:1 square',
  '4:3': '4:3 landscape page',
  '3:4': '3:4 portrait page',
  '3:2': '3:2 landscape',
  '2:3': '2:3 portrait',
  '2:1': '2:1 double page',
}
const styleIdeas = [
  'Gouache storybook',
  'Cut paper',
  'Crayon and pencil',
  'Clay stop-motion',
  'Rounded 3D animation',
  'Flat vector shapes',
  'Watercolour with ink line',
  'Felt craft',
  'Ink and cel comic',
]
const undecided = 'Leave it to the idea'

type StoryboardOptionsProps = {
  draft: StoryboardDraft
  problems: FieldProblems
  onChange: (patch: Partial<StoryboardDraft>) => void
}

/** Everything besides the idea; each may stay empty. */
export function StoryboardOptions({ draft, problems, onChange }: StoryboardOptionsProps) {
  const styleListId = useId()
  // What a select or a browser's autofill hands over is checked by the same schema that reads a stored draft.
  const put = (patch: Record<string, string>) => onChange(StoryboardDraft.parse({ ...draft, ...patch }))
  return (
    <div className="mt-5 grid gap-5 sm:grid-cols-2">
      <Field id="ageBand" label="Age" error={problems.ageBand}>
        <Select
          name="ageBand"
          options={ages}
          placeholder={undecided}
          value={draft.ageBand}
          onChange={(event) => put({ ageBand: event.target.value })}
        />
      </Field>
      <Field id="format" label="Format" error={problems.format}>
        <Select
          name="format"
          options={formatOptions}
          placeholder={undecided}
          value={draft.format}
          onChange={(event) => put({ format: event.target.value })}
        />
      </Field>
      <Field
        id="scenes"
        label="Number of scenes"
        hint={`${fewestScenes} to ${mostScenes}`}
        error={problems.scenes}
      >
        <TextInput
          name="scenes"
          inputMode="numeric"
          autoComplete="off"
          placeholder="As fits the age"
          value={draft.scenes}
          onChange={(event) => onChange({ scenes: event.target.value })}
        />
      </Field>
      <Field id="aspect" label="Picture shape" hint="Width to height" error={problems.aspect}>
        <Select
          name="aspect"
          options={aspects.map((value) => ({ value, label: shapes[value] }))}
          placeholder="As fits the format"
          value={draft.aspect}
          onChange={(event) => put({ aspect: event.target.value })}
        />
      </Field>
      <Field id="artStyle" label="Art style" hint="Choose one or describe your own" error={problems.artStyle}>
        <TextInput
          name="artStyle"
          list={styleListId}
          maxLength={120}
          value={draft.artStyle}
          onChange={(event) => onChange({ artStyle: event.target.value })}
        />
        <datalist id={styleListId}>
          {styleIdeas.map((style) => (
            <option key={style} value={style}>
              {style}
            </option>
          ))}
        </datalist>
      </Field>
      <Field id="lesson" label="Lesson" hint="Shown by what is done, never preached" error={problems.lesson}>
        <TextInput
          name="lesson"
          maxLength={200}
          placeholder="It is fine to ask for help"
          value={draft.lesson}
          onChange={(event) => onChange({ lesson: event.target.value })}
        />
      </Field>
    </div>
  )
}
