import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const heavy = [
  'src/platform/tracing/open-telemetry.server.ts',
  'src/platform/tracing/open-tracing.server.ts',
  'src/platform/tracing/send-log.server.ts',
  'src/platform/metrics/open-metrics.server.ts',
]

test('the libraries for traces, the log elsewhere and metrics are only reached through an import at run time', () => {
  const sources = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test(?:-support)?\./.test(file))
  const found = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^import (?!type )[^;]*?from '([^']+)'/gm)]
      .map(([, from = '']) => from)
      .filter((from) =>
        /^@(?:opentelemetry|prometheus-io)\/|(?:open-(?:telemetry|tracing|metrics)|send-log)\.server/.test(
          from,
        ),
      )
      .map(() => file),
  )
  expect([...new Set(found)].toSorted()).toEqual(heavy.toSorted())
})
