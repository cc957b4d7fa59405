export const tooManyMessages = (time: string) => `Too many messages. Please try again in ${time}.`
export const checkMarkedFields = 'Please check the highlighted fields.'

export const mailSubject = (appName: string) => `New message from the ${appName} contact page`
export const mailFrom = (name: string, email: string) => `From: ${name}\nEmail: ${email}`
export const mailHowToReply = 'To write back, reply to this email.'
