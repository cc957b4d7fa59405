import { useRef, useState, type ChangeEvent, type ClipboardEvent, type DragEvent } from 'react'
import { isSafeImage } from '#shared/html/allowed-html.ts'
import { Button } from './button.tsx'
import { cn } from './class-names.ts'
import { Field } from './field.tsx'
import { Icon } from './icon.tsx'
import * as texts from './image-field.texts.ts'
import { TextInput } from './text-input.tsx'
import { imageIn, uploadImage } from './upload-image.ts'

type ImageAddressFieldProps = {
  label: string
  name: string
  /** Empty for none. */
  defaultValue: string
  error?: string | undefined
}

/** The same in a form that reads its fields when it is sent. */
export function ImageAddressField({ defaultValue, ...rest }: ImageAddressFieldProps) {
  const [value, setValue] = useState(defaultValue)
  return <ImageField {...rest} value={value} onChange={setValue} />
}

type ImageFieldProps = {
  label: string
  name: string
  value: string
  onChange: (url: string) => void
  error?: string | undefined
}

/** The address of an image, typed, or of one that is chosen, dropped or pasted here and uploaded. */
export function ImageField({ label, name, value, onChange, error }: ImageFieldProps) {
  const [isUploading, setIsUploading] = useState(false)
  const [isOver, setIsOver] = useState(false)
  const [failure, setFailure] = useState<string>()
  const chooser = useRef<HTMLInputElement>(null)

  async function upload(file: File) {
    setFailure(undefined)
    setIsUploading(true)
    const answer = await uploadImage(file)
    setIsUploading(false)
    // The form around has to know that something of it has changed.
    if (answer.ok) chooser.current?.dispatchEvent(new Event('input', { bubbles: true }))
    if (answer.ok) onChange(answer.url)
    else setFailure(answer.message)
  }

  function takeDropped(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    const file = imageIn(event.dataTransfer)
    if (file) void upload(file)
    else setFailure(texts.dropAnImage)
  }

  function takePasted(event: ClipboardEvent) {
    const file = imageIn(event.clipboardData)
    if (!file) return
    event.preventDefault()
    void upload(file)
  }

  function takeChosen({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    if (file) void upload(file)
    // So that the same file can be chosen again.
    target.value = ''
  }

  return (
    <div
      className={cn('border border-dashed p-3', isOver ? 'border-blue bg-wash' : 'border-line')}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={takeDropped}
      onPaste={takePasted}
    >
      <Field label={label} hint={texts.imageHint} error={failure ?? error}>
        <div className="flex flex-wrap gap-2">
          <TextInput
            name={name}
            inputMode="url"
            maxLength={2_000}
            placeholder="https://"
            value={value}
            // EditDialog saves nothing that is still on its way here.
            aria-busy={isUploading || undefined}
            className="min-w-48 flex-1"
            onChange={({ target }) => {
              setFailure(undefined)
              onChange(target.value.trim())
            }}
          />
          <Button variant="secondary" isBusy={isUploading} onClick={() => chooser.current?.click()}>
            {isUploading ? null : <Icon name="upload" />}
            {isUploading ? texts.uploading : texts.upload}
          </Button>
        </div>
      </Field>
      <input
        ref={chooser}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
        aria-label={texts.fileToUpload(label)}
        className="sr-only"
        tabIndex={-1}
        onChange={takeChosen}
      />
      {isSafeImage(value) ? (
        <img
          key={value}
          src={value}
          alt={texts.preview}
          className="mt-3 max-h-40 max-w-full border border-line"
        />
      ) : null}
    </div>
  )
}
