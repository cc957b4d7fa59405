/** `open`: nobody was asked yet. `signalled`: the browser says no for its owner, who is then not asked. */
export type PrivacyChoice = 'open' | 'granted' | 'refused' | 'signalled'

const key = 'privacy-choice'
const listeners = new Set<() => void>()
/** For browsers that keep nothing: the answer holds while the page is open. */
let unkept: PrivacyChoice | undefined

/**
 * Runs in the head before the first paint: whoever has chosen, or whose browser says no, does not see the bar that stands
 * in everybody's page. Keep in step with `privacyChoice`.
 */
export const privacyScript = `try{if(navigator.globalPrivacyControl===true||navigator.doNotTrack==='1'||/^(?:granted|refused)$/.test(localStorage.getItem('${key}')))document.documentElement.dataset.privacy=''}catch(e){}`

/** Do Not Track and Global Privacy Control are an answer that no answer of a bar overrides. */
export function privacyChoice(): PrivacyChoice {
  if (isTrackingRefused()) return 'signalled'
  const kept = read()
  return kept === 'granted' || kept === 'refused' ? kept : (unkept ?? 'open')
}

export function choosePrivacy(choice: 'granted' | 'refused'): void {
  unkept = choice
  try {
    localStorage.setItem(key, choice)
  } catch {
    // Kept in memory then.
  }
  for (const listener of listeners) listener()
}

/** Also hears what another tab of this browser chose. */
export function onPrivacyChoice(listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', hear)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', hear)
  }
}

function isTrackingRefused(): boolean {
  const signals: { doNotTrack?: string | null; globalPrivacyControl?: boolean } = navigator
  return signals.globalPrivacyControl === true || signals.doNotTrack === '1'
}

function read(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
