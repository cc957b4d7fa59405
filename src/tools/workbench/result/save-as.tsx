import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { downloadFile } from '../../download-file.ts'

const formats = [
  { name: 'Markdown', ending: 'md', type: 'text/markdown;charset=utf-8' },
  { name: 'Text', ending: 'txt', type: 'text/plain;charset=utf-8' },
]

/** The shown text as a file or on paper. */
export function SaveAs({ fileName, text }: { fileName: string; text: string }) {
  return (
    <div className="flex flex-wrap gap-2">
      {formats.map(({ name, ending, type }) => (
        <Button
          key={ending}
          variant="secondary"
          onClick={() => downloadFile(`${fileName}.${ending}`, text, type)}
        >
          <Icon name="download" className="size-4" />
          {name}
        </Button>
      ))}
      <Button variant="secondary" onClick={() => window.print()}>
        Print
      </Button>
    </div>
  )
}
