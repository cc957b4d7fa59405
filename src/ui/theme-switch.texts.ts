export const asTheSystem = 'system'
export const light = 'light'
export const dark = 'dark'
export const themeAndNext = (current: string, next: string) => `Theme: ${current}. Change to ${next}`
export const currentTheme = (label: string) => `Theme: ${label}`
