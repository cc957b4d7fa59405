import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'

type Vital = { metric: string; value: number; rating: string }

let isReporting = false

/** Each figure once, when it is final: mostly when the page is left. */
export function reportWebVitals(hear: (vital: Vital) => void): void {
  if (isReporting) return
  isReporting = true
  const tell = ({ name, value, rating }: Metric) =>
    hear({ metric: name, value: Math.round(value * 1_000) / 1_000, rating })
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(tell)
}
