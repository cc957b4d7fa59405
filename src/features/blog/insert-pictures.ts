import type { NodeType } from '@tiptap/pm/model'
import { Selection } from '@tiptap/pm/state'
import { insertPoint } from '@tiptap/pm/transform'
import { getNodeType, type Editor, type EditorEvents } from '@tiptap/react'
import { uploadImage } from '#ui/upload-image.ts'

type PictureQueue = {
  onBusy: (isBusy: boolean) => void
  /** undefined: an earlier failure no longer matters. */
  onFailure: (message: string | undefined) => void
}

/** Uploads one picture after the other, and is busy until the last one is in the text. */
export function createPictureQueue({ onBusy, onFailure }: PictureQueue, upload = uploadImage) {
  let last = Promise.resolve()

  async function insertNext(place: HeldPlace, file: File) {
    const answer = await upload(file)
    if (answer.ok) place.insert(answer.url)
    else onFailure(answer.message)
    place.release()
  }

  /** `at`: a position in the text; otherwise the cursor's. */
  return async function insertPictures(editor: Editor, files: readonly File[], at?: number): Promise<void> {
    onBusy(true)
    onFailure(undefined)
    for (const file of files) {
      const place = holdPlace(editor, at)
      last = last.then(() => insertNext(place, file))
    }
    const mine = last
    await mine
    if (last === mine) onBusy(false)
  }
}

type HeldPlace = ReturnType<typeof holdPlace>

/** Where a picture goes once it is uploaded; the place moves with what is typed meanwhile. */
function holdPlace(editor: Editor, at = editor.state.selection.to) {
  const image = getNodeType('image', editor.schema)
  let place = besideText(editor, image, at)
  const follow = ({ transaction, appendedTransactions }: EditorEvents['transaction']) => {
    place = transaction.mapping.map(place)
    // The editor adds an empty paragraph to a text that ends with a picture; the next picture goes before it.
    for (const { mapping } of appendedTransactions) place = mapping.map(place, -1)
  }
  editor.on('transaction', follow)
  return {
    release: () => void editor.off('transaction', follow),
    insert(src: string) {
      const isCursorHere = besideText(editor, image, editor.state.selection.to) === place
      editor.view.dispatch(editor.state.tr.replaceRangeWith(place, place, image.create({ src })))
      const below = Selection.findFrom(editor.state.doc.resolve(place), 1, true)
      // Otherwise the picture would be selected, and the next letter or picture would replace it.
      if (isCursorHere && below) editor.view.dispatch(editor.state.tr.setSelection(below))
    },
  }
}

/** At the start or the end of a text: before or after its paragraph, so that pictures for one place stay in order. */
function besideText({ state: { doc } }: Editor, image: NodeType, position: number): number {
  const isInText = doc.resolve(position).parent.content.size > 0
  return (isInText ? insertPoint(doc, position, image) : null) ?? position
}
