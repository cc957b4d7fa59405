import { tools } from '#tools/tools.ts'

/** What stands on one preview picture. */
export type OpenGraphSheet = { title: string; subtitle: string; sheet: string; plate: readonly string[] }

const compasses = [
  'M60 6V16M54 16H66V24H54Z',
  'M57 24L34 74M63 24L86 74',
  'M44 52Q60 60 76 52',
  'M18 74H102',
  'M18 70V78M102 70V78',
]
const plan = [
  'M14 12H106V68H14Z',
  'M14 40H58V12M58 40V68M76 68V46H106',
  'M58 26A14 14 0 0 0 72 40',
  'M14 76H106M14 72V80M106 72V80',
]

const pageSheets: Record<string, OpenGraphSheet> = {
  home: {
    title: "Have an idea? We'll turn it into a developer-level AI prompt",
    subtitle: 'Free, no signup needed',
    sheet: 'Home',
    plate: compasses,
  },
  tools: {
    title: 'Prompt Tools',
    subtitle: 'Apps, text, images, video, stories',
    sheet: 'Tools',
    plate: plan,
  },
  'technical-tools': {
    title: 'Technical Tools',
    subtitle: 'From an idea to a brief for app builders',
    sheet: 'Tools',
    plate: plan,
  },
  'non-technical-tools': {
    title: 'Non-Technical Tools',
    subtitle: 'Text, images and video',
    sheet: 'Tools',
    plate: plan,
  },
  about: {
    title: 'From a short idea to a prompt that works',
    subtitle: 'About us',
    sheet: 'About',
    plate: compasses,
  },
  contact: {
    title: 'Questions, problems, ideas: send us a message',
    subtitle: 'Contact',
    sheet: 'Contact',
    plate: compasses,
  },
  blog: { title: 'How to write prompts that work', subtitle: 'Blog', sheet: 'Blog', plate: plan },
  report: {
    title: 'What it can do today, in numbers',
    subtitle: 'Taken from the product itself',
    sheet: 'Report',
    plate: plan,
  },
  technical: {
    title: 'How it works, for engineers',
    subtitle: 'One plan, many outputs',
    sheet: 'Technical',
    plate: plan,
  },
  documentation: {
    title: 'From an idea to a prompt that works',
    subtitle: 'User guide',
    sheet: 'Guide',
    plate: compasses,
  },
}

/** By page name or tool slug; undefined: there is no such sheet. */
export function findOpenGraphSheet(name: string): OpenGraphSheet | undefined {
  if (Object.hasOwn(pageSheets, name)) return pageSheets[name]
  const card = tools.find(({ card: { slug } }) => slug === name)?.card
  return card && { title: card.name, subtitle: card.summary, sheet: `Fig. ${card.figure}`, plate: card.plate }
}

export const openGraphNames = (): string[] => [
  ...Object.keys(pageSheets),
  ...tools.map(({ card }) => card.slug),
]
