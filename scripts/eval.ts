// npm run eval -- --help
import { readEnvironment } from '#platform/config.server.ts'
import { evalCommand } from '../bench/eval/eval-command.ts'

process.exitCode = await evalCommand(process.argv.slice(2), readEnvironment(), console)
