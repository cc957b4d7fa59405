export const wordsAndChoices = 'words and choices'
export const composerOrModel = 'composer or model'
export const itemsWithSources = 'items with sources'
export const nothingIsLost = 'nothing is lost'
export const eachAiTool = 'for each AI tool'
export const howRequestIsAnswered = 'How a request is answered'

export const typedPlan =
  'Every answer is a typed plan: what it consists of, not how it looks. Each item of it carries its source: your words, a row of our tables that one of your choices selected, a model, or an assumption. Texts, tabs, files and layouts are rendered from the plan by pure functions, one for each AI tool.'
export const composerMakesPlan =
  'Without a model a composer makes the plan, a pure TypeScript function. It keeps your words whole, adds what your choices select and guesses nothing; what needs understanding is left to the tool that receives the prompt. It reads no clock, no random numbers and no network, so the same form always gives the same plan, in your browser and on the server.'
export const modelMakesPlan =
  'A model gets the form as it is, never a draft, and its reply is read into the same plan while it is being written. Checks refuse only what would harm, such as a number, a name or a rule of yours that is missing. What cannot be made without understanding, such as a story, is offered as a request for a model or your own chat; the pasted answer is read the same way. Text typed by users is data for all of them: it is quoted, never obeyed.'
export const oneFolder =
  'The form, plan, composer, tables, model instructions, renderers and guide of a tool live in one folder. One line in the catalogue adds it; its routes, card, endpoint, entry in the documentation and contract tests follow from that line. Lists load the card and nothing else.'
export const tool = 'Tool'
export const endpoint = 'Endpoint'
export const endpointOf = (functionName: string) => `POST /functions/v1/${functionName}`
export const endpointTakesJson = "The function endpoint takes the form's data as JSON and answers JSON:"
export const invalidInputStart = 'Invalid input gets status 400 and the fields by name:'
export const invalidInputEnd = '. On the machine itself the same tool runs from the command line:'
export const errorShape = '{ error, code, fields }'
export const structureStart =
  'One package, one process, one database. Imports point one way only, and a check refuses the others:'
export const structureEnd = '. Input is parsed once, where it enters; from there on the types hold.'
export const layers = 'app → features → engine → tools → reading, ui → shared'
export const pagesOnServer =
  'Pages are rendered on the server and hydrated in the browser with React. Nothing is loaded from other hosts.'
export const whereDataLives =
  'With a database address set, data lives in PostgreSQL. Without one, an embedded PostgreSQL runs in a worker thread and keeps its files in the data folder, with every commit flushed to disk. Migrations are applied at start, under a lock. No outside service is needed to start.'
export const contentPolicy =
  'A content security policy with a fresh nonce per page: no inline styles, no foreign scripts.'
export const trustedTypes = 'Trusted Types: the browser turns no text into markup.'
export const otherSitesRefused =
  'Requests from other sites are refused, request bodies are limited, and the server checks all input again.'
export const logsHold = 'Logs hold request ids and timings, not what people wrote.'
export const pageTitle = 'Technical'
export const pageDescription =
  'How it works, for engineers: one typed plan for every answer, one folder per tool, the function endpoint and command line, security and storage.'
export const howItWorks = 'How it works'
export const lead = 'For engineers, and anyone who is curious.'
export const onThisPage = 'On this page'
export const onePlanManyTexts = 'One plan, many texts'
export const toolIsFolder = 'A tool is a folder'
export const apiAndCommandLine = 'API and command line'
export const requestExampleLabel = 'Example of a request'
export const requestExample = (
  appUrl: string,
  functionName: string,
) => `curl ${appUrl}/functions/v1/${functionName} \\
  -H 'content-type: application/json' \\
  -d @input.json`
export const commandExampleLabel = 'Example of the command line'
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
