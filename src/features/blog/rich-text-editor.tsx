import { useState } from 'react'
import { Image } from '@tiptap/extension-image'
import { DOMParser } from '@tiptap/pm/model'
import { EditorContent, getSchema, useEditor, type Editor, type JSONContent } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { isSafeLink } from '#shared/html/allowed-html.ts'
import { purifiedText, purifyHtml } from '#shared/html/purify-html.ts'
import { Callout } from '#ui/callout.tsx'
import { Field } from '#ui/field.tsx'
import { imageIn, uploadImage } from '#ui/upload-image.ts'
import { EditorToolbar } from './editor-toolbar.tsx'
import * as texts from './rich-text-editor.texts.ts'
import { unknownToEditor } from './rich-text-limits.ts'

type RichTextEditorProps = {
  label: string
  /** HTML, read when the editor opens; from then on it is the editor that knows. */
  value: string
  error: string | undefined
  onChange: (html: string) => void
  onUploading: (isUploading: boolean) => void
}

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (address) => isSafeLink(address),
    },
  }),
  Image.configure({ allowBase64: false }),
]

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
  const unknown = [
    ...new Set([...fragment.querySelectorAll(unknownToEditor.join())].map(({ localName }) => localName)),
  ]
  const content = DOMParser.fromSchema(getSchema(extensions)).parse(fragment).toJSON() as JSONContent
  return { unknown, content }
}

type OpenEditorProps = Omit<RichTextEditorProps, 'value'> & { content: JSONContent }

function OpenEditor({ label, content, error, onChange, onUploading }: OpenEditorProps) {
  const [isUploading, setIsUploading] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function insertImage(editor: Editor, file: File) {
    setIsUploading(true)
    onUploading(true)
    const answer = await uploadImage(file)
    setIsUploading(false)
    onUploading(false)
    setFailure(answer.ok ? undefined : answer.message)
    if (answer.ok) editor.chain().focus().setImage({ src: answer.url }).run()
  }

  /** true: it was an image, and the editor is to leave it alone. */
  function takeImage(data: DataTransfer | null): boolean {
    const file = imageIn(data)
    if (file) void insertImage(editor, file)
    return file !== undefined
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
      handlePaste: (_view, event) => takeImage(event.clipboardData),
      handleDrop: (_view, event) => takeImage(event.dataTransfer),
    },
    onUpdate: ({ editor }) => onChange(editor.isEmpty ? '' : editor.getHTML()),
  })

  return (
    <Field label={label} isGroup isRequired hint={texts.dropPictures} error={failure ?? error}>
      <div className="border border-muted focus-within:border-ink">
        <EditorToolbar
          editor={editor}
          isUploading={isUploading}
          onImage={(file) => void insertImage(editor, file)}
        />
        <EditorContent editor={editor} />
      </div>
    </Field>
  )
}
