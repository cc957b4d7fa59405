import { LinkButton } from '#ui/link-button.tsx'
import { Icon } from '#ui/icon.tsx'

export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <LinkButton to={to} variant="quiet" size="small" className="mb-4 -ml-3 min-h-11">
      <Icon name="arrowLeft" />
      {label}
    </LinkButton>
  )
}
