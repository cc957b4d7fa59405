const story = `Marta oiled the hinge before she rang.

"You are early," the man said.

*Click*, said the clock on the stairs, and nobody turned round.

* * *

At four she carried the spring home in her glove.`

/** Replies as assistants and chats give them, written for these tests; `holds`: words that must not be lost. */
export const stories: readonly {
  about: string
  reply: string
  holds: readonly string[]
  paragraphs: number
}[] = [
  {
    about: 'as it was asked for',
    reply: `## [1] Title\nThe Spring\n\n## [2] Story\n${story}\n\n[end]`,
    holds: ['The Spring', 'oiled the hinge', 'in her glove'],
    paragraphs: 5,
  },
  {
    about: 'with its title as the heading',
    reply: `## [1] The Spring\n## [2] Story\n${story}\n[end]`,
    holds: ['The Spring', 'oiled the hinge', 'in her glove'],
    paragraphs: 5,
  },
  {
    about: 'in a fence, with chatter around',
    reply: `Of course!\n\n\`\`\`markdown\n## [1] Title\nThe Spring\n## [2] Story\n${story}\n[end]\n\`\`\`\nShall I go on?`,
    holds: ['The Spring', 'in her glove', 'Shall I go on?'],
    paragraphs: 5,
  },
  {
    about: 'with rules between scenes',
    reply: `## [1] Title\nTwo\n\n## [2] Story\nOne side.\n\n---\n\nThe other side.\n\n***\n\nThe end of it.\n\n[end]`,
    holds: ['One side.', 'The other side.', 'The end of it.'],
    paragraphs: 5,
  },
  {
    about: 'cut within a sentence, without an end',
    reply: `## [1] Title\nTwo\n\n## [2] Story\nOne side.\n\n***\n\nThe other si`,
    holds: ['One side.', 'The other si'],
    paragraphs: 3,
  },
  {
    about: 'cut within the second marker',
    reply: '## [1] Title\nTwo\n\n## [2',
    holds: ['Two'],
    paragraphs: 0,
  },
  {
    about: 'as JSON',
    reply: JSON.stringify({ title: 'The Spring', story }),
    holds: ['The Spring', 'in her glove'],
    paragraphs: 5,
  },
  {
    about: 'as JSON with paragraphs as a list',
    reply: `\`\`\`json\n${JSON.stringify({ title: 'Two', story: ['One side.', 'The other side.'] })}\n\`\`\``,
    holds: ['One side.', 'The other side.'],
    paragraphs: 2,
  },
  {
    about: 'in French, with dialogue after dashes',
    reply: `## [1] Titre\nLe Ressort\n\n## [2] Histoire\nMarta huila la charnière.\n\n– Déjà ? dit-il.\n– Oui.\n\n[end]`,
    holds: ['Le Ressort', '– Déjà ? dit-il.\n– Oui.'],
    paragraphs: 2,
  },
  {
    about: 'in Chinese',
    reply: '## [1] 标题\n发条\n\n## [2] 故事\n玛塔给门轴上了油。\n\n钟停了。\n\n[end]',
    holds: ['发条', '玛塔给门轴上了油。', '钟停了。'],
    paragraphs: 2,
  },
  {
    about: 'in Arabic with questions after it',
    reply:
      '## [1] العنوان\nالنابض\n\n## [2] القصة\nدهنت مرتا المفصل.\n\n## [3] أسئلة\n1. لماذا سكتت؟\n\n2. ماذا حملت؟\n\n[end]',
    holds: ['النابض', 'دهنت مرتا المفصل.', 'لماذا سكتت؟', 'ماذا حملت؟'],
    paragraphs: 1,
  },
  {
    about: 'without any marker, as chats like it',
    reply: `Here is your story:\n\n# The Spring\n\n${story}`,
    holds: ['Here is your story', 'The Spring', 'in her glove'],
    paragraphs: 5,
  },
  {
    about: 'without marker and heading',
    reply: Array.from(
      { length: 12 },
      (_, at) => `Paragraph ${at} of a story that has ten more words in it.`,
    ).join('\n\n'),
    holds: ['Paragraph 0', 'Paragraph 11'],
    paragraphs: 12,
  },
  {
    about: 'with numbered chapters in place of markers',
    reply: `## 1. The door\n\n${'Marta waited at the door and counted the steps. '.repeat(8)}\n\n## 2. The stairs\n\nShe went up.`,
    holds: ['The door', 'counted the steps', 'The stairs', 'She went up.'],
    paragraphs: 3,
  },
  {
    about: 'without empty lines',
    reply: `## [1] Title\nLong\n## [2] Story\n${'She counted the steps again and again. '.repeat(4)}\n${'He did not move at all. '.repeat(6)}\n[end]`,
    holds: ['Long', 'She counted', 'He did not move'],
    paragraphs: 2,
  },
  {
    about: 'with verses',
    reply: '## [1] Title\nRain\n\n## [2] Story\nOne drop\non the roof,\n\ntwo drops\non the hoof.\n\n[end]',
    holds: ['One drop\non the roof,', 'two drops\non the hoof.'],
    paragraphs: 2,
  },
]

const brief = `## [1] Order
Write a 700–850 word quiet story in English, for adult readers, close third person, past tense.

## [2] Premise
a clockmaker who can repair anything except his own watch

## [7] Shape
- (20 %) He winds the watch each night; it stops at 4:10.
- (80 %) He sets every clock seven minutes late.

## [13] Chosen here, change freely
- Anselm, 61, the railway town.

[end]`

export const briefs: readonly { about: string; reply: string; holds: readonly string[] }[] = [
  {
    about: 'as it was asked for',
    reply: brief,
    holds: ['700–850 word', 'his own watch', '4:10', 'Anselm, 61'],
  },
  {
    about: 'with explanations copied',
    reply: brief.replace('Shape', 'Shape (4–6 bullets)'),
    holds: ['4:10'],
  },
  { about: 'cut', reply: brief.slice(0, 260), holds: ['700–850 word', 'his own watch'] },
  {
    about: 'with labels',
    reply: `Write a short story in English.\n\n**Premise:** a clockmaker\n**Shape:**\n1. He winds it.\n2. It stops.\nEnding: bittersweet; the clocks chime.`,
    holds: ['Write a short story', 'a clockmaker', 'He winds it.', 'It stops.', 'the clocks chime'],
  },
  {
    about: 'as JSON',
    reply: JSON.stringify({
      order: 'Write a story.',
      premise: 'a clockmaker',
      shape: ['He winds it.', 'It stops.'],
    }),
    holds: ['Write a story.', 'a clockmaker', 'It stops.'],
  },
  {
    about: 'in German',
    reply:
      '## [1] Auftrag\nSchreibe eine Geschichte.\n## [2] Prämisse\nein Uhrmacher\n## [11] Vermeiden\n- Regen am Fenster\n[end]',
    holds: ['Schreibe eine Geschichte.', 'ein Uhrmacher', 'Regen am Fenster'],
  },
]
