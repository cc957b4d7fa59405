import type { Platform, PromptForm } from '../../form.ts'
import type { PromptResult } from '../result.ts'
import { definedIds, wordCount, type BriefDocument } from './brief-document.ts'
import { platformOf } from './check-text.ts'
import type { FailureList } from './failure.ts'

/** What stands beside the brief: sections, counts, notes, the compact variant and the file pack. */

const durableFiles: Record<Platform, readonly string[]> = {
  lovable: ['lovable-knowledge.md'],
  cursor: ['AGENTS.md', '.cursor/rules/project.mdc'],
  replit: ['replit.md'],
  v0: [],
  'github-copilot': ['.github/copilot-instructions.md'],
  other: ['AGENTS.md'],
}

export function checkResult(
  form: PromptForm,
  result: PromptResult,
  document: BriefDocument,
  report: FailureList,
): void {
  const platform = platformOf(form)
  report.unless(result.platform === platform, 'result', `platform ${result.platform}, not ${platform}`)
  report.unless(result.composedBy === 'composer', 'result', `composed by ${result.composedBy}`)
  report.unless(
    result.characters === result.generatedPrompt.length,
    'result',
    `${result.characters} characters counted`,
  )
  report.unless(
    result.words === wordCount(result.generatedPrompt),
    'result',
    `${result.words} words counted, ${wordCount(result.generatedPrompt)} found`,
  )
  report.unless(
    result.estimatedTokens > result.words * 0.8,
    'result',
    `${result.estimatedTokens} tokens estimated`,
  )
  let from = 0
  for (const section of result.sections) {
    const whole = [section.heading, section.body].filter((part) => part !== '').join('\n\n')
    const at = document.text.indexOf(section.body, from)
    report.unless(
      at !== -1,
      'result',
      `section "${section.id}" is not in the brief, in this order: ${whole.slice(0, 80)}`,
    )
    if (at !== -1) from = at + section.body.length
  }
  checkNotes(result, document, report)
  checkCompact(result, report)
  checkFiles(platform, result, report)
}

function checkNotes(result: PromptResult, document: BriefDocument, report: FailureList): void {
  const ids = result.checks.map(({ id }) => id)
  report.unless(new Set(ids).size === ids.length, 'result', `a note id twice: ${ids.join(', ')}`)
  const questions = result.checks.filter(({ kind }) => kind === 'question')
  report.unless(
    questions.length === definedIds(document, 'Q').length,
    'result',
    `${questions.length} question notes, ${definedIds(document, 'Q').length} in the brief`,
  )
  for (const note of questions) {
    report.unless((note.defaultAnswer ?? '') !== '', 'result', `no default answer: ${note.text}`)
  }
  for (const note of result.checks) report.unless(note.text.trim() !== '', 'result', `empty note ${note.id}`)
  const lints = result.checks.filter(({ kind }) => kind === 'lint')
  report.unless(
    lints.length === 0,
    'result',
    `own linter complains: ${lints.map(({ text }) => text).join('; ')}`,
  )
}

function checkCompact({ compact, generatedPrompt }: PromptResult, report: FailureList): void {
  report.unless(compact.trim() !== '', 'compact', 'empty')
  report.unless(compact.length <= 3_500, 'compact', `${compact.length} characters, at most 3,500`)
  report.unless(compact.isWellFormed(), 'compact', 'lone surrogate')
  report.unless(
    !/\{\{|\bundefined\b|\[object Object\]/u.test(compact) ||
      /\{\{|\bundefined\b|\[object Object\]/u.test(generatedPrompt),
    'compact',
    'an open slot',
  )
  const last = (text: string) => text.trimEnd().split('\n').at(-1) ?? ''
  report.unless(
    last(compact).length > 10 && /[.…)]$/u.test(last(compact)),
    'compact',
    `cut off: "${last(compact).slice(-60)}"`,
  )
}

function checkFiles(platform: Platform, { files }: PromptResult, report: FailureList): void {
  const paths = files.map(({ path }) => path)
  report.unless(
    paths.some((path) => /^[\w-]+-brief\.md$|^brief\.md$/u.test(path)),
    'files',
    `no brief among ${paths.join(', ')}`,
  )
  report.unless(new Set(paths).size === paths.length, 'files', `a path twice: ${paths.join(', ')}`)
  for (const path of durableFiles[platform]) {
    report.unless(paths.includes(path), 'files', `${platform} gets no ${path}: ${paths.join(', ')}`)
  }
  for (const { path, content, about } of files) {
    report.unless(!/^\/|\.\.|[\\:*?"<>|]/u.test(path), 'files', `unsafe path ${path}`)
    report.unless(content.trim() !== '' && about.trim() !== '', 'files', `${path} is empty or unexplained`)
    const lines = content.trim().split('\n').length
    if (path === 'replit.md') report.unless(lines <= 30, 'files', `${path}: ${lines} lines, at most 30`)
    if (path === 'AGENTS.md' || path.endsWith('.mdc'))
      report.unless(lines <= 40, 'files', `${path}: ${lines} lines, at most 40`)
    if (path.endsWith('copilot-instructions.md'))
      report.unless(content.length <= 4_000, 'files', `${path}: ${content.length} characters, at most a page`)
    if (path === 'lovable-knowledge.md')
      report.unless(content.length <= 1_200, 'files', `${path}: ${content.length} characters, at most 1,200`)
    if (path.endsWith('.mdc'))
      report.unless(/^---\n[\s\S]*?\n---\n/u.test(content), 'files', `${path} has no front matter`)
  }
}
