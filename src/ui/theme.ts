export const themeChoices = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof themeChoices)[number]

const storageKey = 'theme'

/** Runs in the head before the first paint; `system` leaves the attribute away. Keep in step with `applyTheme`. */
export const themeScript = `try{var t=localStorage.getItem('${storageKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`

export function readTheme(): ThemeChoice {
  const chosen = document.documentElement.dataset.theme
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

export function applyTheme(choice: ThemeChoice): void {
  showTheme(choice)
  try {
    localStorage.setItem(storageKey, choice)
  } catch {
    // Storage may be switched off; the choice then lasts as long as the page.
  }
}

/** For the `storage` events of other tabs: a choice made there holds here, too. */
export function followTheme({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): void {
  if (key === storageKey) showTheme(newValue)
}

function showTheme(choice: string | null): void {
  const { dataset } = document.documentElement
  if (choice === 'light' || choice === 'dark') dataset.theme = choice
  else delete dataset.theme
}
