import { useSyncExternalStore } from 'react'
import { Icon, type IconName } from './icon.tsx'
import * as texts from './theme-switch.texts.ts'
import { applyTheme, followTheme, readTheme, themeChoices, type ThemeChoice } from './theme.ts'

const faces: Record<ThemeChoice, { icon: IconName; label: string }> = {
  system: { icon: 'monitor', label: texts.asTheSystem },
  light: { icon: 'sun', label: texts.light },
  dark: { icon: 'moon', label: texts.dark },
}

/** One button that goes round: system, light, dark. */
export function ThemeSwitch({ className }: { className?: string }) {
  const choice = useSyncExternalStore(watchTheme, readTheme, () => 'system' as const)
  const next = themeChoices[(themeChoices.indexOf(choice) + 1) % themeChoices.length] ?? 'system'
  return (
    <button
      type="button"
      className={className}
      aria-label={texts.themeAndNext(faces[choice].label, faces[next].label)}
      title={texts.currentTheme(faces[choice].label)}
      onClick={() => applyTheme(next)}
    >
      <Icon name={faces[choice].icon} />
    </button>
  )
}

function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  window.addEventListener('storage', followTheme)
  return () => {
    observer.disconnect()
    window.removeEventListener('storage', followTheme)
  }
}
