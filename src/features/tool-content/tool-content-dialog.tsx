import { faultsOf, KeptFields } from '#shared/content-fields.ts'
import { browserStorage } from '#shared/browser-storage.ts'
import { storedDraft } from '#ui/draft-store.ts'
import { keyFor } from '#shared/storage-keys.ts'
import { EditDialog, type EditedRow } from '#ui/edit-dialog.tsx'
import { Field } from '#ui/field.tsx'
import { ImageAddressField } from '#ui/image-field.tsx'
import { MarkdownField } from '#ui/markdown-field.tsx'
import type { Option } from '#ui/option.ts'
import { Select } from '#ui/select.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { TextInput } from '#ui/text-input.tsx'
import * as texts from './admin-tool-content-page.texts.ts'
import { ToolContentForm, toolContentLimits, type ToolContent } from './tool-content.schema.ts'

type ToolContentDialogProps = {
  /** undefined: something new. */
  content: (ToolContent & EditedRow) | undefined
  tools: readonly Option[]
  listAddress: string
  action: string
}

export function ToolContentDialog({ content, tools, listAddress, action }: ToolContentDialogProps) {
  const key = keyFor('draft', `tool-content-${content?.id ?? 'new'}`)
  return (
    <EditDialog
      title={content ? texts.editToolContent : texts.createToolContent}
      listAddress={listAddress}
      action={action}
      edited={content}
      check={(form) => faultsOf(ToolContentForm, form)}
      messages={{ saved: texts.contentSaved(content !== undefined), failed: texts.saveFailed }}
      keeper={storedDraft(browserStorage(), key, (stored) => KeptFields.parse(stored))}
    >
      {(errors, restored) => (
        <>
          <div className="grid gap-5 sm:grid-cols-[2fr_1fr]">
            <Field label={texts.tool} isRequired error={errors.toolSlug}>
              <Select
                name="toolSlug"
                defaultValue={restored.toolSlug ?? content?.toolSlug ?? tools[0]?.value}
                options={tools}
              />
            </Field>
            <Field label={texts.status} error={errors.status}>
              <Select
                name="status"
                defaultValue={restored.status ?? content?.status ?? 'published'}
                options={[
                  { value: 'published', label: texts.published },
                  { value: 'hidden', label: texts.hidden },
                ]}
              />
            </Field>
          </div>
          <Field label={texts.title} isRequired hint={texts.titleHint} error={errors.title}>
            <TextInput
              name="title"
              defaultValue={restored.title ?? content?.title}
              maxLength={toolContentLimits.title}
              data-autofocus
            />
          </Field>
          <Field label={texts.description} hint={texts.descriptionHint} error={errors.description}>
            <Textarea
              name="description"
              rows={2}
              defaultValue={restored.description ?? content?.description}
              maxLength={toolContentLimits.description}
            />
          </Field>
          <MarkdownField
            label={texts.content}
            name="longContent"
            defaultValue={restored.longContent ?? content?.longContent ?? ''}
            maxLength={toolContentLimits.longContent}
            error={errors.longContent}
          />
          <ImageAddressField
            label={texts.imageUrl}
            name="imageUrl"
            defaultValue={restored.imageUrl ?? content?.imageUrl ?? ''}
            error={errors.imageUrl}
          />
          <Field label={texts.tags} hint={texts.tagsHint} example="video, children" error={errors.tags}>
            <TextInput name="tags" defaultValue={restored.tags ?? content?.tags.join(', ')} />
          </Field>
        </>
      )}
    </EditDialog>
  )
}
