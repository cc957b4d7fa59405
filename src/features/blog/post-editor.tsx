import { useEffect, useEffectEvent, useState } from 'react'
import { browserStorage, signOutKey } from '#shared/browser-storage.ts'
import { useDraftStore } from '#ui/draft-store.ts'
import { faultsOf } from '#shared/content-fields.ts'
import { DraftNotice } from '#ui/draft-notice.tsx'
import { EditDialog, type EditedRow } from '#ui/edit-dialog.tsx'
import { Field } from '#ui/field.tsx'
import { ImageField } from '#ui/image-field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import * as texts from './admin-blog-page.texts.ts'
import { draftOf, publicationOf, storedPostDraft, type PostDraft } from './post-draft.ts'
import { HtmlField } from './html-field.tsx'
import { PostForm, postLimits, type Post } from './post.schema.ts'
import { PublicationField } from './publication-field.tsx'
import { toSlug } from './slug.ts'

type PostEditorProps = {
  /** undefined: something new. */
  post: (Post & EditedRow) | undefined
  listAddress: string
  action: string
}

/** The dialog in which posts are written. What is in it is also kept in this browser until it is saved or cancelled. */
export function PostEditor({ post, listAddress, action }: PostEditorProps) {
  const [saved] = useState(() => draftOf(post))
  const [drafts, draft] = useDraftStore(() => storedPostDraft(browserStorage(), post?.id, saved), saved)
  const [wasKept, setWasKept] = useState(() => !isSame(drafts.draft(), saved))
  // Content from outside the editor, such as a draft that was thrown away, makes the editor anew.
  const [edition, setEdition] = useState(0)

  const change = (changes: Partial<PostDraft>) => drafts.replace({ ...drafts.draft(), ...changes })
  const retitle = (title: string) =>
    change(drafts.draft().isSlugOwn ? { title } : { title, slug: toSlug(title) })
  const startOver = () => {
    drafts.clear()
    setWasKept(false)
    setEdition((count) => count + 1)
  }
  // The draft follows no other tab, but after a sign-out there nobody is to read it here.
  const leave = useEffectEvent(startOver)
  useEffect(() => {
    const receive = ({ key }: StorageEvent) => {
      if (key === signOutKey) leave()
    }
    window.addEventListener('storage', receive)
    return () => window.removeEventListener('storage', receive)
  }, [])

  return (
    <EditDialog
      title={post ? texts.editPost : texts.table.createNew}
      listAddress={listAddress}
      action={action}
      edited={post && { id: post.id, version: draft.version }}
      check={(form) => faultsOf(PostForm, form)}
      messages={{ saved: texts.postSaved(post !== undefined), failed: texts.saveFailed }}
      onEnd={drafts.clear}
    >
      {(errors) => (
        <>
          {wasKept ? <DraftNotice isNew={post === undefined} onDiscard={startOver} /> : null}
          <Field label={texts.title} isRequired error={errors.title}>
            <TextInput
              name="title"
              value={draft.title}
              maxLength={postLimits.title}
              data-autofocus
              onChange={({ target }) => retitle(target.value)}
            />
          </Field>
          <Field
            label={texts.slug}
            isRequired
            hint={draft.isSlugOwn ? texts.slugHint : texts.newSlugHint}
            error={errors.slug}
          >
            <TextInput
              name="slug"
              value={draft.slug}
              maxLength={postLimits.slug}
              className="font-mono"
              autoCapitalize="none"
              spellCheck={false}
              onChange={({ target }) => change({ slug: target.value, isSlugOwn: true })}
              onBlur={() => change({ slug: toSlug(drafts.draft().slug) })}
            />
          </Field>
          <HtmlField
            key={edition}
            label={texts.content}
            name="content"
            value={draft.content}
            maxLength={postLimits.content}
            error={errors.content}
            onChange={(content) => change({ content })}
          />
          <ImageField
            label={texts.imageUrl}
            name="imageUrl"
            value={draft.imageUrl}
            error={errors.imageUrl}
            onChange={(imageUrl) => change({ imageUrl })}
          />
          <Field label={texts.videoUrl} hint={texts.videoHint} error={errors.videoUrl}>
            <TextInput
              name="videoUrl"
              inputMode="url"
              placeholder="https://"
              maxLength={postLimits.address}
              value={draft.videoUrl}
              onChange={({ target }) => change({ videoUrl: target.value })}
            />
          </Field>
          <PublicationField
            isPublished={post !== undefined && post.publishedAt !== null}
            when={draft.when}
            moment={draft.moment}
            error={errors.publication}
            onChange={change}
          />
          <input type="hidden" name="publication" value={publicationOf(draft, post)} />
        </>
      )}
    </EditDialog>
  )
}

function isSame(one: PostDraft, other: PostDraft): boolean {
  return Object.entries(one).every(([name, value]) => other[name as keyof PostDraft] === value)
}
