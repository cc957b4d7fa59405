import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import * as texts from './consent-bar.texts.ts'
import { choosePrivacy, privacyKey } from './privacy-choice.ts'

const choices = [
  ['refused', texts.decline],
  ['granted', texts.allow],
] as const

/** Asks once, without standing in the way: two equal answers, and the page goes on behind it. */
export function ConsentBar({ hasRecording }: { hasRecording: boolean }) {
  const bar = useRef<HTMLElement>(null)

  // What the bar covers can be scrolled out from under it.
  useEffect(() => {
    const { current } = bar
    if (!current) return
    const observer = new ResizeObserver(() =>
      document.documentElement.style.setProperty('--bottom-bar', `${current.offsetHeight}px`),
    )
    observer.observe(current)
    return () => {
      observer.disconnect()
      document.documentElement.style.removeProperty('--bottom-bar')
    }
  }, [])

  return (
    <section
      ref={bar}
      aria-label={texts.privacyChoices}
      data-consent-bar
      className="fixed inset-x-0 -bottom-px z-30 border-t border-ink bg-surface pb-px in-data-[privacy]:hidden noscript:hidden print:hidden"
    >
      <div className="page-width flex flex-wrap items-center gap-x-6 gap-y-2 py-2.5">
        <p className="min-w-0 flex-1 basis-60 text-sm leading-snug">
          {texts.askStart}
          {hasRecording ? texts.askRecording : ''}
          {texts.askEnd}{' '}
          <Link to="/privacy" className="text-blue underline underline-offset-2">
            {texts.details}
          </Link>
        </p>
        <div className="grid grid-cols-2 gap-2 max-sm:w-full">
          {choices.map(([choice, label]) => (
            <Button
              key={choice}
              variant="secondary"
              size="small"
              name={privacyKey}
              value={choice}
              onClick={() => choosePrivacy(choice)}
            >
              {label}
            </Button>
          ))}
        </div>
      </div>
    </section>
  )
}
