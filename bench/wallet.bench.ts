import { Agent, request } from 'node:http'
import type { Measurement } from './bench-result.ts'
import { startBuiltServer, temporaryFolder } from './built-server.ts'
import { startProvider } from './provider-process.ts'

const requests = 10_000
const addresses = 500
const budgetDollars = 1
const atOnce = 60
/** As in src/engine/models/model-data.ts for a model that nobody priced. */
const dollarsPerToken = { input: 5 / 1_000_000, output: 25 / 1_000_000 }
const agent = new Agent({ keepAlive: true, maxSockets: atOnce + 10 })

/** Somebody with five hundred addresses wants to spend the operator's money; an honest person asks in between. */
export async function run(): Promise<Measurement[]> {
  const folder = temporaryFolder()
  const provider = await startProvider()
  const server = await startBuiltServer(folder.path, {
    LOG_LEVEL: 'silent',
    TRUSTED_PROXIES: '1',
    OPENAI_COMPATIBLE_BASE_URL: `${provider.url}/v1`,
    OPENAI_COMPATIBLE_MODEL: 'm',
    AI_DAILY_BUDGET_USD: String(budgetDollars),
  })
  try {
    // No answer that fits, so that each is asked to be mended too.
    await provider.pace({ words: ['one ', 'two ', 'three '], everyMs: 1 })
    let next = 0
    const answers: Answer[] = []
    const honest: Answer[] = []
    const attacker = async () => {
      while (next < requests) {
        const number = next
        next += 1
        const one = `10.0.${Math.floor((number % addresses) / 250)}.${number % 250}`
        answers.push(await ask(server.url, one, `idea number ${number} about a boat`))
        if (number % 1_000 === 999)
          honest.push(await ask(server.url, '203.0.113.9', 'a letter to my landlord'))
      }
    }
    await Promise.all(Array.from({ length: atOnce }, attacker))
    const { calls, charactersIn, charactersOut } = await provider.bill()
    // A token is never shorter than a character in these words; real bills are lower.
    const spent = (charactersIn / 4) * dollarsPerToken.input + (charactersOut / 2) * dollarsPerToken.output
    return [
      {
        what: `${requests} requests from ${addresses} addresses: calls of the provider`,
        value: calls,
        unit: '',
      },
      {
        what: `the same, spent of a budget of ${budgetDollars} dollar`,
        value: spent,
        unit: 'dollars',
        goal: { atMost: budgetDollars },
      },
      { what: 'the same, answers by the composer once it is spent', value: byComposer(answers), unit: '' },
      {
        what: 'the same, requests without a whole answer',
        value: answers.filter(({ isWhole }) => !isWhole).length,
        unit: '',
        goal: { atMost: 0 },
      },
      {
        what: 'an honest person in between: requests without a whole answer',
        value: honest.filter(({ isWhole }) => !isWhole).length,
        unit: `of ${honest.length}`,
        goal: { atMost: 0 },
      },
    ]
  } finally {
    agent.destroy()
    await server.stop()
    provider.stop()
    folder.remove()
  }
}

type Answer = { isWhole: boolean; reason: string | undefined }

function byComposer(answers: readonly Answer[]): number {
  return answers.filter(({ reason }) => reason === 'budget').length
}

function ask(url: string, address: string, idea: string): Promise<Answer> {
  return new Promise((resolve) => {
    const failed: Answer = { isWhole: false, reason: undefined }
    const call = request(`${url}/functions/v1/generate-text-prompt`, {
      method: 'POST',
      agent,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    })
    call.on('error', () => resolve(failed))
    call.on('response', (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (piece: string) => (text += piece))
      response.on('error', () => resolve(failed))
      response.on('end', () => resolve(response.statusCode === 200 ? readAnswer(text) : failed))
    })
    call.end(JSON.stringify({ idea }))
  })
}

function readAnswer(text: string): Answer {
  const { generatedPrompt, engine } = JSON.parse(text) as {
    generatedPrompt?: string
    engine?: { reason?: string }
  }
  return { isWhole: (generatedPrompt ?? '').length > 100, reason: engine?.reason }
}
