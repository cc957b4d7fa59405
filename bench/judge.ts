// node bench/judge.ts requests FOLDER   what models are asked, from FOLDER/inputs
// node bench/judge.ts packets FOLDER    packets for blind judges, from the replies
// node bench/judge.ts scores FOLDER     the table, from what the judges wrote
// node bench/judge.ts variants FOLDER   how much of the replies is read back, also disguised, cut and doubled
// node bench/judge.ts planted FOLDER    how many planted faults the checks find
// The whole protocol: docs/judging.md
import { writePackets } from './judging/packets.ts'
import { writeRequests } from './judging/requests.ts'
import { printPlanted } from './judging/planted.ts'
import { printScores } from './judging/scores.ts'
import { printVariants } from './judging/variants.ts'

const steps: Record<string, (folder: string) => Promise<void> | void> = {
  requests: writeRequests,
  packets: writePackets,
  scores: printScores,
  variants: printVariants,
  planted: printPlanted,
}
const [name = '', folder] = process.argv.slice(2)
const step = steps[name]
if (!step || folder === undefined) {
  console.error(`Usage: node bench/judge.ts ${Object.keys(steps).join('|')} FOLDER`)
  process.exit(1)
}
await step(folder)
