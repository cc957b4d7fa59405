import type { ToolDocs } from '../contract/define-tool.ts'

export const docs: ToolDocs = {
  purpose:
    'Takes an idea as you would tell it to a friend and writes the prompt a careful person would send to an assistant: your request with all its facts, demands that prevent the usual failures of this kind of task, the format and length of the answer, and a check.',
  steps: [
    'Write what you want in your own words, in any language. Facts help: for whom, how long, what must not happen.',
    'If you like, choose what should come out, the reader, tone, length, format and language. Every choice adds what experts ask for; none is needed.',
    'Text to be worked on can stand in the same field, between <input> and </input>, in a code fence or in quotation marks.',
    'Press Generate Prompt, then pick the version for your assistant: any, ChatGPT, Claude or Gemini. Copy it or open it there.',
  ],
  tips: [
    'Without a model your request stays word for word, and the prompt asks the assistant to work out what only understanding can. With a model the prompt is written for your case, and what it assumed is marked.',
    'If you already have a prompt, choose “Improve a prompt”: it keeps its words, and only what is missing is added. Refine does that for you.',
    'A length is a range of words. “Short” means 80 to 120, so the assistant can check it.',
  ],
}
