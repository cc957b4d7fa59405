import { z } from 'zod'
import { defineTool, type ToolDefinition } from './define-tool.ts'
import { byModel, chosen, Item, item, plainItem, standard, textOf, words, you } from './plan.ts'
import { readReplyJson } from './reply-json.ts'
import { endMarker, listEntries, readSections, sectionHeading } from './reply-sections.ts'
import type { Fault, Reading, ToolCore } from './tool-core.ts'
import { keysStep, sectionsStep, type ShortInstructions } from './short-instructions.ts'
import type { ToolInstructions } from './tool-instructions.ts'

export const TestInput = z.object({
  idea: z
    .string()
    .trim()
    .min(1, 'Please describe your idea')
    .max(5_000, 'Please keep it to 5,000 characters'),
  /** A story cannot be composed. */
  kind: z.enum(['', 'list', 'story']).default(''),
})
export type TestInput = z.infer<typeof TestInput>

export const TestPlan = z.object({ task: Item, points: z.array(Item), note: Item.optional() })
export type TestPlan = z.infer<typeof TestPlan>

type Form = 'markdown' | 'json'

/** A complete tool, so that tests of the engine need no real one: a task, points and perhaps a note. */
export function testCore(form: Form): ToolCore<TestInput, TestPlan> {
  return {
    input: TestInput,
    planVersion: 1,
    plan: TestPlan,
    compose({ idea, kind }) {
      if (kind === 'story') return undefined
      const by = chosen('kind', kind)
      return {
        task: item('task', words(standard('task/do', by))`Do this: ${you('idea', idea)}`),
        points: [plainItem('points-1', 'Say what you assumed.', standard('points/assumed', by))],
      }
    },
    dialects: () => [
      {
        id: 'plain',
        name: 'Plain',
        handOff: [],
        render: (plan) => [{ id: '', pieces: [{ text: textIn(plan), from: 'model' }] }],
      },
    ],
    parts: ({ note }) => [
      { id: 'task', name: 'Task' },
      { id: 'points', name: 'Points' },
      ...(note ? [{ id: 'note', name: 'Note' }] : []),
    ],
    read: form === 'json' ? readJsonReply : readMarkdownReply,
    write: form === 'json' ? writeJson : writeMarkdown,
    withPart(plan, part, other) {
      if (part === 'task') return { ...plan, task: other.task }
      if (part === 'points') return { ...plan, points: other.points }
      return other.note ? { ...plan, note: other.note } : plan
    },
    faults: findFaults,
    notes: () => [],
    answer: (plan) => ({ generatedPrompt: textIn(plan) }),
    requestAnswer: (request) => ({ generatedPrompt: request }),
  }
}

export function testInstructions(form: Form): ToolInstructions<TestInput, TestPlan> {
  return {
    version: 'test',
    ...(form === 'json' && { schema: () => z.toJSONSchema(Reply) }),
    maxOutputTokens: () => 500,
    instructions: () => `Write a task and its points as ${form}.`,
    material: (input, composed) =>
      JSON.stringify(composed ? { ...input, computed: textIn(composed) } : input),
    short: async () => testShort(form),
  }
}

function testShort(form: Form): ShortInstructions<TestInput, TestPlan> {
  const properties = z.toJSONSchema(Reply).properties as Record<string, object>
  return {
    instructions: () => `Briefly: a task and its points as ${form}.`,
    steps: () =>
      form === 'json'
        ? [['task'], ['points', 'note']].map((keys) => keysStep(properties, keys, 100))
        : [
            sectionsStep([{ number: 1, name: 'Task' }], 100),
            sectionsStep(
              [
                { number: 2, name: 'Points' },
                { number: 3, name: 'Note' },
              ],
              100,
            ),
          ],
  }
}

export function testTool(form: Form, more: Partial<ToolDefinition> = {}): ToolDefinition {
  const tool = defineTool<TestInput, TestPlan>({
    card: {
      slug: `test-${form}`,
      functionName: `generate-${form}`,
      category: 'technical',
      badge: 'Technical',
      figure: 1,
      name: 'Test',
      summary: 'A tool for tests.',
      plate: [],
    },
    core: async () => testCore(form),
    instructions: async () => testInstructions(form),
    docs: async () => ({ purpose: '', steps: [], tips: [] }),
    examples: async () => [{ label: 'One', input: testInput }],
  })
  return { ...tool, ...more }
}

export const testInput: TestInput = { idea: 'Invite 25 guests to a boat', kind: '' }

/** As a model that keeps to everything would write it. */
export const goodPlan: TestPlan = {
  task: plainItem('task', 'Write an invitation for 25 guests.', byModel),
  points: [plainItem('points-1', 'Größe 漢字 🛶', byModel), plainItem('points-2', 'Name the pier.', byModel)],
}

export function textIn({ task, points, note }: TestPlan): string {
  return [task, ...points, ...(note ? [note] : [])].map(textOf).join('\n')
}

/** In pieces, as a provider sends it. */
export function inPieces(text: string, length = 12): string[] {
  return text.match(new RegExp(`.{1,${length}}`, 'gsu')) ?? []
}

function findFaults(plan: TestPlan, { idea }: TestInput): Fault<TestPlan>[] {
  const text = textIn(plan)
  const lost = (idea.match(/\d+/gu) ?? []).filter((number) => !text.includes(number))
  return [
    ...lost.map((number) => ({
      sentence: `Keep the number ${number}.`,
      mend: (other: TestPlan) => ({
        ...other,
        points: [...other.points, item(`given-${number}`, [you('idea', number)])],
      }),
    })),
    ...(text.includes('<script') ? [{ sentence: 'Write no markup.' }] : []),
  ]
}

const names = [
  { number: 1, key: 'task' },
  { number: 2, key: 'points' },
  { number: 3, key: 'note' },
]

function readMarkdownReply(reply: string): Reading<TestPlan> {
  const { sections, unread } = readSections(reply, names)
  const bodyOf = (wanted: number) => sections.find(({ number }) => number === wanted)?.body
  const complete = sections.flatMap(({ number, isComplete }) =>
    isComplete ? (names.find((name) => name.number === number)?.key ?? []) : [],
  )
  return { ...planFrom(bodyOf(1), listEntries(bodyOf(2) ?? ''), bodyOf(3)), unread, complete }
}

const Reply = z.object({ task: z.string(), points: z.array(z.string()), note: z.string() })

function readJsonReply(reply: string): Reading<TestPlan> {
  const parsed = Reply.partial().safeParse(readReplyJson(reply).value)
  const { task, points, note } = parsed.data ?? {}
  return { ...planFrom(task, points ?? [], note), unread: [], complete: [] }
}

function planFrom(
  task: string | undefined,
  points: readonly string[],
  note: string | undefined,
): { plan: TestPlan | undefined } {
  if (!task) return { plan: undefined }
  return {
    plan: {
      task: plainItem('task', task, byModel),
      points: points.map((point, index) => plainItem(`points-${index + 1}`, point, byModel)),
      ...(note ? { note: plainItem('note', note, byModel) } : {}),
    },
  }
}

function writeMarkdown({ task, points, note }: TestPlan): string {
  return [
    sectionHeading(1, 'Task'),
    textOf(task),
    sectionHeading(2, 'Points'),
    ...points.map((point) => `- ${textOf(point)}`),
    ...(note ? [sectionHeading(3, 'Note'), textOf(note)] : []),
    endMarker,
  ].join('\n')
}

function writeJson({ task, points, note }: TestPlan): string {
  return JSON.stringify({ task: textOf(task), points: points.map(textOf), note: note ? textOf(note) : '' })
}
