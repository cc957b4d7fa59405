/** How the work of living artists and studios looks, said without their names; the first match counts. */
const traits: readonly (readonly [RegExp, string])[] = [
  [
    /ghibli|miyazaki|ジブリ|宮崎駿|宫崎骏|吉卜力|지브리|미야자키|миядзаки|гибли/iu,
    'hand-painted animation with gouache skies and simple rounded faces',
  ],
  [
    /pixar|disney|dreamworks|ピクサー|皮克斯|픽사/iu,
    'rounded stylised 3D animation with large expressive eyes',
  ],
  [/shinkai|新海誠/iu, 'luminous painted skies with crisp clouds and lens-like light'],
  [/rutkowski/iu, 'painterly fantasy light with broad visible brushwork and deep haze'],
  [/artgerm|loish|ross tran/iu, 'polished character painting with flowing lines and glowing colour'],
  [/james jean|kim jung gi/iu, 'dense flowing ink line with layered translucent colour'],
  [/wes anderson/iu, 'symmetrical frontal staging in a pastel palette'],
  [/tim burton/iu, 'spindly crooked shapes in a muted gothic palette'],
  [/tarantino/iu, 'saturated 1970s film colour'],
  [/nolan|villeneuve/iu, 'monumental scale in a muted palette'],
  [/spielberg/iu, 'warm haze and a sense of wonder in the staging'],
  [/leibovitz/iu, 'sculpted portrait modelling with muted tones'],
  [/mccurry/iu, 'rich natural colour and a direct gaze'],
  [/banksy/iu, 'hard-edged black stencil shapes with one accent colour'],
  [/murakami/iu, 'flat candy colours with crisp outlines'],
  [/kusama/iu, 'dense dot patterns over flat colour'],
  [/hockney/iu, 'flat sunlit colour in clear simple shapes'],
  [/richter/iu, 'dragged and blurred paint'],
  [/koons|hirst/iu, 'mirror-smooth glossy surfaces'],
  [/quentin blake/iu, 'a scratchy ink line with loose washes'],
  [/jeffers|klassen|tan\b|willems|scheffler/iu, 'simple picture-book shapes with textured flat colour'],
  [/st[åa]lenhag/iu, 'realistic painted landscape under pale northern light'],
]

export function traitsOf(artist: string): string {
  return (
    traits.find(([pattern]) => pattern.test(artist))?.[1] ??
    'clear shapes, a limited palette and visible handwork'
  )
}
