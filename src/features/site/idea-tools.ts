/** What the chips of the home page lead to, and an example of what comes out. */
export type IdeaTool = {
  slug: string
  chip: string
  idea: string
  /** What the prompt made from the idea settles. */
  lines: readonly (readonly [label: string, text: string])[]
}

export const ideaTools = [
  {
    slug: 'developer-prompt',
    chip: 'App brief',
    idea: 'A web app where neighbors lend each other tools, with a calendar and reminders',
    lines: [
      ['Users', 'Neighbors who lend, neighbors who borrow'],
      ['Features', 'Listings, calendar, reminders'],
      ['Data', 'Tool, Loan, Neighbor'],
      ['Done when', 'A tool can’t be lent out twice on the same day'],
    ],
  },
  {
    slug: 'text-to-prompt',
    chip: 'Text prompt',
    idea: 'Email to my landlord: heating broken for 2 weeks, baby at home',
    lines: [
      ['Task', 'Write an email to a landlord'],
      ['Facts', 'Heating broken, 2 weeks, a baby'],
      ['Tone', 'Firm and polite'],
      ['Format', 'Subject line and short paragraphs'],
    ],
  },
  {
    slug: 'image-prompt-generator',
    chip: 'Image',
    idea: 'A heron reading the newspaper on a park bench',
    lines: [
      ['Subject', 'A heron with a newspaper'],
      ['Place', 'A park bench'],
      ['View', 'Eye level, close'],
      ['Light', 'Early morning, soft'],
    ],
  },
  {
    slug: 'text-to-video-prompt-generator',
    chip: 'Video',
    idea: 'An old robot waters the last plant in an abandoned mall',
    lines: [
      ['Action', 'The robot tips the can, drop by drop'],
      ['Camera', 'Slow push-in, one move'],
      ['Sound', 'Water, a far-off hum'],
      ['Length', '8 seconds, 16:9'],
    ],
  },
  {
    slug: 'thumbnail-prompt-generator',
    chip: 'Thumbnail',
    idea: 'I replaced my fridge with a clay pot for 30 days',
    lines: [
      ['Words', '30 DAYS'],
      ['Picture', 'Clay pot where the fridge stood'],
      ['Face', 'Looking at the pot, surprised'],
      ['Layout', 'Words left, pot right'],
    ],
  },
  {
    slug: 'story-prompt',
    chip: 'Story',
    idea: 'A clockmaker who can repair anything except his own watch',
    lines: [
      ['Who', 'A clockmaker'],
      ['Wants', 'His own watch to run again'],
      ['Problem', 'Every repair stops it sooner'],
      ['End', 'A choice, not an accident'],
    ],
  },
  {
    slug: 'storyboard-prompt-generator',
    chip: 'Storyboard',
    idea: 'A shy kite who is afraid of the wind wants to see the lake',
    lines: [
      ['Age', '3 to 5 years'],
      ['Hero', 'A small red kite, the same in each scene'],
      ['Scenes', '6, each with a picture and a line to read'],
      ['Lesson', 'Being brave in small steps'],
    ],
  },
] as const satisfies readonly [IdeaTool, ...IdeaTool[]]
