import { Editor } from '@tiptap/react'
import { expect, test } from 'vitest'
import type { UploadAnswer } from '#ui/upload-image.ts'
import { createPictureQueue } from './insert-pictures.ts'
import { extensions } from './rich-text-extensions.ts'

/** Without a page, but with what its plugins add to the text. */
function openEditor(...paragraphs: string[]) {
  const content = paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] }))
  const editor = new Editor({ element: null, extensions, content: { type: 'doc', content } })
  const { plugins } = editor.extensionManager
  editor.view.updateState(editor.state.reconfigure({ plugins }))
  return editor
}

function openQueue() {
  const waiting: ((answer: UploadAnswer) => void)[] = []
  const seen = { isBusy: false, failure: undefined as string | undefined }
  const insert = createPictureQueue(
    { onBusy: (isBusy) => (seen.isBusy = isBusy), onFailure: (failure) => (seen.failure = failure) },
    () => new Promise((resolve) => waiting.push(resolve)),
  )
  /** Of the upload that has begun. */
  async function finish(answer: UploadAnswer) {
    await expect.poll(() => waiting.length).toBe(1)
    waiting.pop()?.(answer)
    await new Promise(setImmediate)
  }
  return { seen, insert, finish, arrive: (url: string) => finish({ ok: true, url }) }
}

const picture = () => new File([], 'a.png')
const shown = ({ state }: Editor) =>
  state.doc.children.map(({ attrs, textContent }) => attrs['src'] ?? textContent)

test('pictures are dropped where they go, in order, whatever is typed meanwhile', async () => {
  const editor = openEditor('One', 'Two', 'Three')
  const { insert, arrive } = openQueue()
  void insert(editor, [picture(), picture()], 4)
  editor.view.dispatch(editor.state.tr.insertText('Number ', 1))
  await arrive('a')
  await arrive('b')
  expect(shown(editor)).toEqual(['Number One', 'a', 'b', 'Two', 'Three'])
})

test('until the last picture is there, the editor is busy', async () => {
  const editor = openEditor('Words')
  const { seen, insert, arrive, finish } = openQueue()
  editor.commands.setTextSelection(6)
  void insert(editor, [picture()])
  void insert(editor, [picture(), picture()])
  await arrive('a')
  await finish({ ok: false, message: 'Too large' })
  expect(seen).toEqual({ isBusy: true, failure: 'Too large' })
  await arrive('c')
  expect(seen).toEqual({ isBusy: false, failure: 'Too large' })
  expect(shown(editor)).toEqual(['Words', 'a', 'c', ''])
})

test('the next picture and the next word come below the last picture', async () => {
  const editor = openEditor('Words')
  const { insert, arrive } = openQueue()
  editor.commands.setTextSelection(6)
  void insert(editor, [picture()])
  await arrive('a')
  void insert(editor, [picture()])
  await arrive('b')
  editor.view.dispatch(editor.state.tr.insertText('More'))
  expect(shown(editor)).toEqual(['Words', 'a', 'b', 'More'])
})
