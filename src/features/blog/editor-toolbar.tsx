import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useEditorState, type Editor } from '@tiptap/react'
import { isSafeLink } from '#shared/html/allowed-html.ts'
import { Button } from '#ui/button.tsx'
import { cn } from '#ui/class-names.ts'
import { Spinner } from '#ui/spinner.tsx'
import { TextInput } from '#ui/text-input.tsx'
import * as texts from './rich-text-editor.texts.ts'

type EditorToolbarProps = { editor: Editor; isUploading: boolean; onImage: (file: File) => void }

export function EditorToolbar({ editor, isUploading, onImage }: EditorToolbarProps) {
  const [isLinking, setIsLinking] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const now = useEditorState({ editor, selector: ({ editor }) => stateOf(editor) })
  const then = () => editor.chain().focus()

  return (
    <div className="border-b border-line bg-wash">
      <div
        role="toolbar"
        aria-label={texts.formatting}
        className="flex flex-wrap gap-0.5 p-1"
        onKeyDown={moveFocus}
      >
        <Tool name={texts.boldTool} isOn={now.bold} onPress={() => then().toggleBold().run()}>
          <b>{texts.bold}</b>
        </Tool>
        <Tool name={texts.italicTool} isOn={now.italic} onPress={() => then().toggleItalic().run()}>
          <i>{texts.italic}</i>
        </Tool>
        <Tool name={texts.underlineTool} isOn={now.underline} onPress={() => then().toggleUnderline().run()}>
          <u>{texts.underline}</u>
        </Tool>
        <Tool name={texts.strikeTool} isOn={now.strike} onPress={() => then().toggleStrike().run()}>
          <s>{texts.strike}</s>
        </Tool>
        <Tool name={texts.codeTool} isOn={now.code} onPress={() => then().toggleCode().run()}>
          {'<>'}
        </Tool>
        <Tool
          name={texts.headingTool}
          isOn={now.heading2}
          onPress={() => then().toggleHeading({ level: 2 }).run()}
        >
          {texts.h2}
        </Tool>
        <Tool
          name={texts.smallerHeadingTool}
          isOn={now.heading3}
          onPress={() => then().toggleHeading({ level: 3 }).run()}
        >
          {texts.h3}
        </Tool>
        <Tool name={texts.listTool} isOn={now.bulletList} onPress={() => then().toggleBulletList().run()}>
          {texts.list}
        </Tool>
        <Tool
          name={texts.numberedListTool}
          isOn={now.orderedList}
          onPress={() => then().toggleOrderedList().run()}
        >
          {texts.numbered}
        </Tool>
        <Tool name={texts.quoteTool} isOn={now.blockquote} onPress={() => then().toggleBlockquote().run()}>
          “ ”
        </Tool>
        <Tool name={texts.codeBlockTool} isOn={now.codeBlock} onPress={() => then().toggleCodeBlock().run()}>
          {'{ }'}
        </Tool>
        <Tool name={texts.ruleTool} onPress={() => then().setHorizontalRule().run()}>
          —
        </Tool>
        <Tool name={texts.linkTool} isOn={now.link} onPress={() => setIsLinking(true)}>
          {texts.link}
        </Tool>
        <Tool name={texts.imageTool} onPress={() => chooser.current?.click()}>
          {isUploading ? <Spinner className="size-4" /> : texts.picture}
        </Tool>
        <Tool name={texts.undoTool} isDisabled={!now.canUndo} onPress={() => then().undo().run()}>
          {texts.undo}
        </Tool>
        <Tool name={texts.redoTool} isDisabled={!now.canRedo} onPress={() => then().redo().run()}>
          {texts.redo}
        </Tool>
      </div>
      <input
        ref={chooser}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
        aria-label={texts.pictureLabel}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) onImage(file)
          target.value = ''
        }}
      />
      {isLinking ? <LinkRow editor={editor} onEnd={() => setIsLinking(false)} /> : null}
    </div>
  )
}

function stateOf(editor: Editor) {
  return {
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    underline: editor.isActive('underline'),
    strike: editor.isActive('strike'),
    code: editor.isActive('code'),
    heading2: editor.isActive('heading', { level: 2 }),
    heading3: editor.isActive('heading', { level: 3 }),
    bulletList: editor.isActive('bulletList'),
    orderedList: editor.isActive('orderedList'),
    blockquote: editor.isActive('blockquote'),
    codeBlock: editor.isActive('codeBlock'),
    link: editor.isActive('link'),
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  }
}

type ToolProps = {
  name: string
  /** undefined: pressing it does something once. */
  isOn?: boolean
  isDisabled?: boolean
  onPress: () => void
  children: ReactNode
}

function Tool({ name, isOn, isDisabled = false, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-pressed={isOn}
      aria-disabled={isDisabled || undefined}
      className={cn(
        'grid min-h-9 min-w-9 place-items-center border px-2 text-sm',
        isOn ? 'border-blue bg-surface font-semibold text-blue' : 'border-transparent hover:bg-surface',
        isDisabled && 'text-muted',
      )}
      onClick={isDisabled ? undefined : onPress}
    >
      <span aria-hidden="true">{children}</span>
    </button>
  )
}

/** Arrow keys go through a toolbar. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (step === undefined) return
  event.preventDefault()
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const index = buttons.findIndex((button) => button === document.activeElement)
  buttons.at((index + step) % buttons.length)?.focus()
}

function LinkRow({ editor, onEnd }: { editor: Editor; onEnd: () => void }) {
  const [address, setAddress] = useState(() => String(editor.getAttributes('link').href ?? ''))
  const isUsable = isSafeLink(address.trim())

  function apply() {
    const chain = editor.chain().focus().extendMarkRange('link')
    if (address.trim() === '') chain.unsetLink().run()
    else if (!isUsable) return
    // Nothing chosen: the address is its own text.
    else if (editor.state.selection.empty && !editor.isActive('link'))
      chain
        .insertContent({
          type: 'text',
          text: address.trim(),
          marks: [{ type: 'link', attrs: { href: address.trim() } }],
        })
        .run()
    else chain.setLink({ href: address.trim() }).run()
    onEnd()
  }

  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line p-2">
      <TextInput
        aria-label={texts.linkAddress}
        placeholder="https:// or /page"
        inputMode="url"
        className="min-w-40 flex-1"
        value={address}
        autoFocus
        aria-invalid={(address.trim() !== '' && !isUsable) || undefined}
        onChange={({ target }) => setAddress(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // It would save the whole post.
          event.preventDefault()
          apply()
        }}
      />
      <Button size="small" onClick={apply}>
        {address.trim() === '' ? texts.removeLink : texts.setLink}
      </Button>
      <Button size="small" variant="quiet" onClick={onEnd}>
        {texts.cancelLink}
      </Button>
    </div>
  )
}
