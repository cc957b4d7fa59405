import { useState } from 'react'
import { DOMParser } from '@tiptap/pm/model'
import { EditorContent, getSchema, useEditor, type JSONContent } from '@tiptap/react'
import { purifiedText, purifyHtml } from '#shared/html/purify-html.ts'
import { Callout } from '#ui/callout.tsx'
import { Field } from '#ui/field.tsx'
import { EditorToolbar } from './editor-toolbar.tsx'
import { createPictureQueue } from './insert-pictures.ts'
import * as texts from './rich-text-editor.texts.ts'
import { extensions } from './rich-text-extensions.ts'
import { unknownIn } from './rich-text-limits.ts'

type RichTextEditorProps = {
  label: string
  /** HTML, read when the editor opens; from then on it is the editor that knows. */
  value: string
  error: string | undefined
  onChange: (html: string) => void
  onUploading: (isUploading: boolean) => void
}

export default function RichTextEditor({ value, ...props }: RichTextEditorProps) {
  const [opened] = useState(() => readHtml(value))
  if (opened.unknown.length > 0) {
    return (
      <Callout role="note" title={texts.editedAsHtml}>
        {texts.richTextWouldRemove(opened.unknown)}
      </Callout>
    )
  }
  return <OpenEditor {...props} content={opened.content} />
}

/** Cleaned and parsed by the browser into nodes; the editor itself never turns a text into markup. */
function readHtml(html: string): { unknown: string[]; content: JSONContent } {
  const fragment = purifyHtml(html)
  const content = DOMParser.fromSchema(getSchema(extensions)).parse(fragment).toJSON() as JSONContent
  return { unknown: unknownIn(fragment), content }
}

type OpenEditorProps = Omit<RichTextEditorProps, 'value'> & { content: JSONContent }

function OpenEditor({ label, content, error, onChange, onUploading }: OpenEditorProps) {
  const [isUploading, setIsUploading] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [insertPictures] = useState(() =>
    createPictureQueue({
      onBusy(isBusy) {
        setIsUploading(isBusy)
        onUploading(isBusy)
      },
      onFailure: setFailure,
    }),
  )

  /** true: there were images, and the editor is to leave them alone. */
  function takeImages(data: DataTransfer | null, at?: number): boolean {
    const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
    if (files.length > 0) void insertPictures(editor, files, at)
    return files.length > 0
  }

  const editor = useEditor({
    extensions,
    content,
    // Our style sheet holds what it needs; it may not bring its own.
    injectCSS: false,
    editorProps: {
      attributes: {
        class: 'rich-text rich-text-editor',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
      },
      transformPastedHTML: (html) => purifiedText(html),
      handlePaste: (_view, event) => takeImages(event.clipboardData),
      handleDrop(view, { clientX, clientY, dataTransfer }) {
        return takeImages(dataTransfer, view.posAtCoords({ left: clientX, top: clientY })?.pos)
      },
    },
    onUpdate: ({ editor }) => onChange(editor.isEmpty ? '' : editor.getHTML()),
  })

  return (
    <Field label={label} isGroup isRequired hint={texts.dropPictures} error={failure ?? error}>
      <div className="border border-muted focus-within:border-ink">
        <EditorToolbar
          editor={editor}
          isUploading={isUploading}
          onImage={(file) => {
            editor.commands.focus()
            void insertPictures(editor, [file])
          }}
        />
        <EditorContent editor={editor} />
      </div>
    </Field>
  )
}
