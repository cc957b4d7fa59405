/** Whole cents from a dollar on, more places below: models cost fractions of a cent. */
export function dollars(value: number): string {
  const places = value === 0 || value >= 1 ? 2 : 4
  return `$${value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: places })}`
}
