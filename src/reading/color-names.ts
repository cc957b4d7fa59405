// prettier-ignore
const english: Readonly<Record<string, string>> = {
  amber: '#ffbf00', aqua: '#00ffff', beige: '#f5f5dc', black: '#000000', blue: '#0000ff', bronze: '#cd7f32', brown: '#8b4513', burgundy: '#800020', charcoal: '#36454f', coral: '#ff7f50', cream: '#fffdd0', crimson: '#dc143c', cyan: '#00ffff',
  'dark blue': '#00008b', 'dark brown': '#5c4033', 'dark gray': '#404040', 'dark green': '#006400', 'dark grey': '#404040', 'dark red': '#8b0000', emerald: '#50c878', 'forest green': '#228b22', gold: '#d4af37', gray: '#808080', green: '#008000', grey: '#808080',
  indigo: '#4b0082', ivory: '#fffff0', khaki: '#c3b091', lavender: '#e6e6fa', 'light blue': '#add8e6', 'light gray': '#d3d3d3', 'light green': '#90ee90', 'light grey': '#d3d3d3', lilac: '#c8a2c8', lime: '#32cd32', magenta: '#ff00ff', maroon: '#800000',
  mint: '#98ff98', mustard: '#e1ad01', 'mustard yellow': '#e1ad01', navy: '#000080', 'navy blue': '#000080', ochre: '#cc7722', 'off white': '#faf9f6', olive: '#808000', 'olive green': '#808000', orange: '#ffa500', peach: '#ffe5b4', pink: '#ffc0cb',
  plum: '#8e4585', purple: '#800080', red: '#ff0000', rose: '#ff007f', 'royal blue': '#4169e1', ruby: '#e0115f', rust: '#b7410e', sage: '#9caf88', 'sage green': '#9caf88', salmon: '#fa8072', sand: '#c2b280', sapphire: '#0f52ba', scarlet: '#ff2400',
  silver: '#c0c0c0', 'sky blue': '#87ceeb', 'slate gray': '#708090', tan: '#d2b48c', taupe: '#483c32', teal: '#008080', terracotta: '#e2725b', turquoise: '#40e0d0', violet: '#8f00ff', white: '#ffffff', yellow: '#ffff00',
}

const basic = 'black white gray red orange yellow green blue purple pink brown'.split(' ')
const others = [
  'schwarz weiß grau rot orange gelb grün blau lila rosa braun',
  'noir blanc gris rouge orange jaune vert bleu violet rose marron',
  'negro blanco gris rojo naranja amarillo verde azul morado rosa marrón',
  'nero bianco grigio rosso arancione giallo verde blu viola rosa marrone',
  'preto branco cinza vermelho laranja amarelo verde azul roxo rosa marrom',
  'zwart wit grijs rood oranje geel groen blauw paars roze bruin',
  'czarny biały szary czerwony pomarańczowy żółty zielony niebieski fioletowy różowy brązowy',
  'чёрный белый серый красный оранжевый жёлтый зелёный синий фиолетовый розовый коричневый',
  'siyah beyaz gri kırmızı turuncu sarı yeşil mavi mor pembe kahverengi',
]

/** Names of colors in lower case and the hex that stands for them; English decides where languages share a word. */
export const colorNames: ReadonlyMap<string, string> = new Map([
  ...others.flatMap((row) =>
    row.split(' ').map((name, at) => [name, english[basic[at] ?? ''] ?? ''] as const),
  ),
  ...Object.entries(english),
])
