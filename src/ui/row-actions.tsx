import { Link } from 'react-router'
import { buttonStyle } from './button-style.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import * as texts from './row-actions.texts.ts'
import { useAddressWith } from './use-address-with.ts'

type Row = { id: string; name: string }
type RowActionsProps = Row & { onDelete: (row: Row) => void }

/** At the end of a table's row: edit in a dialog, whose address is that of the table with `?edit=ID`, and delete. */
export function RowActions({ id, name, onDelete }: RowActionsProps) {
  const addressWith = useAddressWith()
  return (
    <span className="flex gap-1">
      <Link
        to={addressWith({ edit: id })}
        preventScrollReset
        aria-label={texts.editNamed(name)}
        className={buttonStyle('quiet', 'small')}
      >
        <Icon name="pencil" className="size-4" />
      </Link>
      <Button
        variant="quiet"
        size="small"
        aria-label={texts.deleteNamed(name)}
        onClick={() => onDelete({ id, name })}
      >
        <Icon name="trash" className="size-4" />
      </Button>
    </span>
  )
}
