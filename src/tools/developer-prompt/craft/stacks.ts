import type { ProjectType } from '../form-rules.ts'

type StackRow = { text: string; commands: readonly string[] }

const web = ['pnpm typecheck', 'pnpm lint', 'pnpm test', 'pnpm build'] as const
const site: StackRow = {
  text: 'Astro, TypeScript strict, typed content collections, Zod for forms, Vitest, Playwright, pnpm.',
  commands: web,
}
const app: StackRow = {
  text: 'Next.js, TypeScript strict, PostgreSQL with Drizzle, Zod, Vitest, Playwright, pnpm.',
  commands: web,
}
const expo: StackRow = {
  text: 'Expo with Expo Router, TypeScript strict, Zod, Vitest, Maestro for journeys, pnpm.',
  commands: ['pnpm typecheck', 'pnpm lint', 'pnpm test', 'pnpm expo export'],
}

/** For tools that bring no stack, where none was named; always the latest stable versions. */
export const defaultStacks: Readonly<Record<ProjectType, StackRow>> = {
  'web-app': app,
  dashboard: app,
  ecommerce: app,
  portfolio: site,
  landing: site,
  blog: site,
  'mobile-app': expo,
  other: {
    text: 'The lightest that does it: plain TypeScript, in the browser unless a line here needs a server, tests with the runner of Node.',
    commands: ['npm test'],
  },
}

/** Commands of a framework that was picked by name. */
export const frameworkCommands: Readonly<Record<string, readonly string[]>> = {
  'react-native': expo.commands,
  ionic: web,
  pwa: web,
  flutter: ['flutter analyze', 'flutter test', 'flutter build apk'],
  native: ['xcodebuild test', './gradlew check', './gradlew assembleRelease'],
}
