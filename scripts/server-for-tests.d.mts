export function startServer(
  env?: Record<string, string>,
): Promise<{ url: string; dataDir: string; stop: () => Promise<number | string> }>
