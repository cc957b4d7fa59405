import type { Platform, PromptForm } from '../../form.ts'
import { requirementLines, sectionText, type BriefDocument } from './brief-document.ts'
import { isContentType, platformOf } from './check-text.ts'
import type { FailureList } from './failure.ts'
import { allTyped } from './user-words.ts'

/** Reference sections 5.1 and 5.2: what each target must be told, and what it must never be told. */

const lastLines: Record<Platform, RegExp> = {
  lovable: /^Start with Phase 1 only\./u,
  v0: /^Build the screens in (?:section 7|"?(?:Pages|Screens) and navigation"?) now, with all states\.$/u,
  replit: /^Show the plan, then build Phase 1 and stop at a checkpoint\.$/u,
  cursor: /^Write the plan now\. Do not edit files until I approve it\.$/u,
  'github-copilot': /^Create these as issues in order; each PR closes exactly one\.$/u,
  other: /^Reply with the plan, then build Phase 1\.$/u,
}

const forbidden: Record<Platform, readonly RegExp[]> = {
  lovable: [/create-vite/giu, /npm create/giu, /Next\.js/giu],
  v0: [/npx shadcn/giu, /tailwind\.config/giu],
  replit: [/docker/giu, /\.env\b/giu],
  cursor: [],
  'github-copilot': [/build the whole app in one (?:PR|pull request)/giu],
  other: [],
}

export function checkPlatform(form: PromptForm, document: BriefDocument, report: FailureList): void {
  const platform = platformOf(form)
  const last = document.text.trimEnd().split('\n').at(-1) ?? ''
  report.unless(lastLines[platform].test(last), 'last-line', `${platform} ends "${last}"`)
  checkForbidden(form, document, report)
  if (platform === 'lovable') checkKnowledge(document, report)
  if (platform === 'cursor') checkCommands(document, report)
  if (platform === 'github-copilot') checkIssues(form, document, report)
  if (platform === 'v0') checkOpening(document, report)
  if (platform === 'replit') {
    const namesSecret = /\b[A-Z]{2,}_(?:[A-Z]+_)*(?:KEY|SECRET|TOKEN)\b/u.test(document.prose)
    report.unless(
      !namesSecret || /Secrets/u.test(document.prose),
      'platform',
      'replit is not told about Secrets',
    )
    report.unless(/checkpoint/iu.test(document.prose), 'platform', 'replit is not told about checkpoints')
  }
  const opening = document.lines.filter((line) => line.text.trim() !== '').slice(0, 6)
  const says = opening.map((line) => line.text).join('\n')
  report.unless(
    /\b(?:build|plan|create|issue)\b/iu.test(says),
    'platform',
    `the first lines do not say what to do now: ${says}`,
  )
}

function checkForbidden(form: PromptForm, document: BriefDocument, report: FailureList): void {
  const typed = allTyped(form).toLowerCase()
  for (const line of document.lines) {
    if (line.fenced || /(?<![\p{L}\p{N}-])A-\d/u.test(line.text)) continue
    for (const pattern of forbidden[platformOf(form)]) {
      for (const match of line.text.matchAll(pattern)) {
        const isQuoted = typed.includes(match[0].toLowerCase()) && platformOf(form) !== 'lovable'
        report.unless(isQuoted, 'forbidden', `"${match[0]}" for ${platformOf(form)}: ${line.text}`)
      }
    }
  }
}

function checkKnowledge(document: BriefDocument, report: FailureList): void {
  const block = document.lines.filter(
    (line) => /^Project knowledge/u.test(line.subsection) && !/^###/u.test(line.text),
  )
  const text = block
    .map((line) => line.text)
    .join('\n')
    .trim()
  report.unless(text !== '', 'platform', 'lovable has no Project knowledge block')
  report.unless(
    text.length <= 1_200,
    'platform',
    `${text.length} characters of Project knowledge, at most 1,200`,
  )
  report.unless(
    block.every((line) => line.section === 'Boundaries'),
    'platform',
    'Project knowledge does not stand under Boundaries',
  )
}

function checkCommands(document: BriefDocument, report: FailureList): void {
  const stack = sectionText(document, /^Stack and structure|^Your task/u)
  const commandLine = stack
    .split('\n')
    .find((line) => /commands?\b/iu.test(line) && (line.match(/`[^`]+`/gu)?.length ?? 0) >= 3)
  report.unless(commandLine !== undefined, 'platform', 'cursor has no line of commands')
}

function checkIssues(form: PromptForm, document: BriefDocument, report: FailureList): void {
  const text = sectionText(document, /^Build order/u)
  const issues = text.split(/(?=^### Issue )/mu).filter((part) => part.startsWith('### Issue '))
  report.unless(issues.length >= 4 && issues.length <= 8, 'platform', `${issues.length} issues, 4 to 8`)
  for (const [index, issue] of issues.entries()) {
    const title = issue.split('\n')[0] ?? ''
    report.unless(
      new RegExp(`^### Issue ${index + 1} [—–-] \\S`, 'u').test(title),
      'platform',
      `issue title: ${title}`,
    )
    for (const part of ['Context', 'Acceptance criteria', 'Files', 'Out of scope', 'How to verify']) {
      report.unless(issue.includes(part), 'platform', `no "${part}" in ${title}`)
    }
    report.unless(/^\s*- \[ \] /mu.test(issue), 'platform', `no acceptance boxes in ${title}`)
  }
  report.unless(
    /copilot-instructions\.md/u.test(issues[0] ?? ''),
    'platform',
    'issue 1 does not create .github/copilot-instructions.md',
  )
  report.unless(/\bCI\b/u.test(issues[0] ?? ''), 'platform', 'issue 1 sets up no CI')
  if (!isContentType(form) && form.projectType !== 'other') {
    report.unless(/needs human review/iu.test(text), 'platform', 'no issue "needs human review"')
  }
}

function checkOpening(document: BriefDocument, report: FailureList): void {
  const opening = document.lines.filter((line) => line.text.trim() !== '').slice(0, 12)
  for (const word of ['Build', 'Used by', 'Constraints']) {
    const starts = new RegExp(String.raw`^[\s*#-]*${word}\b`, 'u')
    report.unless(
      opening.some((line) => starts.test(line.text)),
      'platform',
      `v0 does not open with "${word}"`,
    )
  }
  report.unless(requirementLines(document).length <= 18, 'platform', 'v0 has more than 18 requirements')
}
