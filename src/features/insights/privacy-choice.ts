/** `open`: nobody was asked yet. `signalled`: the browser says no for its owner, who is then not asked. */
export type PrivacyChoice = 'open' | 'granted' | 'refused' | 'signalled'

/** Also the name of the buttons that choose. */
export const privacyKey = 'privacy-choice'
const listeners = new Set<() => void>()
/** For browsers that keep nothing: the answer holds while the page is open. */
let unkept: PrivacyChoice | undefined

/**
 * Runs in the head before the first paint: whoever has chosen, or whose browser says no, does not see the bar that stands
 * in everybody's page. An answer counts from the first moment, too. Keep in step with `privacyChoice`.
 */
export const privacyScript = `addEventListener('click',({target:b})=>{if(b.name==='${privacyKey}')try{document.documentElement.dataset.privacy='';localStorage.setItem(b.name,b.value)}catch(e){}});try{if(navigator.globalPrivacyControl===true||navigator.doNotTrack==='1'||/^(?:granted|refused)$/.test(localStorage.getItem('${privacyKey}')))document.documentElement.dataset.privacy=''}catch(e){}`

/** Do Not Track and Global Privacy Control are an answer that no answer of a bar overrides. */
export function privacyChoice(): PrivacyChoice {
  if (isTrackingRefused()) return 'signalled'
  const kept = read()
  return kept === 'granted' || kept === 'refused' ? kept : (unkept ?? 'open')
}

export function choosePrivacy(choice: 'granted' | 'refused'): void {
  unkept = choice
  try {
    localStorage.setItem(privacyKey, choice)
  } catch {
    // Kept in memory then.
  }
  for (const listener of listeners) listener()
}

/** Also hears what another tab of this browser chose. */
export function onPrivacyChoice(listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === privacyKey || event.key === null) listener()
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
    return localStorage.getItem(privacyKey)
  } catch {
    return null
  }
}
