type User = { uid?: number; gid?: number }

export function startPostgres(options?: {
  /** May put files into its data folder before it starts, and answers arguments for it. */
  prepare?: (data: string, owner: User) => string[]
}): Promise<{ url: string; stop: () => Promise<void> }>
export function findPostgres(): string | undefined
/** Whom PostgreSQL runs as; empty: as oneself. */
export function unprivilegedUser(): Promise<User>
