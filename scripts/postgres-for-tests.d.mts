export function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }>
export function findPostgres(): string | undefined
/** Whom PostgreSQL runs as; empty: as oneself. */
export function unprivilegedUser(): Promise<{ uid?: number; gid?: number }>
