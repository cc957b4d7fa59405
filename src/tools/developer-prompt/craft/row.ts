import type { SectionId } from '../plan.ts'

/** Lines that a choice puts into sections; one that begins with "Derive" hands work over. `done`: boxes to tick. */
export type Lines = Partial<Record<SectionId | 'done', string | readonly string[]>>

/** `rich`: left out of a tiny brief. */
export type Rows = Lines & { rich?: Lines }
