import type { ToolExample } from '../contract/define-tool.ts'
import type { PlagiarismInput } from './input.ts'

export const examples: readonly ToolExample<Pick<PlagiarismInput, 'text'> & Partial<PlagiarismInput>>[] = [
  {
    label: 'A paragraph about a repair café, with nothing to compare it with',
    input: {
      text: 'Every second Saturday our library turns its reading room into a workshop. People bring lamps, radios and zips, and whoever can mend them sits behind a desk with a number. Last winter a retired watchmaker fixed eleven music boxes in a row and then asked whether anybody had brought something difficult.',
    },
  },
  {
    label: 'Melville with a few words changed, beside the original',
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
    label: 'A quotation with its source cited, beside the original',
    input: {
      text: 'Most of what I know about patience I learned from a neighbor who keeps bees. He rarely hurries and never explains. When I asked him why, he gave me a book and left. As Henry David Thoreau wrote, “Time is but the stream I go a-fishing in. I drink at it; but while I drink I see the sandy bottom and detect how shallow it is” (Walden, 1854). I still do not keep bees, but I have stopped checking the clock in his garden.',
      compareWith: [
        {
          title: 'Henry David Thoreau, Walden, 1854',
          text: 'Time is but the stream I go a-fishing in. I drink at it; but while I drink I see the sandy bottom and detect how shallow it is. Its thin current slides away, but eternity remains.',
        },
      ],
    },
  },
]
