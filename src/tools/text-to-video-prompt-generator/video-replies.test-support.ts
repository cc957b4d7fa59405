/** Replies as models and chats give them; written by us, in the manner of what was seen. */
const object = {
  who: ['Mara: tall woman in a yellow raincoat with a torn left pocket, black rubber boots, short umbrella'],
  shots: [
    {
      seconds: 3,
      camera: 'Wide shot, eye level, locked-off, 35 mm',
      action: 'Mara stands at the tram stop in the rain at dusk; the umbrella turns inside out.',
      sound: 'snap of the umbrella ribs',
      dialogue: '',
    },
    {
      seconds: 5,
      camera: 'Medium close-up, slow push-in',
      action: 'She folds the umbrella, drops it into the bin, and lifts her face to the rain.',
      sound: 'metal lid of the bin',
      dialogue: 'Mara (dry): “Fine. Rain.”',
    },
  ],
  look: 'naturalistic film, 35 mm, shallow depth of field',
  light: 'overcast dusk from above, one street lamp behind at the left',
  palette: 'raincoat yellow, asphalt gray, lamp orange',
  sound: 'steady rain, distant tram; no music',
  end: 'her face, eyes closed, rain on both cheeks',
  keep: ['one woman, one umbrella', 'torn pocket on the left'],
  avoid: ['other people', 'logos'],
  aspect: '16:9',
  format: '24 fps',
  assumed: ['yellow raincoat', 'The stop is empty.'],
}

export const json = JSON.stringify(object, undefined, 2)

const german = {
  ...object,
  shots: object.shots.map((shot) => ({
    ...shot,
    action: 'Mara steht im Regen an der Haltestelle; der Schirm klappt um.',
  })),
  end: 'ihr Gesicht, Augen geschlossen',
}

const markdown = `Here is the film as you asked:

**Who:** Mara, yellow raincoat

## Shot 1
**Seconds:** 3
**Camera:** Wide shot, locked-off
**Action:** Mara stands at the tram stop.
The umbrella turns inside out.

## Shot 2
- **Time:** 0:03–0:08
- **Camera:** Slow push-in
- **Action:** She drops the umbrella into the bin.
- **Dialogue:** “Fine. Rain.”
- **Look:** naturalistic film
- **Light:** overcast dusk
- **End frame:** her face in the rain
- **Keep:** one umbrella

Enjoy filming!`

export const replies: Record<string, { reply: string; holds: string[] }> = {
  plain: {
    reply: json,
    holds: ['torn left pocket', 'snap of the umbrella ribs', '“Fine. Rain.”', 'rain on both cheeks'],
  },
  fenced: { reply: `\`\`\`json\n${json}\n\`\`\``, holds: ['lifts her face to the rain'] },
  chatter: {
    reply: `Sure! Here is {the} film:\n\n${json}\n\nLet me know if you want it shorter.`,
    holds: ['lamp orange'],
  },
  'one line': { reply: JSON.stringify(object), holds: ['metal lid of the bin'] },
  wrapped: { reply: JSON.stringify({ video: object }), holds: ['steady rain, distant tram'] },
  'cut in the second shot': {
    reply: json.slice(0, json.indexOf('drops it into')),
    holds: ['turns inside out', 'She folds the umbrella'],
  },
  'cut in the look': {
    reply: json.slice(0, json.indexOf('shallow depth')),
    holds: ['“Fine. Rain.”', 'naturalistic film'],
  },
  'comma slip': {
    reply: json.replace('"16:9",', '"16:9"').replace(/\}\s*$/u, ',}'),
    holds: ['raincoat yellow'],
  },
  'single quotes and comments': {
    reply:
      "{ // the film\n'shots': [{'seconds': '4 s', 'camera': 'wide', 'action': 'A kite falls.'}], 'end': 'grass'}",
    holds: ['A kite falls.', 'grass'],
  },
  German: { reply: JSON.stringify(german), holds: ['an der Haltestelle', 'Augen geschlossen'] },
  markdown: {
    reply: markdown,
    holds: ['The umbrella turns inside out.', 'naturalistic film', 'her face in the rain', '“Fine. Rain.”'],
  },
  'shots alone': {
    reply: JSON.stringify(object.shots),
    holds: ['snap of the umbrella ribs', 'lifts her face'],
  },
  'other key names': {
    reply: JSON.stringify({
      Shots: undefined,
      shots: [{ duration: 8, framing: 'wide', description: 'A kite falls.' }],
      style: '16 mm',
      mood: 'calm',
    }),
    holds: ['A kite falls.', '16 mm', 'mood: calm', 'framing: wide'],
  },
  'texts for shots': {
    reply: JSON.stringify({ shots: ['A kite rises.', 'It falls.'], look: 'noir' }),
    holds: ['A kite rises.', 'It falls.'],
  },
}
