export const auditLog = 'Audit log'
export const beforeAndAfter = 'Before and after'
export const fetchFailed = 'Couldn’t load the audit log'
export const adminActivity = 'Admin activity'
export const searchLabel = 'Search the audit log'
export const searchPlaceholder = 'Search by person, action or name...'
export const nothingYet = 'No admin has changed anything yet. Changes appear here, along with who made them.'

export const noDifference = 'No difference'
export const fieldCount = (nameCount: number) => `${nameCount} fields`

export const when = 'When'
export const who = 'Who'
export const what = 'What'

export const restore = 'Restore'
export const restoreNamed = (name: string) => `Restore “${name}”`
export const restored = (name: string) => `“${name}” was restored`
export const notRestored = 'We couldn’t restore it'
