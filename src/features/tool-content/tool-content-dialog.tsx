import { faultsOf } from '#shared/content-fields.ts'
import { EditDialog } from '#ui/edit-dialog.tsx'
import { Field } from '#ui/field.tsx'
import { ImageAddressField } from '#ui/image-field.tsx'
import { MarkdownField } from '#ui/markdown-field.tsx'
import type { Option } from '#ui/option.ts'
import { Select } from '#ui/select.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { ToolContentForm, toolContentLimits, type ToolContent } from './tool-content.schema.ts'

type ToolContentDialogProps = {
  /** undefined: something new. */
  content: ToolContent | undefined
  tools: readonly Option[]
  listAddress: string
  action: string
}

export function ToolContentDialog({ content, tools, listAddress, action }: ToolContentDialogProps) {
  return (
    <EditDialog
      title={content ? 'Edit Tool Content' : 'Create Tool Content'}
      listAddress={listAddress}
      action={action}
      id={content?.id ?? ''}
      check={(form) => faultsOf(ToolContentForm, form)}
      messages={{
        saved: `Tool content ${content ? 'updated' : 'created'} successfully`,
        failed: 'Failed to save tool content',
      }}
    >
      {(errors) => (
        <>
          <div className="grid gap-5 sm:grid-cols-[2fr_1fr]">
            <Field label="Tool" isRequired error={errors.toolSlug}>
              <Select name="toolSlug" defaultValue={content?.toolSlug ?? tools[0]?.value} options={tools} />
            </Field>
            <Field label="Status" error={errors.status}>
              <Select
                name="status"
                defaultValue={content?.status ?? 'published'}
                options={[
                  { value: 'published', label: 'Published' },
                  { value: 'hidden', label: 'Hidden' },
                ]}
              />
            </Field>
          </div>
          <Field
            label="Title"
            isRequired
            hint="On the tool's card, and above its guide."
            error={errors.title}
          >
            <TextInput
              name="title"
              defaultValue={content?.title}
              maxLength={toolContentLimits.title}
              data-autofocus
            />
          </Field>
          <Field label="Description" hint="One or two sentences for the card." error={errors.description}>
            <Textarea
              name="description"
              rows={2}
              defaultValue={content?.description}
              maxLength={toolContentLimits.description}
            />
          </Field>
          <MarkdownField
            label="Content"
            name="longContent"
            defaultValue={content?.longContent ?? ''}
            maxLength={toolContentLimits.longContent}
            error={errors.longContent}
          />
          <ImageAddressField
            label="Image URL"
            name="imageUrl"
            defaultValue={content?.imageUrl ?? ''}
            error={errors.imageUrl}
          />
          <Field label="Tags" hint="Separated by commas." example="video, children" error={errors.tags}>
            <TextInput name="tags" defaultValue={content?.tags.join(', ')} />
          </Field>
        </>
      )}
    </EditDialog>
  )
}
