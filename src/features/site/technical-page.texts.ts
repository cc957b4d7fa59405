export const wordsAndChoices = 'words and choices'
export const composerOrModel = 'composer or model'
export const itemsWithSources = 'items with sources'
export const nothingIsLost = 'nothing is lost'
export const eachAiTool = 'for each AI tool'
export const howRequestIsAnswered = 'How a request is answered'

export const typedPlan =
  'Every answer is a typed plan that describes content, not appearance. Each item records its source: your words, a table row that one of your choices selected, a model or an assumption. Pure functions, one for each AI tool, render text, tabs, files and layouts from the plan.'
export const composerMakesPlan =
  'Without a model, the plan is made by a composer, a pure TypeScript function. It keeps your words intact, adds what your choices select and doesn’t guess; anything that needs understanding is left to the AI tool that receives the prompt. It uses no clock, random numbers or network, so the same form always gives the same plan, in your browser and on the server.'
export const modelMakesPlan =
  'A model gets the form as is, never a draft, and its reply is parsed into the same plan as it streams in. Checks reject only harmful results, such as those that drop one of your numbers, names or rules. Anything only a model can write, such as a story, is offered as a request for a model or your own AI chat; the pasted answer is parsed the same way. Text typed by users is always treated as data: it is quoted, never obeyed.'
export const oneFolder =
  'A tool’s form, plan, composer, tables, model instructions, renderers and guide live in one folder. One line in the catalog adds it; its routes, card, endpoint, documentation entry and contract tests follow from that line. Pages that list tools load only each tool’s card.'
export const tool = 'Tool'
export const endpoint = 'Endpoint'
export const endpointStart = 'POST /functions/v1/'
export const endpointTakesJson = 'The function endpoint takes the form’s data as JSON and returns JSON:'
export const invalidInputStart = 'Invalid input returns status 400 and names the invalid fields:'
export const invalidInputEnd = '. On the server itself, you can run the same tool from the command line:'
export const errorShape = '{ error, code, fields }'
export const structureStart =
  'One package, one process, one database. A check rejects any import that doesn’t follow this order:'
export const structureEnd = '. Input is parsed once, where it enters; after that, its types can be trusted.'
export const layers = 'app → features → engine → tools → reading, ui → shared'
export const pagesOnServer =
  'Pages are rendered on the server and hydrated in the browser with React. Nothing is loaded from other hosts.'
export const whereDataLives =
  'If a database URL is set, data lives in PostgreSQL. If not, an embedded PostgreSQL runs in a worker thread and keeps its files in the data folder, with every commit flushed to disk. Migrations run at startup, under a lock. No external service is needed to start.'
export const contentPolicy =
  'A content security policy with a fresh nonce per page: no inline styles, no third-party scripts.'
export const trustedTypes = 'Trusted Types: the browser never turns text into markup.'
export const otherSitesRefused =
  'Requests from other sites are refused, request bodies have a size limit, and the server validates all input again.'
export const logsHold = 'Logs contain request IDs and timings, not what people write.'
export const pageTitle = 'Technical details'
export const pageDescription =
  'How it works, for engineers: one typed plan for every answer, one folder per tool, the function endpoint and command line, security and storage.'
export const howItWorks = 'How it works'
export const lead = 'For engineers, and anyone who is curious.'
export const onThisPage = 'On this page'
export const onePlanManyTexts = 'One plan, many outputs'
export const toolIsFolder = 'A tool is a folder'
export const apiAndCommandLine = 'API and command line'
export const requestExampleLabel = 'Example request'
export const requestExample = (
  appUrl: string,
  functionName: string,
) => `curl ${appUrl}/functions/v1/${functionName} \\
  -H 'content-type: application/json' \\
  -d @input.json`
export const commandExampleLabel = 'Command-line example'
export const commandExample = (slug: string) => `npm run --silent compose -- ${slug} < input.json`
export const structure = 'Structure'
export const storage = 'Storage'
export const security = 'Security'
export const headline = (appName: string) => `How ${appName} works`

export const form = 'Form'
export const write = 'Write'
export const plan = 'Plan'
export const check = 'Check'
export const render = 'Render'
