import type { StoryWords } from './story-types.ts'

type Lesson = { act: string; line: string; question: string }

const rows: readonly (readonly [RegExp, Lesson])[] = [
  [
    /shar(?:e|ing)|take turns|generous|teilen|partag|compart/,
    {
      act: 'breaking the last bun in two and giving away the larger half',
      line: 'One half for you.',
      question: 'What do you like to share, and what is hard to share?',
    },
  ],
  [
    /patien|wait/,
    {
      act: 'waiting quietly with both feet still until it is time',
      line: 'It was good to wait.',
      question: 'What helps you to wait?',
    },
  ],
  [
    /honest|truth|lying|lie\b/,
    {
      act: 'coming forward to say what really happened',
      line: '"It was me," came out.',
      question: 'When is it hard to tell the truth?',
    },
  ],
  [
    /brav|courage|fear|mut\b|valent/,
    {
      act: 'taking one small step forward in spite of a tight tummy',
      line: 'One step was enough.',
      question: 'What does being brave feel like in your tummy?',
    },
  ],
  [
    /ask(?:ing)? for help|help is ok|need help/,
    {
      act: 'turning to a friend and asking for help',
      line: '"Will you help me?"',
      question: 'Whom do you ask when you need help?',
    },
  ],
  [
    /kind|nice|gentle|empath|compassion|freundlich/,
    {
      act: 'stopping to look after somebody small on the way',
      line: 'There was time to be kind.',
      question: 'Who was kind to you today?',
    },
  ],
  [
    /try again|never give up|don't give up|persist|persever|practice|keep trying/,
    {
      act: 'picking up the pieces and beginning once more',
      line: 'Up, and once more.',
      question: 'What did you have to try many times?',
    },
  ],
  [
    /different|unique|diversity|be yourself|accept|belong/,
    {
      act: 'standing side by side with somebody quite different, both at ease',
      line: 'Not the same, and good.',
      question: 'What is different about you and your best friend?',
    },
  ],
  [
    /friend|together|team|cooperat|include|alone/,
    {
      act: 'moving over to make room for one more',
      line: 'There was room for one more.',
      question: 'How can you let somebody join in?',
    },
  ],
  [
    /listen/,
    {
      act: 'holding quite still to listen to somebody small',
      line: 'First a good listen.',
      question: 'How can you tell that somebody is listening to you?',
    },
  ],
  [
    /thank|grateful|gratitude|please|manners|polite/,
    {
      act: 'saying thank you with a small gift of a flower',
      line: '"Thank you for that."',
      question: 'What would you like to say thank you for?',
    },
  ],
  [
    /clean|tidy|environment|nature|planet|earth|recycl|waste/,
    {
      act: 'leaving the place cleaner than it was found',
      line: 'Now it was clean.',
      question: 'What can we do for the place where we live?',
    },
  ],
  [
    /sorry|apolog|forgiv|make up/,
    {
      act: 'coming back to say sorry and to mend what was spoiled',
      line: '"I am sorry." "Thank you."',
      question: 'What makes a good sorry?',
    },
  ],
]

/** How a lesson is shown by what somebody does; `undefined` when nobody asked for one. */
export function showLesson(lesson: string, w: StoryWords): (Lesson & { picture: string }) | undefined {
  if (lesson === '') return undefined
  const row = rows.find(([match]) => match.test(lesson.toLowerCase()))?.[1]
  if (!row)
    return { act: '', line: '', picture: '', question: `Where in the story could you see it: ${lesson}?` }
  return { ...row, picture: `${w.He} is seen ${row.act}` }
}
