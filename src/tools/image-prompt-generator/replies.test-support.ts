/** Replies as chats and models write them, by hand: `holds` must be found in the plan or among the unread. */
export type SampleReply = { name: string; reply: string; holds: readonly string[]; isWhole?: false }

const keeper = {
  subject: 'A medium close oil painting of a weathered lighthouse keeper in a salt-stiff wool sweater.',
  action: 'He bends over an opened brass clock, one hand steadying the case, the other lowering a tiny gear.',
  medium: 'Ridged paint catches on wool and metal; thin glazes keep the shadows clear.',
  setting: 'Behind him the curved stone wall of the lamp room and one deep window.',
  composition: 'Face, hands and clock form a triangle that fills two-thirds of the frame.',
  light: 'One hard, cold light falls from the window at the left; the far side of his face sinks into umber.',
  palette: 'Slate blue in the light, umber in the shadow, tarnished brass in the clock.',
  details: ['Natural hands.', 'Fine teeth on the gears.'],
  text: '',
  lettering: '',
  brief: 'lighthouse keeper, brass clock, oil painting, cold window light',
  assumed: ['setting'],
}
const json = JSON.stringify(keeper, undefined, 2)
const sentences = [keeper.subject, keeper.action, keeper.light, 'Natural hands.', 'Fine teeth on the gears.']

export const replies: readonly SampleReply[] = [
  { name: 'plain JSON', reply: json, holds: sentences },
  { name: 'one line', reply: JSON.stringify(keeper), holds: sentences },
  {
    name: 'fenced, with chatter around it',
    reply: `Sure! Here is your image prompt:\n\n\`\`\`json\n${json}\n\`\`\`\n\nLet me know if you want another light.`,
    holds: sentences,
  },
  {
    name: 'cut in a value',
    reply: json.slice(0, json.indexOf('one deep window')),
    holds: sentences.slice(0, 2),
    isWhole: false,
  },
  {
    name: 'cut in the list',
    reply: json.slice(0, json.indexOf('Fine teeth')),
    holds: sentences.slice(0, 4),
    isWhole: false,
  },
  {
    name: 'cut in a key',
    reply: json.slice(0, json.indexOf('"composition"') + 5),
    holds: sentences.slice(0, 2),
    isWhole: false,
  },
  {
    name: 'a trailing comma and smart quotes in the text',
    reply: json
      .replace('"assumed": [\n    "setting"\n  ]', '"assumed": ["setting"],')
      .replace('Natural hands.', 'Natural “hands”.'),
    holds: [keeper.subject, 'Natural “hands”.'],
  },
  {
    name: 'other key names',
    reply: JSON.stringify({
      Image: 'A red kettle.',
      Background: 'A bare stove.',
      Lighting: 'Low sun from the left.',
      Style: 'Gouache, matte.',
    }),
    holds: ['A red kettle.', 'A bare stove.', 'Low sun from the left.', 'Gouache, matte.'],
  },
  {
    name: 'keys that nobody asked for',
    reply: JSON.stringify({ ...keeper, camera_settings: { lens: '85 mm', aperture: 'f/2' } }),
    holds: [...sentences, '85 mm', 'f/2'],
  },
  {
    name: 'a text where a list was asked for, a list where a text was',
    reply: JSON.stringify({ subject: ['A red kettle', 'on a stove'], details: 'Steam curls to the right.' }),
    holds: ['A red kettle on a stove', 'Steam curls to the right.'],
  },
  {
    name: 'labels instead of JSON',
    reply:
      '**Subject:** A red enamel kettle on a black stove.\n**Light:** Low sun from the left.\n**Details:**\n- Steam curls to the right.\n- Chipped enamel at the spout.\n\nEnjoy!',
    holds: [
      'A red enamel kettle on a black stove.',
      'Low sun from the left.',
      'Steam curls',
      'Chipped enamel',
    ],
    isWhole: false,
  },
  {
    name: 'headings instead of JSON',
    reply: '## Subject\nA red kettle, steam rising.\n\n## Colors\nSignal red against slate.\n',
    holds: ['A red kettle, steam rising.', 'Signal red against slate.'],
    isWhole: false,
  },
  {
    name: 'the bare prompt',
    reply: 'A red enamel kettle on a black stove, low sun from the left, steam curling into the dark.',
    holds: ['A red enamel kettle on a black stove, low sun from the left, steam curling into the dark.'],
    isWhole: false,
  },
  {
    name: 'the bare prompt in a fence, with chatter around it',
    reply:
      'Here you are:\n\n```text\nA red enamel kettle on a black stove,\nlow sun from the left, steam curling into the dark.\n```\n\nEnjoy!',
    holds: ['A red enamel kettle on a black stove,\nlow sun from the left, steam curling into the dark.'],
    isWhole: false,
  },
  { name: 'wrapped in one object', reply: JSON.stringify({ image_prompt: keeper }), holds: sentences },
  { name: 'wrapped by a known name', reply: JSON.stringify({ image: keeper }), holds: sentences },
  {
    name: 'Russian',
    reply: JSON.stringify({
      ...keeper,
      subject: 'Старый смотритель маяка чинит латунные часы.',
      light: 'Холодный свет из окна слева.',
    }),
    holds: ['Старый смотритель маяка чинит латунные часы.', 'Холодный свет из окна слева.'],
  },
  {
    name: 'Japanese, fenced',
    reply: `\`\`\`\n${JSON.stringify({ subject: '公園のベンチで新聞を読む青鷺。', light: '左からの低い夕陽。' })}\n\`\`\``,
    holds: ['公園のベンチで新聞を読む青鷺。', '左からの低い夕陽。'],
  },
]
