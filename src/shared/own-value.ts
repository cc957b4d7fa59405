/** What a table says about a key that came from outside; every object knows `constructor` besides what it was given. */
export function ownValue<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}
