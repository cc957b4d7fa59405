import type { Mail } from '#platform/mail/mail-outbox.server.ts'
import type { ContactMessage } from './contact-message.ts'

/** The message as it reaches whoever runs this server; an answer to it goes to the visitor. */
export function contactMail(
  recipient: string,
  { name, email, message }: ContactMessage,
  { appName }: { appName: string },
): Mail {
  return {
    recipient,
    subject: `New message from the ${appName} contact page`,
    body: [`From: ${name}\nEmail: ${email}`, message, 'Reply to this email to answer.'].join('\n\n'),
    replyTo: { name, address: email },
  }
}
