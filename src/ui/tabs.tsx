import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { Link } from 'react-router'
import { cn } from './class-names.ts'

export type Tab<Value extends string = string> = {
  value: Value
  label: ReactNode
  /** With an address the tab is a link, so it works before and without JavaScript and can be shared. */
  href?: string
}

type TabsProps<Value extends string> = {
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onChange?: (value: Value) => void
  className?: string
  /** The content of the chosen tab. */
  children: ReactNode
}

export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  className,
  children,
}: TabsProps<Value>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  const handleKey = (event: KeyboardEvent) => {
    const index = tabs.findIndex((tab) => tab.value === value)
    const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (target === undefined) return
    event.preventDefault()
    const element =
      list.current?.querySelectorAll<HTMLElement>('[role=tab]')[(target + tabs.length) % tabs.length]
    element?.focus()
    element?.click()
  }

  return (
    <div className={className}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="flex overflow-x-auto shadow-[inset_0_-1px_var(--ink)] sm:flex-wrap"
        onKeyDown={handleKey}
      >
        {tabs.map((tab) => {
          const isSelected = tab.value === value
          const shared = {
            role: 'tab',
            id: `${id}-${tab.value}`,
            'aria-selected': isSelected,
            'aria-controls': isSelected ? `${id}-panel` : undefined,
            tabIndex: isSelected ? 0 : -1,
            onClick: () => onChange?.(tab.value),
            className: cn(
              'inline-flex min-h-11 items-center gap-2 border px-3 py-2 font-semibold whitespace-nowrap -outline-offset-2 max-sm:flex-auto sm:px-4',
              isSelected ? 'border-ink text-ink' : 'border-transparent text-muted hover:text-ink',
            ),
          }
          if (tab.href !== undefined) {
            return (
              <Link key={tab.value} to={tab.href} replace preventScrollReset {...shared}>
                {tab.label}
              </Link>
            )
          }
          return (
            <button key={tab.value} type="button" {...shared}>
              {tab.label}
            </button>
          )
        })}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        tabIndex={0}
        className="pt-5"
      >
        {children}
      </div>
    </div>
  )
}
