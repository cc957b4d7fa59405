import { plural } from '#shared/text/plural.ts'

export const mail = 'Mail'
export const sendAgain = 'Send again'
export const givenUp = 'Failed'
export const waiting = 'Waiting'
export const lastError = 'Last error'
export const none = 'none'
export const attemptCount = (count: number) => `${count} ${plural(count, 'attempt', 'attempts')}`
export const fetchFailed = 'Couldn’t load emails'
export const unsentEmail = 'Unsent email'
export const searchMail = 'Search mail'
export const searchPlaceholder = 'Search by address, subject or error...'
export const noMails = 'No unsent emails. Emails that are waiting or couldn’t be delivered appear here.'
export const sendingAgain = 'The email is being sent again'
export const sendAgainFailed = 'The email couldn’t be sent again'
export const sendAgainTo = (recipient: string) => `Send again to ${recipient}`

export const to = 'To'
export const subject = 'Subject'
export const status = 'Status'
export const written = 'Created'
export const actions = 'Actions'
