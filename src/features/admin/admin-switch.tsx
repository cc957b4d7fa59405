import { useState } from 'react'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Switch } from '#ui/switch.tsx'
import { useToast } from '#ui/toast-context.ts'
import { useAdminAction } from '#ui/use-admin-action.ts'
import * as texts from './users-page.texts.ts'
import type { ListedUser } from './users.server.ts'

/**
 * Shows the new state at once; when the server refuses, its own state is shown again, and the reason. Asks before
 * admins remove their own rights: it is the only change here that they can't undo themselves.
 */
export function AdminSwitch({ user }: { user: Pick<ListedUser, 'id' | 'email' | 'isAdmin' | 'isSelf'> }) {
  const showToast = useToast()
  const { fetcher, isBusy } = useAdminAction<{ isAdmin: boolean }>({
    onDone: ({ isAdmin }) => showToast({ title: texts.adminStatusChanged(isAdmin) }),
    failure: texts.adminStatusFailed,
  })
  const wanted = fetcher.formData?.get('isAdmin')
  const isOn = typeof wanted === 'string' ? wanted === 'true' : user.isAdmin
  const label = isOn ? texts.removeAdmin : texts.makeAdmin
  const [isAsked, setIsAsked] = useState(false)
  const change = () =>
    void fetcher.submit({ id: user.id, isAdmin: String(!isOn) }, { method: 'post', action: '/admin/users' })

  return (
    <div className="flex items-center gap-2">
      <Switch
        isOn={isOn}
        aria-label={`${label}: ${user.email}`}
        aria-disabled={isBusy || undefined}
        onClick={() => {
          if (isBusy) return
          if (user.isSelf && isOn) setIsAsked(true)
          else change()
        }}
      />
      <span aria-hidden="true" className="whitespace-nowrap">
        {label}
      </span>
      <ConfirmDialog
        isOpen={isAsked}
        title={texts.removeOwnAdmin}
        confirmLabel={texts.removeAdmin}
        isDestructive
        onConfirm={() => {
          setIsAsked(false)
          change()
        }}
        onCancel={() => setIsAsked(false)}
      >
        <p>{texts.removeOwnAdminAbout}</p>
      </ConfirmDialog>
    </div>
  )
}
