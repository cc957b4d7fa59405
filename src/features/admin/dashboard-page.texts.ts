import { plural } from '#shared/text/plural.ts'

export const providerNamed = (provider: string) => `Provider ${provider}`
export const pausedAfterFailures = (seconds: number) =>
  `paused after failures; retrying in ${seconds} ${plural(seconds, 'second', 'seconds')}`
export const doesNotAnswer = 'not responding'
export const modelsToday = 'Models today'
export const noModels = 'none set up; tools work without a model'
export const mailsWaiting = (mailWaiting: number, mailDead: number) =>
  `${mailWaiting} waiting, ${mailDead} couldn’t be delivered`

export const well = 'OK'
export const problem = 'Problem'

export const generationsPerTool = 'Saved generations per tool'
export const noGenerationsYet =
  'No data for this period. Generations saved by signed-in users are counted here.'
export const tool = 'Tool'
export const share = 'Share'
export const generations = 'Generations'

export const total = (sum: string) => `${sum} total`
export const noData = 'No data for this period. Numbers appear here as people use the site.'
export const asATable = 'Show as table'
export const day = 'Day'
export const chartLabel = (title: string, sum: string, most: string) =>
  `${title}, by day: ${sum} total, ${most} on the busiest day. See the table below for all figures.`
export const asTableOf = (title: string) => `${title}, as a table`

export const dashboard = 'Dashboard'
export const overview = 'Overview'
export const welcome =
  "Welcome to the admin panel. Under Users, you can see who has signed up and make people admins. Under Tools Content, you can write the guides below the tools and the text on their cards. Under What's New, you can write the announcements on the home page. Changes appear right away, and the audit log records who made them."
export const state = 'Status'
export const viewMail = 'View mail'
export const lastDays = (days: number) => `The last ${days} days`
export const dayCount = (span: number) => `${span} days`
export const rangeLabel = 'Time range'
export const signUps = 'Sign-ups'
export const savedGenerations = 'Saved generations'
export const modelCalls = 'Model calls'
export const tokens = 'Tokens'
export const modelCost = 'Model cost'
export const failedModelCalls = 'Failed model calls'

export const database = 'Database'
export const providers = 'Providers'
export const databaseFacts = (kind: string, milliseconds: string, megabytes: string) =>
  `${kind}, responds in ${milliseconds} ms, ${megabytes} MB`
export const mail = 'Mail'
export const inUse = 'in use'
export const embedded = 'embedded'
export const spent = (spent: string, budget: string) => `${spent} of ${budget} spent`
