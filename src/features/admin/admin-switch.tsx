import { Switch } from '#ui/switch.tsx'
import { useToast } from '#ui/toast-context.ts'
import { useAdminAction } from '#ui/use-admin-action.ts'
import * as texts from './users-page.texts.ts'
import type { ListedUser } from './users.server.ts'

/** Shows the new state at once; when the server refuses, its own state is shown again, and the reason. */
export function AdminSwitch({ user }: { user: Pick<ListedUser, 'id' | 'email' | 'isAdmin'> }) {
  const showToast = useToast()
  const { fetcher, isBusy } = useAdminAction<{ isAdmin: boolean }>({
    onDone: ({ isAdmin }) => showToast({ title: texts.adminStatusChanged(isAdmin) }),
    failure: texts.adminStatusFailed,
  })
  const wanted = fetcher.formData?.get('isAdmin')
  const isOn = typeof wanted === 'string' ? wanted === 'true' : user.isAdmin
  const label = isOn ? texts.removeAdmin : texts.makeAdmin

  return (
    <div className="flex items-center gap-2">
      <Switch
        isOn={isOn}
        aria-label={`${label}: ${user.email}`}
        aria-disabled={isBusy || undefined}
        onClick={() => {
          if (isBusy) return
          void fetcher.submit(
            { id: user.id, isAdmin: String(!isOn) },
            { method: 'post', action: '/admin/users' },
          )
        }}
      />
      <span aria-hidden="true" className="whitespace-nowrap">
        {label}
      </span>
    </div>
  )
}
