import type { ToolDocs } from '../contract/define-tool.ts'

export const docs: ToolDocs = {
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
}
