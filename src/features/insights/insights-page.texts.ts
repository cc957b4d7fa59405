import { plural } from '#shared/text/plural.ts'

export const recordedVisits = 'Recorded visits'
export const recordedVisitsAbout =
  'Only visitors who agreed, with all text masked before it left their browser.'
export const noVisitYet = 'No visits recorded yet. Visits appear here once a visitor agrees to be recorded.'
export const visitLengthFrom = (seconds: number, pages: number) =>
  `${seconds}s, ${pages} ${plural(pages, 'page', 'pages')}, starting at`
export const visitDevice = (device: string, kilobytes: number) => `, ${device}, ${kilobytes} KB`
export const watch = 'Watch'
export const visitFrom = (firstPath: string) => `the visit that started at ${firstPath}`
export const deleteButton = 'Delete'
export const olderVisits = 'Older visits'
export const cannotUndone = 'This can’t be undone.'
export const recordingOff = ' Recording is off: RECORDING_SAMPLE is 0, or analytics is off.'
export const player = 'Recorded visit player'
export const deleteQuestion = 'Delete this recording?'

export const csv = 'CSV'
export const ofTable = (title: string) => `of ${title}`
export const noDataPeriod = 'No data for this period. Choose a longer one above.'
export const unknown = '(unknown)'

export const show = 'Show'
export const dayCount = (days: number) => `${days} days`
export const allEventsCsv = 'All events as CSV'
export const analyticsOffText = 'ANALYTICS=off is set. The numbers below were collected earlier.'
export const eventsGoToHost = (host: string) =>
  `They are sent to ${host} and not stored here. The numbers below were collected earlier. Recordings stay here.`
export const figuresByDay = 'Figures by day'
export const recordingGone = 'This recording no longer exists.'
export const recordedVisit = 'Recorded visit'
export const rangeOfDays = 'Date range'
export const from = 'From'
export const to = 'To'
export const periodRefused = 'These dates can’t be shown'
export const periodShown = (from: string, to: string) =>
  `Choose a period of 1 to 366 days. Shown now: ${from} to ${to}.`
export const analyticsIsOff = 'Analytics is off'
export const eventsGoToPosthog = 'Events go to PostHog'

export const chartLabel = (title: string, from: string, to: string) =>
  `${title}, ${from} to ${to}; see the table below for figures`
