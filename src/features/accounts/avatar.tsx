import { useState } from 'react'
import type { Viewer } from '#shared/viewer.ts'
import { cn } from '#ui/class-names.ts'

/** The picture, or the first two letters of the address. */
export function Avatar({ viewer, className }: { viewer: Viewer; className?: string }) {
  const [isBroken, setIsBroken] = useState(false)
  const shape = cn(
    'grid size-9 shrink-0 place-items-center overflow-hidden rounded-full border border-ink',
    className,
  )
  if (viewer.avatarUrl !== null && !isBroken) {
    return (
      <span className={shape}>
        <img
          src={viewer.avatarUrl}
          alt=""
          width={36}
          height={36}
          referrerPolicy="no-referrer"
          onError={() => setIsBroken(true)}
        />
      </span>
    )
  }
  return (
    <span className={cn(shape, 'bg-wash font-mono text-sm font-semibold')} aria-hidden="true">
      {initials(viewer.email)}
    </span>
  )
}

export function initials(email: string): string {
  const [local = ''] = email.split('@')
  return [...local].slice(0, 2).join('').toUpperCase()
}
