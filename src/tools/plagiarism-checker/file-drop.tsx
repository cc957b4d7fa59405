import { useRef, useState, type DragEvent, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { cn } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { readTextFile, textFileEndings } from './read-text-file.ts'
import * as texts from './page.texts.ts'

type FileDropProps = {
  /** On the button: "Choose a file". */
  label: string
  mostCharacters: number
  disabled?: boolean
  onText: (text: string, fileName: string) => void
  /** What files can be dropped on. */
  children?: ReactNode
}

/** A field that takes a file by drop or by choice, and says what is wrong with it. */
export function FileDrop({ label, mostCharacters, disabled = false, onText, children }: FileDropProps) {
  const [isOver, setIsOver] = useState(false)
  const [said, setSaid] = useState<{ text: string; isProblem: boolean }>()
  const [isReading, setIsReading] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)

  async function take(file: File | undefined) {
    if (file === undefined || isReading || disabled) return
    setIsReading(true)
    setSaid({ text: texts.readingFile(file.name), isProblem: false })
    const read = await readTextFile(file, mostCharacters)
    setIsReading(false)
    if (!read.ok) return setSaid({ text: texts.fileProblem(file.name, read.reason), isProblem: true })
    setSaid({ text: texts.loadedText(file.name), isProblem: false })
    onText(read.text, file.name)
  }
  const drop = (event: DragEvent) => {
    setIsOver(false)
    // Text that is dragged is for the field itself.
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    void take(event.dataTransfer.files[0])
  }

  return (
    <div
      className={cn(isOver && 'outline-2 outline-offset-4 outline-blue outline-dashed')}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      {children}
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label={label}
          accept={textFileEndings.join(',')}
          onChange={(event) => {
            void take(event.currentTarget.files?.[0])
            event.currentTarget.value = ''
          }}
        />
        <Button
          variant="secondary"
          size="small"
          className="min-h-11"
          isBusy={isReading}
          disabled={disabled}
          onClick={() => chooser.current?.click()}
        >
          <Icon name="upload" className="size-4" />
          {label}
        </Button>
        <span className="text-sm text-muted">{texts.orDrop}</span>
      </div>
      <p
        role="status"
        className={cn(
          'text-sm wrap-anywhere',
          said?.isProblem ? 'font-medium text-red' : 'text-muted',
          said && 'mt-1',
        )}
      >
        {said?.text}
      </p>
    </div>
  )
}
