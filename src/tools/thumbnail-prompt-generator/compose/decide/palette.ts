/** Two hues and a neutral. The ground is dark and the neutral light, so that the words stand on it (contrast ≥ 7:1). */
export type Palette = {
  id: string
  ground: { name: string; hex: string }
  accent: { name: string; hex: string }
  neutral: { name: string; hex: string }
}

const lines = `
lime = deep violet ink #261A3D | signal lime #B7DB3A | chalk white #F6F6EA
signal = ink navy #101B33 | signal orange #F2762E | warm white #FBF3E6
tide = deep teal #0C3940 | coral #F0705A | pale sand #F7EBD9
road = dusk slate blue #1E3144 | road-dust ochre #DFA03F | off-white #F8F2E4
night = midnight blue #0E1A36 | lamp amber #F2B23E | moon white #F3F1E7
sky = dark petrol #113447 | sunrise apricot #F6A56B | cloud white #F7F6F1
ember = charcoal blue #18222D | ember orange #EF6A2C | cream #FBEFDC
leaf = deep plum #33172F | fresh leaf green #7CC242 | eggshell #F8F3E3
crust = deep blueberry #1C1F3F | golden crust #DF9B45 | milk white #FCF5E8
frost = cold steel blue #163348 | buoy red #FF7B6B | snow white #F6FAFB
dusk = dusky indigo #23264A | soft peach #F1B48C | mist white #F3F0EC
paper = dark slate #232B35 | pencil red #E0533C | paper white #F9F5EA
coin = deep bottle blue #112B3D | old gold #D9A93A | ivory #FAF3DF
brick = dark plum brown #33202A | brick orange #DD6C45 | plaster white #F9F0E6
rust = deep teal #0E3A40 | terracotta #D9693B | cream #F8ECD6
steel = graphite #1F242B | headlight yellow #F3C53C | cool white #F2F5F7
blush = dark aubergine #35203A | blush pink #F2A09A | shell white #FBF1EC
play = bright royal blue #1C4FC2 | sunny yellow #FFD23E | clean white #FFFFFF
meadow = fresh grass green #2E7D3A | strawberry red #FF6B5E | clean white #FFFFFF
sunset = warm violet blue #4A3FA3 | melon orange #FFB04A | clean white #FFFFFF
quiet = slate grey #2E3A44 | muted sage #9DB4A0 | soft white #F2F1EC
`

let palettes: Map<string, Palette> | undefined

export function findPalette(id: string): Palette {
  palettes ??= new Map(
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const [name = '', colours = ''] = line.split(' = ')
        const [ground, accent, neutral] = colours.split(' | ').map((text) => ({
          name: text.slice(0, -8),
          hex: text.slice(-7),
        }))
        if (!ground || !accent || !neutral) throw new Error(`Palette ${name} lacks a colour`)
        return [name, { id: name, ground, accent, neutral }]
      }),
  )
  const found = palettes.get(id)
  if (!found) throw new Error(`There is no palette ${id}`)
  return found
}

/** Others to set beside it: no two of them nor it share a family of hues; `seed` turns the order. */
export function furtherPalettes(id: string, seed: number): Palette[] {
  const order = ['night', 'rust', 'leaf', 'frost', 'signal', 'coin', 'lime', 'brick', 'sky', 'steel', 'crust']
  const chosen = [id]
  for (let step = 0; step < order.length; step++) {
    const other = order[(step + seed) % order.length] ?? 'night'
    if (!chosen.some((one) => one === other || alike(one, other))) chosen.push(other)
  }
  return chosen.slice(1).map(findPalette)
}

const families = [
  ['tide', 'rust', 'brick', 'signal', 'ember', 'frost', 'sky'],
  ['night', 'coin', 'steel', 'road', 'crust'],
  ['lime', 'leaf'],
]

function alike(one: string, other: string): boolean {
  return families.some((family) => family.includes(one) && family.includes(other))
}
