import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/**
 * Fails with the rule and the elements when axe finds anything on the page as it is now. `colors`: only what another
 * theme of the same page can change.
 */
export async function expectAccessible(page: Page, rules: 'all' | 'colors' = 'all'): Promise<void> {
  // The page may have been checked before. @axe-core/playwright loads axe anew for every run, twice, and opens a
  // second page for its report: more than half of the time.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source)
  const options: axe.RunOptions =
    rules === 'colors'
      ? { runOnly: ['color-contrast', 'link-in-text-block'] }
      : { rules: { 'target-size': { enabled: true } } }
  // A transition can begin after the others have ended, so what was found is looked for once more.
  const found = await findingsOn(page, options)
  expect(found.length === 0 ? [] : await findingsOn(page, options)).toEqual([])
}

async function findingsOn(page: Page, options: axe.RunOptions): Promise<string[]> {
  await settleAnimations(page)
  return page.evaluate(
    async (chosen) => {
      if (!window.axe) throw new Error('axe is not on the page')
      const { violations } = await window.axe.run(document, chosen)
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
      )
    },
    { ...options, resultTypes: ['violations' as const] },
  )
}

/** A colour in the middle of a transition is not the colour that will be read. */
async function settleAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A change of theme starts its transitions with the next frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    await Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished),
    )
  })
}
