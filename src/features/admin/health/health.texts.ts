export const title = 'Health'
export const fine = 'Fine'
export const needsAttention = 'Needs attention'
export const allFine = 'Everything is fine.'
export const someNeedAttention = (count: number, all: number) =>
  `${count} of ${all} ${count === 1 ? 'needs' : 'need'} attention:`
export const asOf = 'As of'
export const loadAgain = 'Check again'
export const notReadTitle = 'Failed to check the health of the server'

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
  mailWaiting: 'Mail waiting',
  mailFailed: 'Mail failed',
  oldest: 'Oldest waiting since',
  inProcess: {
    passwords: 'Passwords being checked',
    library: 'Texts being compared or read',
    'model-call-records': 'Model calls to be recorded',
  } as Readonly<Record<string, string>>,
  fine: 'Nothing is stuck.',
  failed: (count: number) =>
    `${count === 1 ? 'One email' : `${count} emails`} failed: see why under Mail, then send again.`,
  slow: (time: string) =>
    `Mail has been waiting for ${time}: see the last error under Mail, and check that the mail server answers.`,
}

export const disk = {
  title: 'Disk',
  free: 'Free',
  total: 'Size',
  warnsBelow: 'Warning below',
  stopsBelow: 'Not ready below',
  elsewhere: 'Database and images are elsewhere; nothing is kept on this disk.',
  fine: 'There is room.',
  unknown: 'The disk cannot be read: check that DATA_DIR exists and can be read.',
  scarce: 'Room is getting scarce: free some, or move DATA_DIR to a larger disk.',
  full: 'The disk is nearly full and the server says that it is not ready: free some room now.',
}

export const database = {
  title: 'Database',
  kind: 'Kind',
  kinds: { embedded: 'embedded', postgres: 'PostgreSQL' },
  version: 'Version',
  answersIn: 'Answers in',
  milliseconds: (ms: number) => `${ms.toFixed(1)} ms`,
  size: 'Size',
  pool: 'Connections',
  poolState: ({
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
  fine: 'It answers and takes writes.',
  fault: (fault: string) => `${fault}. Check the database server, its disk and DATABASE_URL.`,
  crowded: (waiting: number) =>
    `${waiting} requests wait for a connection: look for slow statements, or give the database more power.`,
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
  kept: 'There is no mail server; mail is kept for /dev/mailbox on this machine.',
  missing: 'Nobody gets mail, not even to confirm an address: set SMTP_URL and MAIL_FROM.',
  failing: 'The last attempt failed: check SMTP_URL, the login and that the mail server answers.',
}

export const models = {
  title: 'Models',
  fine: 'Every provider answered when it was last asked.',
  none: 'No provider is set up; tools work without a model.',
  notAsked: (days: number) => `not asked in the last ${days} days`,
  answered: 'answered',
  failed: (reason: string) => `failed: ${reason}`,
  paused: (seconds: number) => `resting after failures, tried again in ${seconds} s`,
  failing: (provider: string, advice: string) => `${provider}: ${advice}.`,
}

type FailureWords = { reason: string; advice: string }
const slow: FailureWords = {
  reason: 'too slow, or broke off',
  advice: 'try it under Models, and add a second provider that stands in',
}
const theirs: FailureWords = {
  reason: 'trouble at the provider',
  advice: "see the provider's status page, and add a second provider that stands in",
}
const unusable: FailureWords = {
  reason: 'an answer that could not be used',
  advice: 'choose another of its models under Models',
}

/** By the kind of failure; "stopped" and "refused" say nothing about the provider. */
export const failures: Readonly<Record<string, FailureWords>> = {
  'rate-limited': {
    reason: 'too many requests',
    advice: 'raise the limit with the provider, or add a second one that stands in',
  },
  money: { reason: 'the account is out of money', advice: 'add credit with the provider' },
  'not-allowed': { reason: 'the key was refused', advice: 'enter another key under Models' },
  'bad-request': { reason: 'the request was refused', advice: 'choose another of its models under Models' },
  network: { reason: 'no connection', advice: 'check its address under Models, and the network' },
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
  lastGood: 'Last good',
  lastFailure: 'Last failure',
  fine: 'The last backup is good and not too old.',
  missing: 'There are no backups by themselves: set BACKUP_TO to another disk or a bucket.',
  first: 'There is no backup yet; the first one is due within minutes.',
  failing: 'The last backup failed: mend what the reason says; it is tried again by itself.',
  late: (time: string) => `The last good backup is ${time} old: look for "backup failed" in the log.`,
}

export const program = {
  title: 'Program',
  version: 'Version',
  node: 'Node',
  checked: 'Advisories checked',
  packages: 'Packages checked',
  found: 'Advisories',
  failed: 'Last check failed',
  command: 'npm run advisories',
  fine: 'No package in use has a known advisory.',
  neverChecked: 'The packages in use were never checked: run npm run advisories.',
  unchecked:
    'Advisories could not be checked: run npm run advisories where the npm registry can be reached, with the same package-lock.json.',
  old: (time: string) => `The last check of advisories is ${time} old: run npm run advisories.`,
  hasSome: (count: number) =>
    `${count === 1 ? 'One package has' : `${count} packages have`} a known advisory: install a newer version of Blueprompt, or what the fix names.`,
  fix: (fix: string | null) => (fix === null ? 'no fix yet' : `fix: ${fix}`),
}
