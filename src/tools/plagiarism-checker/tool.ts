import { defineTool } from '../contract/define-tool.ts'

export const tool = defineTool({
  card: {
    slug: 'plagiarism-checker',
    functionName: 'check-plagiarism',
    category: 'non-technical',
    badge: 'Content',
    figure: 2,
    name: 'Plagiarism Checker',
    summary:
      'Compares your text with your sources and a library, and shows every shared passage beside its source, with a score you can verify.',
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
  },
  core: () => import('./core.ts').then((module) => module.core),
  instructions: () => import('./instructions.ts').then((module) => module.instructions),
  docs: () => import('./docs.ts').then((module) => module.docs),
  examples: () => import('./examples.ts').then((module) => module.examples),
  // All texts at their limits, each character written as an escape of six bytes, and some room for names.
  bodyLimitBytes: 7 * 1024 * 1024,
})
