import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { ToolFile } from '#tools/contract/tool-core.ts'
import { useToast } from '#ui/toast-context.ts'
import { downloadFile } from '#ui/download-file.ts'
import * as texts from './file-list.texts.ts'

/** The files that go with an answer, one by one or as one archive. */
export function FileList({ files, packName }: { files: readonly ToolFile[]; packName: string }) {
  const showToast = useToast()
  const downloadAll = async () => {
    const fflate = await import('fflate').catch(() => undefined)
    if (!fflate) return showToast({ title: texts.notPacked, variant: 'destructive' })
    const packed = files.map(({ path, content }) => [path, fflate.strToU8(content)])
    downloadFile(`${packName}.zip`, fflate.zipSync(Object.fromEntries(packed)).slice(), 'application/zip')
  }
  return (
    <div>
      <ul className="grid gap-2">
        {files.map((file) => (
          <li key={file.path} className="flex items-start justify-between gap-3">
            <div className="min-w-0">
              <p className="font-mono text-sm wrap-anywhere">{file.path}</p>
              <p className="text-sm text-muted">{file.about}</p>
            </div>
            <Button
              variant="quiet"
              size="touch"
              className="shrink-0"
              aria-label={texts.download(file.path)}
              onClick={() => downloadFile(file.path.split('/').at(-1) ?? file.path, file.content)}
            >
              <Icon name="download" className="size-4" />
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="secondary" size="touch" className="mt-3" onClick={() => void downloadAll()}>
        {texts.downloadAll}
      </Button>
    </div>
  )
}
