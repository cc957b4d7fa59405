export function startRedis(): Promise<{ url: string; stop: () => Promise<void> }>
