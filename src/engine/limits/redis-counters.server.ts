import { Redis } from 'ioredis'
import { z } from 'zod'
import type { CounterStore } from './counter-store.ts'

// One hash tag, so that a cluster keeps all counters on the node that runs the script.
const prefix = '{blueprompt}:'

const takeScript = `
local takes = cjson.decode(ARGV[1])
local function left(key) return math.max(0, redis.call('PTTL', key)) end
local function sum(keys)
  local total = 0
  for _, key in ipairs(keys) do total = total + tonumber(redis.call('GET', key) or '0') end
  return total
end
for index, take in ipairs(takes) do
  local value = sum(take.keys)
  if value + take.amount > take.most then return {0, index - 1, value, left(take.keys[1])} end
end
for _, take in ipairs(takes) do
  local key = take.keys[1]
  redis.call('INCRBY', key, take.amount)
  if redis.call('PTTL', key) < 0 then redis.call('PEXPIRE', key, take.lifetimeMs) end
end
local answer = {1}
for _, take in ipairs(takes) do
  answer[#answer + 1] = sum(take.keys)
  answer[#answer + 1] = left(take.keys[1])
end
return answer`

const changeScript = `
for index, key in ipairs(KEYS) do
  if redis.call('EXISTS', key) == 1 then redis.call('INCRBY', key, ARGV[index]) end
end`

const readScript = `
local answer = {}
for _, key in ipairs(KEYS) do
  answer[#answer + 1] = tonumber(redis.call('GET', key) or '0')
  answer[#answer + 1] = math.max(0, redis.call('PTTL', key))
end
return answer`

const Numbers = z.array(z.number())

/** Counters in Redis, shared by all servers on it. When it is down a call fails within two seconds. */
export function createRedisCounters(url: string, onError: (error: Error) => void): CounterStore {
  const redis = new Redis(url, { maxRetriesPerRequest: 1, connectTimeout: 2_000, commandTimeout: 2_000 })
  redis.on('error', onError)
  const inRedis = (key: string) => prefix + key
  return {
    async take(takes) {
      const named = takes.map((take) => ({ ...take, keys: take.keys.map(inRedis) }))
      const all = named.flatMap(({ keys }) => keys)
      const [isTaken, ...numbers] = Numbers.parse(
        await redis.eval(takeScript, all.length, ...all, JSON.stringify(named)),
      )
      if (isTaken === 1) return { kind: 'taken', counts: inPairs(numbers) }
      const [index = 0, value = 0, resetsInMs = 0] = numbers
      return { kind: 'refused', index, count: { value, resetsInMs } }
    },
    async change(changes) {
      const keys = changes.map(({ key }) => inRedis(key))
      await redis.eval(changeScript, keys.length, ...keys, ...changes.map(({ amount }) => amount))
    },
    async read(keys) {
      return inPairs(Numbers.parse(await redis.eval(readScript, keys.length, ...keys.map(inRedis))))
    },
    async close() {
      redis.disconnect()
    },
  }
}

function inPairs(numbers: readonly number[]) {
  return Array.from({ length: numbers.length / 2 }, (_, index) => ({
    value: numbers[2 * index] ?? 0,
    resetsInMs: numbers[2 * index + 1] ?? 0,
  }))
}
