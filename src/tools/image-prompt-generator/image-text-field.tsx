import { useRef } from 'react'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { countCharacters, firstCharacters, maxImageTextLength } from './input.ts'

type ImageTextFieldProps = { value: string; problem: string | undefined; onChange: (text: string) => void }

/** The words in the picture: at most 25 characters as people count them, so that an emoji or an accent is one. */
export function ImageTextField({ value, problem, onChange }: ImageTextFieldProps) {
  // Cutting while a word is still being composed (Japanese, Chinese, Korean) would break it.
  const isComposing = useRef(false)
  return (
    <Field
      label="Text in image"
      hint="Spelled exactly as you write it. One to four words are most reliable."
      error={problem}
      counter={{ used: countCharacters(value), limit: maxImageTextLength }}
    >
      <TextInput
        name="imageText"
        value={value}
        placeholder="Slow Mornings"
        autoComplete="off"
        onCompositionStart={() => {
          isComposing.current = true
        }}
        onCompositionEnd={(event) => {
          isComposing.current = false
          onChange(firstCharacters(event.currentTarget.value))
        }}
        onChange={(event) =>
          onChange(isComposing.current ? event.target.value : firstCharacters(event.target.value))
        }
      />
    </Field>
  )
}
