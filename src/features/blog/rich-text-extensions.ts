import { Image } from '@tiptap/extension-image'
import { StarterKit } from '@tiptap/starter-kit'
import { isSafeLink } from '#shared/html/allowed-html.ts'

/** What the rich-text editor can show; for the rest see `rich-text-limits.ts`. */
export const extensions = [
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
