import { downloadFile } from '#tools/download-file.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useToast } from '#ui/toast-context.ts'
import type { AnswerFile } from '../prompt-answer.ts'
import { PanelSection } from '#ui/panel-section.tsx'
import { zipFiles } from './zip-files.ts'

type FilePanelProps = { files: readonly AnswerFile[]; packName: string }

/** The brief and the small durable files the target reads, one by one or packed with their folders. */
export function FilePanel({ files, packName }: FilePanelProps) {
  const showToast = useToast()

  const downloadAll = async () => {
    try {
      downloadFile(`${packName}.zip`, await zipFiles(files), 'application/zip')
    } catch {
      showToast({ title: 'The files could not be packed. Please try again.', variant: 'destructive' })
    }
  }

  return (
    <PanelSection title="Files">
      <ul className="grid gap-2">
        {files.map((file) => (
          <li key={file.path} className="flex items-start gap-2">
            <div className="min-w-0 flex-1">
              <p className="font-mono text-xs wrap-anywhere">{file.path}</p>
              <p className="text-sm leading-snug text-muted">{file.about}</p>
            </div>
            <button
              type="button"
              aria-label={`Download ${file.path}`}
              className="grid size-11 shrink-0 place-items-center hover:bg-wash"
              onClick={() => downloadFile(baseName(file.path), file.content, 'text/plain;charset=utf-8')}
            >
              <Icon name="download" />
            </button>
          </li>
        ))}
      </ul>
      {files.length > 1 ? (
        <Button variant="secondary" size="small" className="mt-3 min-h-11" onClick={() => void downloadAll()}>
          <Icon name="download" className="size-4" />
          Download all (.zip)
        </Button>
      ) : null}
    </PanelSection>
  )
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
