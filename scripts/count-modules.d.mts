export function modulesFrom(file: string): string[]
