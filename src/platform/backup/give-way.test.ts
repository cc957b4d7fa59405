import { expect, test } from 'vitest'
import { giveWay } from './give-way.server.ts'

test('a system that refuses another priority does not keep a backup from being made', () => {
  const asked: number[] = []
  giveWay((priority) => {
    asked.push(priority)
    throw Object.assign(new Error('uv_os_setpriority returned EPERM'), { code: 'EPERM' })
  })
  expect(asked).toEqual([10])
})
