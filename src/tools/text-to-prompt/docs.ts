import type { ToolDocs } from '../contract/define-tool.ts'

export const docs: ToolDocs = {
  purpose:
    'Takes an idea as you would tell it to a friend and writes the prompt a careful person would send to an assistant: your request with all its facts, requirements that prevent the usual mistakes, the format and length of the answer, and a check.',
  steps: [
    'Write what you want in your own words, in any language. Facts help: for whom, how long, what must not happen.',
    'If you like, choose what you want, the reader, tone, length, format and language. Each choice adds what an expert would ask for; all are optional.',
    'If there is text to work on, put it in the same field, between <input> and </input>, in a code fence or in quotation marks.',
    'Press Generate Prompt, then pick the version for your assistant: any, ChatGPT, Claude or Gemini. Copy it or open it there.',
  ],
  tips: [
    'Without a model, your request stays word for word, and the prompt asks the assistant to work out the rest. With a model, the prompt is written for your case, and its assumptions are marked.',
    'If you already have a prompt, choose “Improve a prompt”: your words stay, and only what is missing is added. Refine chooses this for you.',
    'Each length sets a word count that the assistant can check: “Short” means 80 to 120 words.',
  ],
}
