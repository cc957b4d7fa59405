import { Icon } from './icon.tsx'
import { LinkButton } from './link-button.tsx'
import { useAddressWith } from './use-address-with.ts'

/** Above a table: opens the dialog for a new row, whose address is that of the table with `?edit=new`. */
export function NewRowLink({ label }: { label: string }) {
  const addressWith = useAddressWith()
  return (
    <LinkButton to={addressWith({ edit: 'new' })} preventScrollReset>
      <Icon name="plus" className="size-4" />
      {label}
    </LinkButton>
  )
}
