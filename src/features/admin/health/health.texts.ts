import { plural } from '#shared/text/plural.ts'

export const title = 'Health'
export const fine = 'OK'
export const needsAttention = 'Needs attention'
export const allFine = 'Everything is OK.'
export const someNeedAttention = (count: number, all: number) =>
  `${count} of ${all} ${count === 1 ? 'needs' : 'need'} attention:`
export const asOf = 'As of'
export const loadAgain = 'Check again'
export const notReadTitle = 'Couldn’t check the server’s health'

export const never = 'never'
export const unknown = 'unknown'
export const amount = (count: number) => count.toLocaleString('en-US')
export const size = (bytes: number) =>
  bytes >= 1024 ** 3
    ? `${(bytes / 1024 ** 3).toLocaleString('en-US', { maximumFractionDigits: 1 })} GB`
    : `${amount(Math.round(bytes / 1024 ** 2))} MB`
export const duration = (ms: number) => {
  const minutes = Math.round(ms / 60_000)
  if (minutes < 120) return minutes === 1 ? '1 minute' : `${minutes} minutes`
  const hours = Math.round(minutes / 60)
  return hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`
}

export const queues = {
  title: 'Queues',
  mailWaiting: 'Emails waiting',
  mailFailed: 'Failed emails',
  oldest: 'Oldest email waiting since',
  inProcess: {
    passwords: 'Passwords being checked',
    library: 'Texts being compared or read',
    'model-call-records': 'Model calls waiting to be recorded',
  } as Readonly<Record<string, string>>,
  fine: 'Nothing is stuck.',
  failed: (count: number) =>
    `${count === 1 ? 'One email' : `${count} emails`} failed. Check the error under Mail, then send ${count === 1 ? 'it' : 'them'} again.`,
  slow: (time: string) =>
    `Mail has been waiting for ${time}. Check the last error under Mail, and make sure the mail server is responding.`,
}

export const disk = {
  title: 'Disk',
  free: 'Free',
  total: 'Size',
  warnsBelow: 'Warns below',
  stopsBelow: 'Reports “not ready” below',
  elsewhere: 'The database and images are stored elsewhere; nothing is kept on this disk.',
  fine: 'There is enough space.',
  unknown: 'The disk can’t be read. Check that DATA_DIR exists and can be read.',
  scarce: 'Disk space is running low. Free up some space, or move DATA_DIR to a larger disk.',
  full: 'The disk is nearly full, so the server reports that it isn’t ready. Free up space now.',
}

export const database = {
  title: 'Database',
  kind: 'Type',
  kinds: { embedded: 'embedded', postgres: 'PostgreSQL' },
  version: 'Version',
  answersIn: 'Response time',
  milliseconds: (ms: number) => `${ms.toFixed(1)} ms`,
  size: 'Size',
  connections: 'Connections',
  connectionState: ({
    total,
    idle,
    waiting,
    most,
  }: {
    total: number
    idle: number
    waiting: number
    most: number
  }) => `${total} of ${most} open, ${idle} idle, ${waiting} waiting`,
  fine: 'It is responding and accepting writes.',
  fault: (fault: string) => `${fault}. Check the database server, its disk and DATABASE_URL.`,
  crowded: (waiting: number) =>
    `${waiting} requests are waiting for a connection. Look for slow queries, or give the database more resources.`,
}

export const mail = {
  title: 'Mail',
  server: 'Mail server',
  configured: 'set up',
  notConfigured: 'not set up',
  lastSent: 'Last sent',
  lastFailure: 'Last failure',
  fine: 'The last email was sent.',
  notTried: 'No email has been sent yet.',
  kept: 'No mail server is set up; mail stays on this machine and can be read at /dev/mailbox.',
  missing: 'No email can be sent, not even to confirm an address. Set SMTP_URL and MAIL_FROM.',
  failing:
    'The last attempt failed. Check SMTP_URL and the login, and make sure the mail server is responding.',
}

export const models = {
  title: 'Models',
  fine: 'Every provider responded to its last request.',
  none: 'No provider is set up; tools work without a model.',
  notAsked: (days: number) => `not used in the last ${days} days`,
  answered: 'responded',
  failed: (reason: string) => `failed: ${reason}`,
  paused: (seconds: number) =>
    `paused after failures; retrying in ${seconds} ${plural(seconds, 'second', 'seconds')}`,
  failing: (provider: string, advice: string) => `${provider}: ${advice}.`,
}

type FailureWords = { reason: string; advice: string }
const slow: FailureWords = {
  reason: 'too slow, or the answer was cut off',
  advice: 'test it under Models, and add a second provider as a backup',
}
const theirs: FailureWords = {
  reason: 'the provider had a problem',
  advice: 'check the provider’s status page, and add a second provider as a backup',
}
const unusable: FailureWords = {
  reason: 'the answer couldn’t be used',
  advice: 'choose a different model for it under Models',
}

/** By the kind of failure; "stopped" and "refused" say nothing about the provider. */
export const failures: Readonly<Record<string, FailureWords>> = {
  'rate-limited': {
    reason: 'too many requests',
    advice: 'raise your limit with the provider, or add a second provider as a backup',
  },
  money: { reason: 'the account is out of credit', advice: 'add credit to your account with the provider' },
  'not-allowed': { reason: 'the key was refused', advice: 'enter a different key under Models' },
  'bad-request': {
    reason: 'the request was refused',
    advice: 'choose a different model for it under Models',
  },
  network: {
    reason: 'no connection',
    advice: 'check its address under Models, and this server’s network connection',
  },
  overloaded: theirs,
  server: theirs,
  'first-token-timeout': slow,
  stalled: slow,
  'cut-off': slow,
  'too-slow': slow,
}
export const otherFailure = unusable

export const backups = {
  title: 'Backups',
  schedule: 'Schedule',
  every: (time: string, keep: number) => `every ${time}, ${keep} kept`,
  off: 'off',
  lastGood: 'Last successful',
  lastFailure: 'Last failure',
  fine: 'The last backup was successful and recent.',
  missing: 'Automatic backups are off. Set BACKUP_TO to another disk or a bucket.',
  first: 'There is no backup yet; the first one is due within minutes.',
  failing: 'The last backup failed. Fix the cause shown below; the backup is retried automatically.',
  late: (time: string) => `The last successful backup is ${time} old. Look for “backup failed” in the log.`,
}

export const program = {
  title: 'Software',
  version: 'Version',
  node: 'Node',
  checked: 'Advisories checked',
  packages: 'Packages checked',
  found: 'Advisories',
  failed: 'Last check failed',
  command: 'npm run advisories',
  fine: 'No package in use has a known advisory.',
  neverChecked: 'The packages in use have never been checked. Run npm run advisories.',
  unchecked:
    'Advisories couldn’t be checked. Run npm run advisories where the npm registry can be reached, with the same package-lock.json.',
  old: (time: string) => `Advisories were last checked ${time} ago. Run npm run advisories.`,
  hasSome: (count: number) =>
    `${count === 1 ? 'One package has a known advisory' : `${count} packages have known advisories`}. Install a newer version of Blueprompt, or apply the fix below, if there is one.`,
  fix: (fix: string | null) => (fix === null ? 'no fix yet' : `fix: ${fix}`),
}
