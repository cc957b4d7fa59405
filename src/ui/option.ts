/** One choice of a select, a group of cards or a set of tabs. */
export type Option<Value extends string = string> = { value: Value; label: string; description?: string }
