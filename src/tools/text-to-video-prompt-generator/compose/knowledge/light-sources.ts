type Source = { words: RegExp; light: string; colours: readonly string[] }

/** Lights that an idea names; the first found becomes the key light. {side} is left or right. */
const sources: readonly Source[] = [
  {
    words: /\b(?:underwater|under water|coral reef|reef|seabed|ocean floor|deep sea|scuba|snorkel\w*)\b/iu,
    light: 'sunlight from above, broken by the surface into moving bands, blue taking over with depth',
    colours: ['turquoise', 'deep blue', 'coral pink', 'sand white'],
  },
  {
    words: /\b(?:on the moon|lunar|moon base|on mars|martian|outer space|in space|spacewalk|orbit)\b/iu,
    light: 'one hard sun from the {side}, no haze, shadows black and razor-edged',
    colours: ['ash grey', 'suit white', 'deep black', 'one muted gold'],
  },
  {
    words: /\b(?:street ?lights?|street ?lamps?|lamp ?posts?)\b/iu,
    light:
      'one street lamp from above, slightly {side}, a hard-edged pool of warm light, blue shade outside it',
    colours: ['sodium amber', 'wet asphalt black', 'night blue'],
  },
  {
    words: /\bneon\b|ネオン|霓虹|неон/iu,
    light: 'neon spill from the {side}, saturated, soft-edged on every glossy surface',
    colours: ['signal pink', 'cyan', 'wet black'],
  },
  {
    words: /\bcandle(?:s|light|lit)?\b|kerze|bougie|vela\b|свеч|ろうそく|蜡烛/iu,
    light: 'candle flame from low {side}, warm and slightly unsteady, falling off within an arm’s length',
    colours: ['candle gold', 'brown shade', 'soft black'],
  },
  {
    words: /\b(?:camp ?fire|bonfire|fireplace|firelight|fireside|torches|burning|flames|hearth)\b/iu,
    light: 'firelight from low {side}, warm and moving, cold shade behind',
    colours: ['ember orange', 'smoke grey', 'charcoal'],
  },
  {
    words: /\b(?:flashlight|torch(?:light| beam)?|headlamp)\b/iu,
    light: 'one hand-held beam from the {side}, hard centre, everything else in near-dark',
    colours: ['beam white', 'near-black', 'dust grey'],
  },
  {
    words: /\b(?:headlights?|head ?lamps|tail ?lights?|red light|traffic lights?)\b/iu,
    light: 'traffic light and lamps through glass from the {side}, coloured, soft-edged, the inside in shade',
    colours: ['signal red', 'wet black', 'glass grey'],
  },
  {
    words: /\blanterns?\b/iu,
    light: 'one lantern from low {side}, warm, swinging shadows kept slow',
    colours: ['lantern amber', 'wood brown', 'night blue'],
  },
  {
    words: /\b(?:moonlight|moonlit|full moon|by the moon)\b/iu,
    light: 'moonlight from high {side}, pale and single-edged, shade kept open enough to read',
    colours: ['silver', 'ink blue', 'ash grey'],
  },
  {
    words: /\b(?:aurora|northern lights|polar lights)\b/iu,
    light: 'aurora overhead as a slow green fill, soft on every upward surface',
    colours: ['aurora green', 'violet', 'polar night blue', 'snow grey'],
  },
  {
    words: /\b(?:spotlight|stage light\w*|follow spot|footlights)\b/iu,
    light: 'one spot from high {side}, hard circle, dark beyond it',
    colours: ['spot white', 'velvet red', 'stage black'],
  },
  {
    words:
      /\b(?:screen|monitor|laptop|phone|television|tv) (?:glow|light)\b|\bglow(?:ing)? of (?:a|the|her|his) (?:screen|phone|laptop|monitor)\b/iu,
    light: 'cool screen glow from the front, low, the room behind in shade',
    colours: ['screen blue', 'skin warm', 'dark grey'],
  },
  {
    words: /\bfireworks?\b/iu,
    light: 'coloured bursts from high {side}, each fading over a second, dim blue between them',
    colours: ['burst gold', 'burst red', 'smoke blue'],
  },
  {
    words: /\b(?:sunbeams?|shafts? of (?:sun)?light|skylight|god rays)\b/iu,
    light: 'one shaft of sun from high {side}, dust visible in it, soft shade around',
    colours: ['dust gold', 'stone grey', 'warm shade'],
  },
]

/** The light an idea names itself, if any. */
export function namedSource(text: string): Source | undefined {
  return sources.find((one) => one.words.test(text))
}
