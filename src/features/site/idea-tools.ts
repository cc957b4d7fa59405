/** What the chips of the home page lead to. */
export const ideaTools = [
  {
    slug: 'developer-prompt',
    chip: 'App brief',
    hasSteps: true,
    idea: 'A web app where neighbors lend each other tools, with a calendar and reminders',
  },
  {
    slug: 'text-to-prompt',
    chip: 'Text prompt',
    idea: 'Email to my landlord: heating broken for 2 weeks, baby at home',
  },
  { slug: 'image-prompt-generator', chip: 'Image', idea: 'A heron reading the newspaper on a park bench' },
  {
    slug: 'text-to-video-prompt-generator',
    chip: 'Video',
    idea: 'An old robot waters the last plant in an abandoned mall',
  },
  {
    slug: 'thumbnail-prompt-generator',
    chip: 'Thumbnail',
    idea: 'I replaced my fridge with a clay pot for 30 days',
  },
  { slug: 'story-prompt', chip: 'Story', idea: 'A clockmaker who can repair anything except his own watch' },
  {
    slug: 'storyboard-prompt-generator',
    chip: 'Storyboard',
    idea: 'A shy kite who is afraid of the wind wants to see the lake',
  },
] as const

export type IdeaTool = (typeof ideaTools)[number]
