import type { ReactNode } from 'react'

/** Something has just gone wrong. */
export function RedAlert({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className="border border-l-4 border-red bg-surface px-4 py-3 font-medium text-red">
      {children}
    </div>
  )
}

/** Something worked, or is to be done next. */
export function BlueMessage({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="border border-l-4 border-blue bg-surface px-4 py-3 text-blue">
      {children}
    </div>
  )
}
