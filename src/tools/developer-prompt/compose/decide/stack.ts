import type { BriefEntity, CleanForm } from '../brief.ts'
import { optionPhrases } from '../knowledge/option-phrases.ts'
import { platformProfiles } from '../knowledge/platform-profiles.ts'
import { typeProfiles } from '../knowledge/type-profiles.ts'
import { safeInline } from '../words/inline.ts'
import { sentence, withoutStop } from '../words/english.ts'
import { overlap } from '../words/stem.ts'
import { toSlug } from '../words/slug.ts'
import type { Ledger } from './ledger.ts'

export type StackDecision = { lines: string[]; commands: string }

const foreign =
  /\b(?:vue(?:\.?js)?|nuxt|angular|svelte(?:kit)?|laravel|django|rails|flask|spring(?: boot)?|\.net|asp\.net|php|wordpress|ember|solid(?:js)?|qwik|fastapi|express|remix|gatsby|astro|next(?:\.?js)?)\b/i
const architectures = ['atomic', 'mvc', 'feature-based'] as const

/** What the tool has to be told about the stack: nothing it decides itself, everything it cannot know. */
export function decideStack(form: CleanForm, main: BriefEntity | undefined, ledger: Ledger): StackDecision {
  const lines: string[] = []
  const wish = [form.techPreferences, form.techStack]
    .map((text) => withoutStop(safeInline(text)))
    .filter((text) => text !== '')
  const [preferred, second] = wish
  if (
    preferred !== undefined &&
    second !== undefined &&
    form.techPreferences.trim() !== '' &&
    preferred.toLowerCase() !== second.toLowerCase()
  ) {
    ledger.contradict(`Two stacks are named; "${preferred}" wins over "${second}"`, 'techPreferences')
  }
  const conflict = conflictOf(form, wish.join(' '))
  if (conflict !== undefined) ledger.contradict(conflict, 'techPreferences')
  if (preferred !== undefined)
    lines.push(
      conflict === undefined
        ? `Asked for: "${preferred}"${second !== undefined && second !== preferred ? `; also named: "${second}"` : ''}. Follow it.`
        : defaultLine(form),
    )
  const profile = platformProfiles[form.platform]
  let commands = ''
  if (profile.statesStack) {
    const stack = defaultStack(form, wish.join(' '))
    lines.push(sentence(stack.words))
    commands = stack.commands
    if (wish.length === 0 && form.preferredFramework === '')
      ledger.assume(`No stack was named: ${stack.short} (latest stable versions)`, 'techPreferences')
  } else if (wish.length === 0) {
    lines.push(defaultLine(form))
  }
  if (form.preferredFramework !== '')
    lines.push(
      ...frameworkLines(form, ledger).filter(
        (line) => !profile.statesStack || overlap(line, lines.join(' ')) < 0.5,
      ),
    )
  if (form.cmsIntegration !== '')
    lines.push(`Content: ${sentence(optionPhrases.cmsIntegration[form.cmsIntegration].phrase)}`)
  if (form.markdownOrCMS !== '')
    lines.push(`Content: ${sentence(optionPhrases.markdownOrCMS[form.markdownOrCMS].phrase)}`)
  if (form.targetPlatforms !== '' && !(form.platform === 'lovable' || form.platform === 'v0'))
    lines.push(`Conventions: ${sentence(optionPhrases.targetPlatforms[form.targetPlatforms].phrase)}`)
  lines.push(...architectureLines(form, main, ledger))
  return { lines, commands }
}

function conflictOf(form: CleanForm, wish: string): string | undefined {
  const match = foreign.exec(wish)
  if (!match || (form.platform === 'v0' && /^(?:next|react)/i.test(match[0]))) return undefined
  if (form.platform === 'lovable')
    return `"${wish}" was asked for, but Lovable builds on its own React template; its default is kept`
  if (form.platform === 'v0')
    return `"${wish}" was asked for; v0 is most reliable with Next.js, which is used instead`
  return undefined
}

function defaultLine(form: CleanForm): string {
  if (form.platform === 'v0') return 'Your default stack and components.'
  if (form.platform === 'replit')
    return form.projectType === 'mobile-app'
      ? 'Your Expo setup with the built-in PostgreSQL.'
      : 'Your default web stack with the built-in PostgreSQL and object storage.'
  return 'Your default template and components.'
}

