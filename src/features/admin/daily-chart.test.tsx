import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DailyChart } from './daily-chart.tsx'

const days = [
  { day: '2026-11-18', value: 3 },
  { day: '2026-11-19', value: 0 },
  { day: '2026-11-20', value: 1_200 },
]

test('the server draws a bar per day and says the same in a table, without a style the page would refuse', () => {
  const html = renderToStaticMarkup(<DailyChart title="Sign-ups" days={days} />)
  expect(html.match(/<rect/g)).toHaveLength(3)
  expect(html).not.toMatch(/\sstyle=/)
  expect(html).toContain('1,203 total')
  for (const cell of ['2026-11-18', '2026-11-20', '1,200']) expect(html).toContain(`${cell}</td>`)
})

test('days without anything are a sentence', () => {
  const html = renderToStaticMarkup(
    <DailyChart title="Sign-ups" days={days.map(({ day }) => ({ day, value: 0 }))} />,
  )
  expect(html).toContain('No data for this period.')
  expect(html).not.toContain('<svg')
})
