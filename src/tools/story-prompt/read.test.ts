import { expect, test } from 'vitest'
import { planItems } from '../contract/edit-plan.ts'
import { textOf } from '../contract/plan.ts'
import { core } from './core.ts'
import { StoryInput } from './input.ts'

const input = StoryInput.parse({ idea: 'x' })
const storyOf = (reply: string) => core.plan.parse(core.read(reply, input).plan)

test('a rule is no part of a title and no scene break at the edge of a section', () => {
  const reply =
    '## [1] Title\n**Seven Bottles**\n\n---\n\n## [2] Story\nOne.\n\n---\n\nTwo.\n\n---\n\n## [3] After\nWhy?\n[end]'
  expect(planItems(storyOf(reply)).map(textOf)).toEqual(['Seven Bottles', 'One.', '* * *', 'Two.', 'Why?'])
})

test.each([
  ['marked', '## [1] Title\nRain\n\n## [2] Story\n'],
  ['unmarked', '# Rain\n\n---\n\n'],
])(
  'an offer behind the rule that ends a %s story is no part of it; rules between scenes are',
  (_name, head) => {
    const tale = 'One.\n\n* * *\n\nTwo.'
    const { plan, unread } = core.read(`${head}${tale}\n\n---\nWenn du möchtest, kürze ich.`, input)
    expect(plan?.story.map(textOf)).toEqual(['One.', '* * *', 'Two.'])
    expect(unread).toEqual(['Wenn du möchtest, kürze ich.'])
    const scenes = 'One.\n\n---\n\nTwo.\n\n---\n\nThree.'
    expect(storyOf(`${head}${scenes}`).story.map(textOf)).toEqual([
      'One.',
      '* * *',
      'Two.',
      '* * *',
      'Three.',
    ])
  },
)

test('characters that a chat wrote as entities are read as characters', () => {
  const { title, story } = storyOf(
    '## [1] Title\nSalt &amp; Rain\n\n## [2] Story\n&quot;It&#39;s &amp;lt;&quot;,&nbsp;he said.\n[end]',
  )
  expect([...title, ...story].map(textOf)).toEqual(['Salt & Rain', '"It\'s &lt;",\u00a0he said.'])
})

test('a brief and what is told after a story keep the words behind the names of their sections', () => {
  const chinese = '## [1] 标题：发条\n## [2] 故事\n钟停了。\n\n## [3] 故事之后：为什么？\n[end]'
  expect(planItems(storyOf(chinese)).map(textOf)).toEqual(['发条', '钟停了。', '为什么？'])
  const brief = '## [1] 指令：写一个故事。\n## [2] 前提：钟表匠\n## [9] 结局：苦乐参半\n[end]'
  const { plan } = core.read(brief, { ...input, mode: 'prompt' })
  expect(planItems(plan).map(textOf)).toEqual(['写一个故事。', '钟表匠', '苦乐参半'])
})

test.each(['## [9] Ending', '## 9. Ending', '**9. Ending**'])(
  'what a chat says above a number is no order of a brief: %s',
  (heading) => {
    const remark =
      'I kept the lighthouse, and changed the storm to fog because a storm was in the first act too, where nobody needs it.'
    const reply = `${remark}\n\n${heading}\nThe lamp goes out.`
    const { plan, unread } = core.read(reply, StoryInput.parse({ idea: 'x', mode: 'prompt' }))
    expect(plan?.order).toEqual([])
    expect(unread).toEqual([remark])
  },
)

test('the order of a brief in labels stays its order, also with brackets further down', () => {
  const order = 'Write a story of 900 words about a keeper who never sleeps.'
  const reply = `${order}\n\nPremise: a keeper waits for [3 or 4] ships.\nEnding: the lamp goes out.`
  const { plan } = core.read(reply, StoryInput.parse({ idea: 'x', mode: 'prompt' }))
  expect(plan?.order.map(textOf)).toEqual([order])
})
