import { plural } from './plural.ts'

/** `counted(1_200, 'word')` is "1,200 words". */
export function counted(count: number, one: string, other = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${plural(count, one, other)}`
}
