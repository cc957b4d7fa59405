/** Replies as assistants and chats give them, written for these tests; `holds`: words that must not be lost. */
export const replies: readonly { about: string; reply: string; holds: readonly string[] }[] = [
  {
    about: 'as it was asked for',
    reply: `## [1] Task
Write an email from me, a tenant, to my landlord that gets my heating repaired quickly.

## [2] Context
The heating has been broken for 2 weeks and there is a baby at home.

## [4] Requirements
- State the fault, how long it has lasted and the baby within the first three sentences.
- (A) Ask for a repair appointment within 48 hours.
- Firm and polite; no threats.

## [5] Output
A subject line of at most nine words, an email of 110–140 words.

## [6] Check
Within ten seconds the landlord knows what is broken and since when.

## [7] Assumed unless I say otherwise
- 48 hours for the appointment.

## [8] Questions
- Have you told him before? Assumed: no.

[end]`,
    holds: ['a tenant', '48 hours for the appointment', 'Within ten seconds', 'Have you told him before'],
  },
  {
    about: 'in a fence, with chatter before and after',
    reply: `Sure! Here is your prompt:

\`\`\`markdown
## [1] Task
Explain tides to a class of 12-year-olds.

## [4] Requirements
- One experiment with a bowl of water.
- Why there are two tides a day.

## [5] Output
- 300–400 words.
- Three questions at the end.
[end]
\`\`\`

Let me know if you want it shorter!`,
    holds: ['12-year-olds', 'bowl of water', 'two tides a day', '300–400 words', 'Three questions'],
  },
  {
    about: 'cut within a requirement',
    reply: `## [1] Task\nPlan a weekend in Ghent.\n\n## [4] Requirements\n- Budget 350 euros, summed up.\n- Every day one place whe`,
    holds: ['Ghent', '350 euros', 'one place whe'],
  },
  {
    about: 'cut within a marker',
    reply: `## [1] Task\nPlan a weekend in Ghent.\n\n## [2] Context\nTwo kids aged 4 and 9.\n\n## [`,
    holds: ['Ghent', '4 and 9'],
  },
  { about: 'cut after the first words', reply: `## [1] Task\nPlan a`, holds: ['Plan a'] },
  {
    about: 'as JSON',
    reply: `{"task": "Compare renting and buying in Leipzig.", "requirements": ["Use 60k savings.", "Break-even year."], "output": "A table, then two sentences."}`,
    holds: ['Leipzig', '60k savings', 'Break-even year', 'then two sentences'],
  },
  {
    about: 'as JSON in a fence, cut',
    reply:
      '```json\n{"task": "Compare renting and buying.", "requirements": ["Use 60k savings.", "Show the break-ev',
    holds: ['Compare renting', '60k savings', 'Show the break-ev'],
  },
  {
    about: 'in German, names translated',
    reply: `## [1] Aufgabe
Schreibe eine Absage an einen Bewerber.

## [4] Anforderungen
- Kein „leider müssen wir Ihnen mitteilen“.
- (A) Sie-Form.

## [5] Ausgabe
90–120 Wörter, Betreff mit höchstens sechs Wörtern.

[end]`,
    holds: ['Absage an einen Bewerber', 'leider müssen wir', 'Sie-Form', '90–120 Wörter'],
  },
  {
    about: 'in Japanese',
    reply: '## [1] タスク\n祖母への手紙を書いてください。\n\n## [5] 出力\n200字以内。\n[end]',
    holds: ['祖母への手紙', '200字以内'],
  },
  {
    about: 'in Arabic, with bold markers',
    reply:
      '**[1] المهمة**\nاكتب رسالة إلى المدير.\n\n**[4] المتطلبات**\n* مهذبة وواضحة.\n* لا تتجاوز 120 كلمة.\n\n[end]',
    holds: ['رسالة إلى المدير', 'مهذبة وواضحة', '120 كلمة'],
  },
  {
    about: 'with plain numbers for the markers',
    reply: `### 1. Task\nWrite a speech of 2 minutes.\n\n### 4. Requirements\n- 260–300 words.\n- No jokes about age.\n\n### 5. Output\nShort paragraphs.`,
    holds: ['speech of 2 minutes', '260–300 words', 'jokes about age', 'Short paragraphs'],
  },
  {
    about: 'with slips: other bullets, no space, no end',
    reply: `##[1] Task\nDebug my flex layout.\n##[4] Requirements\n• Keep my class names.\n1) Smallest change.\n2) Works at 360 px.\n##[6] Check\nIn the browser both buttons stand at the edges.`,
    holds: ['flex layout', 'class names', 'Smallest change', '360 px', 'at the edges'],
  },
  {
    about: 'a list of sources with numbers in brackets',
    reply: `## [1] Task\nCheck these sources.\n\n## [2] Context\nThey are:\n[1] Smith 2019\n[2] Lee 2021\n\n## [4] Requirements\n- Say which one is newer.\n[end]`,
    holds: ['Check these', 'Smith 2019', 'Lee 2021', 'which one is newer'],
  },
  {
    about: 'a simple wish as one text',
    reply: `## [1] Task\nWrite a birthday message for my neighbor Ruth, 70 words at most, warm, one joke about her roses.\n[end]`,
    holds: ['Ruth', '70 words', 'roses'],
  },
  {
    about: 'a text to work on, between tags',
    reply: `## [1] Task\nTranslate the text in <input> into French.\n\n## [3] Input\n<input>\nThe kettle is on.\n</input>\n\n[end]`,
    holds: ['into French', 'The kettle is on.'],
  },
]
