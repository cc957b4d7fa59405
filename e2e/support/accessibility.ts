import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Fails with the rule and the elements when axe finds anything on the page as it is now. `colors`: only what another
 * theme of the same page can change.
 */
export async function expectAccessible(page: Page, rules: 'all' | 'colors' = 'all'): Promise<void> {
  await settleAnimations(page)
  const axe = new AxeBuilder({ page })
  if (rules === 'colors') axe.withRules(['color-contrast', 'link-in-text-block'])
  else axe.options({ rules: { 'target-size': { enabled: true } } })
  const { violations } = await axe.analyze()
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  )
  expect(findings).toEqual([])
}

/** A colour in the middle of a transition is not the colour that will be read. */
async function settleAnimations(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished),
    ),
  )
}
