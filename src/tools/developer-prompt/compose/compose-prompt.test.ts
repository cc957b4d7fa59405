import { expect, test } from 'vitest'
import { examples } from '../examples.ts'
import { emptyDraft, platforms, PromptForm } from '../form.ts'
import { composePrompt, previewPrompt } from './compose-prompt.ts'

const forms = examples.map((example) => PromptForm.parse(example.input))

test('the compact variant fits a short link, says what it left out and ends with the same order', () => {
  for (const form of forms) {
    for (const platform of platforms) {
      const { compact, generatedPrompt } = composePrompt({ ...form, platform })
      expect(compact.length).toBeLessThanOrEqual(3_500)
      expect(compact).toContain('full brief')
      expect(compact.trimEnd().split('\n').at(-1)?.slice(0, 20)).toBe(
        generatedPrompt.trimEnd().split('\n').at(-1)?.slice(0, 20),
      )
    }
  }
})

test('sections put together are the prompt', () => {
  for (const form of forms) {
    const { sections, generatedPrompt } = composePrompt(form)
    for (const section of sections) expect(generatedPrompt).toContain(section.body)
    expect(sections.at(-1)?.id).toBe('start')
  }
})

test('the same answers give a differently shaped brief for each tool', () => {
  const [form] = forms
  if (!form) throw new Error('no example')
  const prompts = platforms.map((platform) => composePrompt({ ...form, platform }).generatedPrompt)
  expect(new Set(prompts).size).toBe(platforms.length)
  expect(prompts[platforms.indexOf('github-copilot')]).toContain('### Issue 4 — ')
  expect(prompts[platforms.indexOf('cursor')]).toContain('Plan mode first')
  expect(prompts[platforms.indexOf('lovable')]).toContain('### Project knowledge')
  expect(prompts[platforms.indexOf('v0')]).toMatch(/^# .+\n\nBuild: /)
  expect(prompts[platforms.indexOf('replit')]).toContain('checkpoint')
})

test('an empty draft previews as hints, not as filler', () => {
  const sections = previewPrompt(emptyDraft)
  const requirements = sections.find((section) => section.id === 'requirements')
  expect(requirements?.body).toBe('')
  expect(requirements?.hint).toMatch(/^[A-Z].+\.$/)
  expect(requirements?.waitsFor).toContain('features')
})

test('one answer fills the section it belongs to and leaves the others waiting', () => {
  const sections = previewPrompt({
    ...emptyDraft,
    projectType: 'web-app',
    businessRules: 'Max 3 tools per member.',
  })
  expect(sections.find((section) => section.id === 'rules')?.body).toContain('at most 3 tools per member')
  expect(sections.find((section) => section.id === 'design')?.body).toBe('')
})

test('the file pack holds the brief and the standing file of its tool', () => {
  const [form] = forms
  if (!form) throw new Error('no example')
  const paths = composePrompt({ ...form, platform: 'cursor' }).files.map((file) => file.path)
  expect(paths).toHaveLength(3)
  expect(paths).toContain('AGENTS.md')
  expect(paths).toContain('.cursor/rules/project.mdc')
})
