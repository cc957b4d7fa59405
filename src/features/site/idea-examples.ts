import type { ideaTools } from './idea-tools.ts'

type Slug = (typeof ideaTools)[number]['slug']

/** What the prompt made from a chip's idea settles. */
export const ideaExamples: Record<Slug, readonly (readonly [label: string, text: string])[]> = {
  'developer-prompt': [
    ['Users', 'Neighbors who lend, neighbors who borrow'],
    ['Features', 'Listings, calendar, reminders'],
    ['Data', 'Tool, Loan, Neighbor'],
    ['Done when', 'A tool can’t be lent out twice on the same day'],
  ],
  'text-to-prompt': [
    ['Task', 'Write an email to a landlord'],
    ['Facts', 'Heating broken, 2 weeks, a baby'],
    ['Tone', 'Firm and polite'],
    ['Format', 'Subject line and short paragraphs'],
  ],
  'image-prompt-generator': [
    ['Subject', 'A heron with a newspaper'],
    ['Place', 'A park bench'],
    ['View', 'Eye level, close'],
    ['Light', 'Early morning, soft'],
  ],
  'text-to-video-prompt-generator': [
    ['Action', 'The robot waters the plant, drop by drop'],
    ['Camera', 'Slow push-in, one move'],
    ['Sound', 'Water, a far-off hum'],
    ['Length', '8 seconds, 16:9'],
  ],
  'thumbnail-prompt-generator': [
    ['Words', '30 DAYS'],
    ['Picture', 'Clay pot where the fridge stood'],
    ['Face', 'Looking at the pot, surprised'],
    ['Layout', 'Words left, pot right'],
  ],
  'story-prompt': [
    ['Who', 'A clockmaker'],
    ['Wants', 'His own watch to run again'],
    ['Problem', 'Each repair makes it stop sooner'],
    ['Ending', 'A choice, not an accident'],
  ],
  'storyboard-prompt-generator': [
    ['Age', '3 to 5'],
    ['Hero', 'A small red kite, the same in each scene'],
    ['Scenes', '6, each with a picture and a line to read'],
    ['Lesson', 'Being brave in small steps'],
  ],
}
