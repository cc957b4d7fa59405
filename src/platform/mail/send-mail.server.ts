import { createTransport } from 'nodemailer'
import type { Config } from '../config.server.ts'
import type { Log } from '../log.server.ts'
import { isLoopback } from '../http/client-address.server.ts'
import { isMailboxOpen } from './dev-mailbox.server.ts'
import { MailRefused, type SendMail } from './mail-worker.server.ts'

const patienceMs = 20_000

/** Sends through SMTP_URL; without it mail is kept where /dev/mailbox shows it. */
export function createMailSender(config: Config, log: Log): SendMail {
  return config.smtpUrl === undefined ? captureMail(config, log) : smtpSender(config, config.smtpUrl)
}

type SmtpConfig = Pick<Config, 'appName' | 'appUrl' | 'mailFrom'>

/** `patience`: how long each step of the conversation may take. */
export function smtpSender(
  { appName, appUrl, mailFrom }: SmtpConfig,
  smtpUrl: string,
  patience = patienceMs,
): SendMail {
  const host = new URL(appUrl).hostname
  const transport = createTransport({
    url: smtpUrl,
    // Mails hold links that open accounts. Whoever strips STARTTLS on the way gets none; ?ignoreTLS=true allows it.
    requireTLS: mustEncrypt(new URL(smtpUrl)),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    // A body is text of ours, never a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async (mail) => {
    try {
      await transport.sendMail({
        from: { name: appName, address: mailFrom ?? `no-reply@${host}` },
        to: { name: '', address: mail.recipient },
        ...(mail.replyTo === null
          ? {}
          : { replyTo: { name: mail.replyToName ?? '', address: mail.replyTo } }),
        subject: mail.subject,
        text: mail.body,
        messageId: `<${mail.id}@${host}>`,
        date: mail.createdAt,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
      return 'sent'
    } catch (error) {
      throw readFailure(error)
    }
  }
}

function mustEncrypt({ hostname, searchParams }: URL): boolean {
  const isThisMachine = hostname === 'localhost' || isLoopback(hostname.replace(/^\[|\]$/g, ''))
  return !isThisMachine && searchParams.get('ignoreTLS') !== 'true'
}

const loginFailures = [530, 535]

/** Only a recipient or a text refused for good is hopeless; our own address and login it may learn to accept. */
function readFailure(error: unknown): Error {
  if (!(error instanceof Error)) return new Error('The mail server failed')
  const code = 'responseCode' in error ? Number(error.responseCode) : 0
  const command = 'command' in error ? String(error.command) : ''
  const isForGood =
    code >= 500 && code < 600 && !loginFailures.includes(code) && ['RCPT TO', 'DATA'].includes(command)
  return isForGood
    ? new MailRefused(`The mail server refused: ${code}`)
    : new Error(`${command} ${code} ${error.name}`)
}

function captureMail(config: Config, log: Log): SendMail {
  const where = isMailboxOpen(config)
    ? `to be read at ${config.appUrl}/dev/mailbox`
    : 'and nobody can read it: set SMTP_URL'
  return async ({ id, subject }) => {
    log.info({ mail: id, subject }, `mail kept, ${where}`)
    return 'captured'
  }
}
