import { defineTool } from '../define-tool.ts'
import { composeAnswer } from './compose/compose-answer.ts'
import { bodyLimitBytes, PlagiarismInput } from './input.ts'
import { refineParts } from './refine-parts.ts'

export const tool = defineTool({
  slug: 'plagiarism-checker',
  functionName: 'check-plagiarism',
  category: 'non-technical',
  badge: 'Content',
  figure: 2,
  name: 'Plagiarism Checker',
  summary:
    'Compares your text with the texts you give and a library of sources, shows every shared passage beside its source, and a score you can work out yourself.',
  plate: [
    // Two sheets side by side; the same two lines are framed in both and joined.
    'M12 8H54V72H12Z',
    'M66 8H108V72H66Z',
    'M18 18H48M18 25H44M18 60H48M18 67H38',
    'M72 18H102M72 46H98M72 60H102M72 67H92',
    'M16 33H50V49H16ZM20 38H46M20 44H42',
    'M70 26H104V40H70ZM74 31H100M74 36H96',
    'M50 41L70 33',
  ],
  docs: {
    purpose:
      'Finds the passages that a text shares with the texts you give it: word for word, with single words changed, in another order or in other words. Every passage stands beside its source, quotations with a named source are not scored, and the score can be worked out from a table.',
    steps: [
      'Paste the text that you want to check, up to 100,000 characters, in any language.',
      'Add the texts you worked from, up to ten. They are used for this one check and not kept.',
      'Press Check for Plagiarism and go through the passages, each with its source beside it.',
      'Put what you took into quotation marks and name the source, or say it in your own words: beside each passage stands how.',
    ],
    tips: [
      'Texts you give, a library of sources, your private sources and, if asked for, pages of the web are compared. Without any, the score covers repetition inside your text.',
      'A quotation with its source named beside it is shown but never scored.',
      'Changing single words does not make a passage yours: close the source, write what you understood, then compare and cite.',
      'A score is no verdict. Read the passages: common phrases and chance also match.',
    ],
  },
  input: PlagiarismInput,
  bodyLimitBytes,
  compose: composeAnswer,
  refineParts,
  forHistory: ({ text, web }, { matches, ...answer }) => ({
    input: { text, web },
    // Passages of somebody's own sources are theirs, like the sources; those of the library and the web are not.
    output: {
      ...answer,
      matches: matches.map(({ source, ...match }) =>
        source && (match.kind === 'repeated' || isPublic(answer.sources, match.sourceId))
          ? { ...match, source }
          : match,
      ),
      variants: [
        { id: 'report', name: 'Report', text: answer.explanation, handOff: [] },
        ...answer.variants.filter(({ id }) => id !== 'report'),
      ],
    },
  }),
  examples: [
    {
      label: 'A paragraph about a repair café, with nothing to compare',
      input: {
        text: 'Every second Saturday our library turns its reading room into a workshop. People bring lamps, radios and zips, and whoever can mend them sits behind a desk with a number. Last winter a retired watchmaker fixed eleven music boxes in a row and then asked whether anybody had brought something difficult.',
      },
    },
    {
      label: 'Melville with single words changed, beside the original',
      input: {
        text: 'Call me Ismael. Many years ago, never mind how long exactly, having little or no money in my purse, and nothing special to interest me on shore, I thought I would sail about a bit and see the watery part of the world. It is a habit I have of driving off the spleen and regulating the circulation. That afternoon I bought a ticket for the ferry instead, because it was raining and I had left my boots at home.',
        compareWith: [
          {
            title: 'Herman Melville, Moby-Dick, 1851',
            text: 'Call me Ishmael. Some years ago, never mind how long precisely, having little or no money in my purse, and nothing particular to interest me on shore, I thought I would sail about a little and see the watery part of the world. It is a way I have of driving off the spleen and regulating the circulation.',
          },
        ],
      },
    },
    {
      label: 'A quotation with its source named, beside the original',
      input: {
        text: 'Most of what I know about patience I learned from a neighbour who keeps bees. He rarely hurries and never explains. When I asked him why, he gave me a book and left. As Henry David Thoreau wrote, “Time is but the stream I go a-fishing in. I drink at it; but while I drink I see the sandy bottom and detect how shallow it is” (Walden, 1854). I still do not keep bees, but I have stopped checking the clock in his garden.',
        compareWith: [
          {
            title: 'Henry David Thoreau, Walden, 1854',
            text: 'Time is but the stream I go a-fishing in. I drink at it; but while I drink I see the sandy bottom and detect how shallow it is. Its thin current slides away, but eternity remains.',
          },
        ],
      },
    },
  ],
})

function isPublic(sources: readonly { id: string; origin: string }[], sourceId: string | undefined): boolean {
  return sources.some(({ id, origin }) => id === sourceId && origin !== 'own')
}
