import { expect, test } from 'vitest'
import { modulesFrom } from './count-modules.mjs'

test('the history loads the cards of the tools and nothing else of them', () => {
  const modules = modulesFrom('src/features/history/history-page.tsx')
  expect(modules).toContain('features/history/history.server.ts')
  expect(modules).toContain('tools/catalogue.ts')
  // Types only, and what is fetched with a press.
  expect(modules).not.toContain('tools/contract/card.ts')
  expect(modules).not.toContain('features/history/open-entry.ts')
  expect(modules.length, modules.join('\n')).toBeLessThanOrEqual(60)
})
