import { plural } from '#shared/text/plural.ts'

export const tooManyMessages = (whenToTryAgain: string) => `Too many messages. ${whenToTryAgain}`
export const checkMarkedFields = 'Please check the highlighted fields.'
export const tryAgainIn = (time: string) => `Please try again in ${time}.`

export const mailSubject = (appName: string) => `New message from the ${appName} contact page`
export const mailFrom = (name: string, email: string) => `From: ${name}\nEmail: ${email}`
export const mailHowToReply = 'To write back, reply to this email.'

export const seconds = (count: number) => plural(count, '1 second', `${count} seconds`)
export const minutes = (count: number) => plural(count, 'a minute', `${count} minutes`)
