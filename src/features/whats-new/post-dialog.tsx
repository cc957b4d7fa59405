import { faultsOf, KeptFields } from '#shared/content-fields.ts'
import { browserStorage } from '#shared/browser-storage.ts'
import { storedDraft } from '#ui/draft-store.ts'
import { keyFor } from '#shared/storage-keys.ts'
import { EditDialog, type EditedRow } from '#ui/edit-dialog.tsx'
import { Field } from '#ui/field.tsx'
import { ImageAddressField } from '#ui/image-field.tsx'
import { MarkdownField } from '#ui/markdown-field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import * as texts from './admin-whats-new-page.texts.ts'
import { PostForm, postLimits, type Post } from './whats-new.schema.ts'

type PostDialogProps = {
  /** undefined: a new one. */
  post: (Post & EditedRow) | undefined
  listAddress: string
  action: string
}

export function PostDialog({ post, listAddress, action }: PostDialogProps) {
  const key = keyFor('draft', `whats-new-${post?.id ?? 'new'}`)
  return (
    <EditDialog
      title={post ? texts.editPost : texts.table.createNew}
      listAddress={listAddress}
      action={action}
      edited={post}
      check={(form) => faultsOf(PostForm, form)}
      messages={{ saved: texts.postSaved(post !== undefined), failed: texts.saveFailed }}
      keeper={storedDraft(browserStorage(), key, (stored) => KeptFields.parse(stored))}
    >
      {(errors, restored) => (
        <>
          <Field label={texts.title} isRequired error={errors.title}>
            <TextInput
              name="title"
              defaultValue={restored.title ?? post?.title}
              maxLength={postLimits.title}
              data-autofocus
            />
          </Field>
          <MarkdownField
            label={texts.content}
            name="content"
            isRequired
            defaultValue={restored.content ?? post?.content ?? ''}
            maxLength={postLimits.content}
            error={errors.content}
          />
          <ImageAddressField
            label={texts.imageUrl}
            name="imageUrl"
            defaultValue={restored.imageUrl ?? post?.imageUrl ?? ''}
            error={errors.imageUrl}
          />
          <Field label={texts.date} isRequired hint={texts.dateHint} error={errors.datePosted}>
            <TextInput
              name="datePosted"
              type="date"
              defaultValue={restored.datePosted ?? post?.datePosted ?? today()}
            />
          </Field>
        </>
      )}
    </EditDialog>
  )
}

/** Where the admin is, which near midnight is not where the server is. */
function today(): string {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}
