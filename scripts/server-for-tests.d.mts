export function startServer(
  env?: Record<string, string>,
): Promise<{ url: string; stop: () => Promise<number | string> }>