function defaultStack(form: CleanForm, wish: string): { words: string; short: string; commands: string } {
  const manager =
    /\bnpm\b/i.test(wish) && !/\bpnpm\b/i.test(wish)
      ? 'npm run'
      : /\byarn\b/i.test(wish)
        ? 'yarn'
        : /\bbun\b/i.test(wish)
          ? 'bun run'
          : 'pnpm'
  const web = `\`${manager} typecheck\`, \`${manager} lint\`, \`${manager} test\`, \`${manager} build\``
  if (/\bflutter\b/i.test(wish) || form.preferredFramework === 'flutter') {
    return {
      words: 'Flutter stable, Dart, Riverpod, go_router, Drift for local data, flutter_test',
      short: 'Flutter stable',
      commands: '`dart format .`, `flutter analyze`, `flutter test`, `flutter build`',
    }
  }
  if (form.preferredFramework === 'native') {
    return {
      words: 'SwiftUI and Jetpack Compose over one written API contract; XCTest and JUnit',
      short: 'SwiftUI and Jetpack Compose',
      commands: '`swiftlint`, `xcodebuild test`, `./gradlew lint test assemble`',
    }
  }
  if (form.preferredFramework === 'ionic') {
    return {
      words: `Ionic with Capacitor and React, TypeScript strict, SQLite on the device, Zod, Vitest, Playwright, ${managerName(manager)}`,
      short: 'Ionic with Capacitor',
      commands: web,
    }
  }
  if (
    form.projectType === 'mobile-app' &&
    form.preferredFramework !== 'pwa' &&
    form.targetPlatforms !== 'pwa'
  ) {
    const store = /sqlite/i.test(wish) ? 'expo-sqlite' : 'SQLite on the device'
    return {
      words: `React Native with Expo Router, TypeScript strict, ${store}, Zod for validation, Vitest for logic, Maestro for journeys, ${managerName(manager)}`,
      short: 'Expo Router with TypeScript strict, SQLite, Vitest, pnpm',
      commands: `${web.replace(/, `[^`]*build`$/, '')}, \`${manager} exec expo export\``,
    }
  }
  if (/\b(?:python|django|flask|fastapi)\b/i.test(wish))
    return {
      words:
        'Python as asked, PostgreSQL, Pydantic for validation, pytest, uv as package manager, Playwright for journeys',
      short: 'Python with PostgreSQL',
      commands: '`uv run mypy .`, `uv run ruff check`, `uv run pytest`, `uv build`',
    }
  if (/\b(?:rails|ruby)\b/i.test(wish))
    return {
      words: 'Rails as asked, PostgreSQL, RSpec, Capybara for journeys, Bundler',
      short: 'Rails with PostgreSQL',
      commands: '`bin/rubocop`, `bin/rspec`, `bin/rails test:system`, `bin/rails assets:precompile`',
    }
  if (/\b(?:laravel|php)\b/i.test(wish))
    return {
      words: 'Laravel as asked, PostgreSQL, Pest, Laravel Dusk for journeys, Composer',
      short: 'Laravel with PostgreSQL',
      commands: '`vendor/bin/phpstan`, `vendor/bin/pint --test`, `php artisan test`, `npm run build`',
    }
  if (/\b(?:go|golang)\b/i.test(wish))
    return {
      words: 'Go as asked, PostgreSQL with pgx, standard library HTTP, Go modules, Playwright for journeys',
      short: 'Go with PostgreSQL',
      commands: '`go vet ./...`, `golangci-lint run`, `go test ./...`, `go build ./...`',
    }
  if (/\b(?:rust|axum|actix)\b/i.test(wish))
    return {
      words: 'Rust as asked, PostgreSQL with sqlx, Cargo, Playwright for journeys',
      short: 'Rust with PostgreSQL',
      commands: '`cargo check`, `cargo clippy`, `cargo test`, `cargo build`',
    }
  if (/\b(?:\.net|c#|asp\.net)/i.test(wish))
    return {
      words: '.NET as asked, PostgreSQL with EF Core, xUnit, Playwright for journeys',
      short: '.NET with PostgreSQL',
      commands: '`dotnet format --verify-no-changes`, `dotnet test`, `dotnet build`',
    }
  if (/\b(?:java|kotlin|spring)\b/i.test(wish))
    return {
      words: 'Spring Boot as asked, PostgreSQL with Flyway, JUnit, Gradle, Playwright for journeys',
      short: 'Spring Boot with PostgreSQL',
      commands: '`./gradlew check`, `./gradlew test`, `./gradlew build`',
    }
  if (typeProfiles[form.projectType].content) {
    return {
      words: `Astro with TypeScript strict, typed content collections, Zod for forms, Vitest, Playwright, ${managerName(manager)}`,
      short: 'Astro with TypeScript strict, Vitest, Playwright, pnpm',
      commands: web,
    }
  }
  if (/\b(?:vue|nuxt)\b/i.test(wish))
    return {
      words: `Nuxt with TypeScript strict, PostgreSQL with Drizzle, Zod, Vitest, Playwright, ${managerName(manager)}`,
      short: 'Nuxt',
      commands: web,
    }
  if (/\bsvelte/i.test(wish))
    return {
      words: `SvelteKit with TypeScript strict, PostgreSQL with Drizzle, Zod, Vitest, Playwright, ${managerName(manager)}`,
      short: 'SvelteKit',
      commands: web,
    }
  if (/\bangular/i.test(wish))
    return {
      words: `Angular with TypeScript strict, a Node API, PostgreSQL with Drizzle, Zod, Vitest, Playwright, ${managerName(manager)}`,
      short: 'Angular',
      commands: web,
    }
  const database = /\bmysql\b/i.test(wish)
    ? 'MySQL'
    : /\bsqlite\b/i.test(wish)
      ? 'SQLite'
      : /\bmongo/i.test(wish)
        ? 'MongoDB'
        : 'PostgreSQL'
  return {
    words: `Next.js with TypeScript strict, ${database}${database === 'MongoDB' ? '' : ' with Drizzle'}, Zod for validation, Vitest, Playwright, ${managerName(manager)}`,
    short: 'Next.js, TypeScript strict, PostgreSQL with Drizzle, Zod, Vitest, Playwright, pnpm',
    commands: web,
  }
}

function managerName(manager: string): string {
  return manager.split(' ')[0] ?? 'pnpm'
}

function frameworkLines(form: CleanForm, ledger: Ledger): string[] {
  const value = form.preferredFramework
  if (value === '') return []
  const phrase = optionPhrases.preferredFramework[value].phrase
  if ((form.platform === 'lovable' || form.platform === 'v0') && value !== 'pwa') {
    ledger.contradict(
      `${optionPhrases.preferredFramework[value].label} was chosen, but ${platformProfiles[form.platform].name} builds for the web; version 1 is an installable web app`,
      'preferredFramework',
    )
    return [`Wish on record: ${phrase}.`]
  }
  if (form.platform === 'replit' && value === 'native') {
    ledger.contradict(
      'Native code was chosen, but Replit builds mobile apps with Expo; Expo is used',
      'preferredFramework',
    )
    return ['Expo instead of two native code bases.']
  }
  return [sentence(phrase)]
}

function architectureLines(form: CleanForm, main: BriefEntity | undefined, ledger: Ledger): string[] {
  const note = withoutStop(safeInline(form.architectureNotes))
  const builder = form.platform === 'lovable' || form.platform === 'v0' || form.platform === 'replit'
  if (note === '') {
    if (builder || typeProfiles[form.projectType].content) return []
    ledger.assume('Feature folders are used; no architecture was named', 'architectureNotes')
    return [folderRule(main)]
  }
  const known = architectures.find((key) => note.toLowerCase().startsWith(key))
  if (!known) return [`Architecture, as written: "${note}".`]
  const rest = withoutStop(note.slice(known.length).replace(/^[\s:,;.–-]+/, ''))
  if (form.platform === 'v0')
    return [
      `Architecture: ${known}${known === 'feature-based' ? ', `src/features/{feature}`' : known === 'mvc' ? ': models own validation and queries, views hold no logic' : ': atoms hold no data access, pages compose templates'}.${rest === '' ? '' : ` Also: "${rest}".`}`,
    ]
  const rules =
    known === 'feature-based' && !builder
      ? folderRule(main)
      : (optionPhrases.architecture[known].rules ?? []).join(' ')
  return [`Architecture: ${known}. ${rules}${rest === '' ? '' : ` Also: "${rest}".`}`]
}

function folderRule(main: BriefEntity | undefined): string {
  const folder = toSlug(main?.labels ?? 'feature') || 'feature'
  return `Feature folders: \`src/features/${folder}/{components,api,model,tests}\`; features meet only through their public file, never through each other's inner files.`
}
