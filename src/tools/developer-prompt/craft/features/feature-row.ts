import type { ServiceName } from '../services.ts'

/** `accept`: what can be observed once it works, and last what happens when it goes wrong. */
export type FeatureRow = readonly [label: string, explanation: string, accept: string, service?: ServiceName]

/** By group, then by the id that a form stores. */
export type FeatureTable = Readonly<Record<string, Readonly<Record<string, FeatureRow>>>>
