import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'

export function residentMegabytes({ pid }: ChildProcess): number {
  const [, pages = '0'] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')
  return (Number(pages) * 4_096) / 1_048_576
}

/** User and system time since the process began; the kernel counts in hundredths of a second. */
export function cpuMilliseconds({ pid }: ChildProcess): number {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const fields = rest.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}
