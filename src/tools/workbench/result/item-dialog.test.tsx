import { act } from 'react'
import { expect, test } from 'vitest'
import { renderPage } from '#ui/rendered-page.test-support.ts'
import { goodPlan } from '../../contract/test-tool.test-support.ts'

test('an edit is put over nothing but the words it was made of, and stays in its field otherwise', async () => {
  const [item, other] = goodPlan.points
  if (!item || !other) throw new Error('two points are needed')
  let points = [other]
  let [edits, closed] = [0, 0]
  const globals = { CSS: { supports: () => true } }
  const bench = { state: () => ({ result: { plan: { ...goodPlan, points } } }), edit: () => (edits += 1) > 0 }
  const { window, document } = await renderPage(async () => {
    const { ResultContext } = await import('./shown-result.ts')
    const { ItemDialog } = await import('./item-dialog.tsx')
    const state = { phase: 'idle' }
    return (
      <ResultContext value={{ bench, state, labelOf: String } as never}>
        <ItemDialog item={item} onClose={() => (closed += 1)} />
      </ResultContext>
    )
  }, globals)
  const remove = () => {
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Remove',
    )
    return act(async () => button?.dispatchEvent(new window.Event('click', { bubbles: true })))
  }
  for (const now of [[other], [{ ...other, id: item.id }]]) {
    points = now
    await remove()
    expect([edits, closed]).toEqual([0, 0])
    expect(document.body.textContent).toContain('This part has changed in the meantime.')
  }
  points = [item]
  await remove()
  expect([edits, closed]).toEqual([1, 1])
})
