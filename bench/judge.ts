// node bench/judge.ts requests FOLDER   what models are asked, from FOLDER/inputs
// node bench/judge.ts packets FOLDER    packets for blind judges, from the replies
// node bench/judge.ts scores FOLDER     the table, from what the judges wrote
// The whole protocol: docs/judging.md
import { writePackets } from './judging/packets.ts'
import { writeRequests } from './judging/requests.ts'
import { printScores } from './judging/scores.ts'

const steps: Record<string, (folder: string) => Promise<void> | void> = {
  requests: writeRequests,
  packets: writePackets,
  scores: printScores,
}
const [name = '', folder] = process.argv.slice(2)
const step = steps[name]
if (!step || folder === undefined) {
  console.error(`Usage: node bench/judge.ts ${Object.keys(steps).join('|')} FOLDER`)
  process.exit(1)
}
await step(folder)
