import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'

/**
 * Hands over what the form holds when the script arrives: hydration leaves the fields as somebody filled them, the
 * next render would not.
 */
export function useFormBeforeHydration(
  form: RefObject<HTMLFormElement | null>,
  receive: (entries: FormData) => void,
): void {
  const hand = useEffectEvent(receive)
  useLayoutEffect(() => {
    if (form.current) hand(new FormData(form.current))
  }, [form])
}
