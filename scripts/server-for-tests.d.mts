export function startServer(
  env?: Record<string, string>,
  prepare?: (dataDir: string) => Promise<void>,
): Promise<{ url: string; dataDir: string; stop: () => Promise<number | string> }>
