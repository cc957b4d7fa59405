import type { ToolDocs } from '../contract/define-tool.ts'

export const docs: ToolDocs = {
  purpose:
    'Finds the passages that your text shares with other texts: word for word, with a few words changed, in a different order or reworded. Every passage is shown beside its source, quotations with a cited source aren’t scored, and a table shows how the score is calculated.',
  steps: [
    'Paste the text that you want to check, up to 100,000 characters, in any language.',
    'Add the texts you worked from, up to ten. They are used for this check only and aren’t stored.',
    'Press Check for Plagiarism and go through the passages, each with its source beside it.',
    'Put what you took in quotation marks and cite the source, or say it in your own words. Each passage shows how.',
  ],
  tips: [
    'Your text is compared with the texts you add, the library, your sources (if you’re signed in) and, if you ask for it, web pages. Without any of these, the score covers only repetition inside your text.',
    'A quotation with its source cited beside it is shown but never scored.',
    'Changing a few words doesn’t make a passage yours: close the source, write what you understood, then compare and cite.',
    'A score isn’t a verdict. Read the passages: some match by chance or because they are common phrases.',
  ],
}
