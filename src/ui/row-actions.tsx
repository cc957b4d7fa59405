import { Link } from 'react-router'
import { buttonStyle } from './button-style.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import * as texts from './row-actions.texts.ts'

type RowActionsProps = { name: string; editAddress: string; onDelete: () => void }

/** Edit and delete at the end of a table's row. */
export function RowActions({ name, editAddress, onDelete }: RowActionsProps) {
  return (
    <span className="flex gap-1">
      <Link
        to={editAddress}
        preventScrollReset
        aria-label={texts.editNamed(name)}
        className={buttonStyle('quiet', 'small')}
      >
        <Icon name="pencil" className="size-4" />
      </Link>
      <Button variant="quiet" size="small" aria-label={texts.deleteNamed(name)} onClick={onDelete}>
        <Icon name="trash" className="size-4" />
      </Button>
    </span>
  )
}
