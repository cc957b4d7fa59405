import { chosen, type Choice } from '../../contract/plan.ts'
import type { ProjectType, PromptDraft } from '../form-rules.ts'

/** `tests`: left out where no tests are wanted. */
type StackRow = { text: string; tests: string; commands: readonly string[] }

const web = {
  tests: 'Tests with Vitest and Playwright.',
  commands: ['pnpm typecheck', 'pnpm lint', 'pnpm test', 'pnpm build'],
}
const site: StackRow = {
  text: 'Unless my words name another stack: Astro, TypeScript strict, typed content collections, Zod for forms, pnpm.',
  ...web,
}
const app: StackRow = {
  text: 'Unless my words name another stack: Next.js, TypeScript strict, PostgreSQL with Drizzle, Zod, pnpm.',
  ...web,
}
const expo: StackRow = {
  text: 'Unless my words name another stack: Expo with Expo Router, TypeScript strict, Zod, pnpm.',
  tests: 'Tests with Vitest, and Maestro for journeys.',
  commands: ['pnpm typecheck', 'pnpm lint', 'pnpm test', 'pnpm expo export'],
}

/** For tools that bring no stack, where none was named; always the latest stable versions. */
const defaultStacks: Readonly<Record<ProjectType, StackRow>> = {
  'web-app': app,
  dashboard: app,
  ecommerce: app,
  portfolio: site,
  landing: site,
  blog: site,
  'mobile-app': expo,
  other: {
    text: 'The lightest stack that works where I want it, in the language that my words name or that place expects.',
    tests: 'Tests with the usual runner of that language.',
    commands: [],
  },
}

/** Installable and hybrid apps, and sites with `server` (choices that need one), get the stack of web apps. `by`: what selected it. */
export function usualStack(draft: PromptDraft, server: readonly Choice[]) {
  const { projectType: type, targetPlatforms, techPreferences, techStack, preferredFramework } = draft
  if (type === '' || `${techPreferences}${techStack}${preferredFramework}`.trim() !== '') return undefined
  const byType = chosen('projectType', type)
  if (server.length > 0 && defaultStacks[type] === site) return { row: app, by: [...byType, ...server] }
  const isWeb = targetPlatforms === 'pwa' || targetPlatforms === 'hybrid'
  if (type !== 'mobile-app' || !isWeb) return { row: defaultStacks[type], by: byType }
  return { row: defaultStacks['web-app'], by: [...byType, ...chosen('targetPlatforms', targetPlatforms)] }
}

/** Commands of a framework that was picked by name. */
export const frameworkCommands: Readonly<Record<string, readonly string[]>> = {
  'react-native': expo.commands,
  ionic: web.commands,
  pwa: web.commands,
  flutter: ['flutter analyze', 'flutter test', 'flutter build bundle'],
}
