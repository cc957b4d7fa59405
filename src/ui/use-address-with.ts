import { useSearchParams } from 'react-router'

/** The address of this page with other parameters; '' takes one out. */
export function useAddressWith(): (changes: Readonly<Record<string, string>>) => string {
  const [parameters] = useSearchParams()
  return (changes) => {
    const changed = new URLSearchParams(parameters)
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') changed.delete(name)
      else changed.set(name, value)
    }
    return `?${changed}`
  }
}
