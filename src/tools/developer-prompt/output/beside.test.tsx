import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Bench } from '#tools/workbench/bench/bench.ts'
import { renderPlan } from '#tools/plan-text.ts'
import type { ToolCore } from '../../contract/tool-core.ts'
import { compose } from '../compose.ts'
import { core } from '../core.ts'
import { shiftSwap } from '../replies.test-support.ts'
import { Beside } from './beside.tsx'

test.each([
  ['cursor', 'large', 'Small and Large give the same text for this app builder.'],
  ['v0', 'small', 'Tiny and Small give the same text for this app builder.'],
  ['v0', 'large', undefined],
  ['lovable', 'large', undefined],
] as const)(
  'sizes that give the same text as the one that is shown are named: %s, %s',
  (dialect, size, told) => {
    const plan = { ...compose(shiftSwap), size }
    const shown = renderPlan(core as unknown as ToolCore, { plan, input: shiftSwap, dialect })
    if (!shown) throw new Error('cannot be read')
    const bench = { core } as unknown as Bench
    const html = renderToStaticMarkup(
      <Beside bench={bench} shown={shown} plan={plan} form={shiftSwap} isBusy={false} />,
    )
    expect(html.match(/[^>.]+give the same text[^.]+\./u)?.[0].trim()).toBe(told)
  },
)
