import type { ServiceName } from '../services.ts'

/** What a feature brings along besides its own requirement. */
export type FeatureAdds = {
  stores?: readonly string[]
  routes?: readonly string[]
  service?: ServiceName
}

/** `accept`: what can be observed once it works, and last what happens when it goes wrong. */
export type FeatureRow = readonly [label: string, explanation: string, accept: string, adds?: FeatureAdds]

/** By group, then by the id that a form stores. */
export type FeatureTable = Readonly<Record<string, Readonly<Record<string, FeatureRow>>>>
