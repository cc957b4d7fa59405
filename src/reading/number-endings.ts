// prettier-ignore
const times: Readonly<Record<string, number>> = {
  'k thousand tausend mille mil mila duizend tysięcy tysiące bin тысяч тысячи тысяча тыс ribu ألف हज़ार हजार 千 천': 1e3,
  '万 萬 만': 1e4, 'lakh lakhs लाख': 1e5,
  'M million millions mio mln millionen millones milhões milioni miljoen milionów milyon миллион миллиона миллионов млн juta مليون 百万': 1e6,
  'crore crores करोड़': 1e7, '億 亿 억': 1e8,
  'billion billions bn mrd milliarde milliarden milliards miliardi miliardów miljard milyar миллиард миллиарда миллиардов млрд': 1e9,
}

/** Word → factor: "2.5 million". */
export const multipliers: ReadonlyMap<string, number> = new Map(
  Object.entries(times).flatMap(([list, factor]) => list.split(' ').map((word) => [word, factor] as const)),
)

const secondWords =
  's sec secs second seconds sekunde sekunden seconde secondes segundo segundos secondo secondi seconden sekunda sekundy sekund saniye detik секунда секунды секунд секунду секунди ثانية ثواني ثوان सेकंड सेकेंड giây sekunder sekuntia 秒 秒钟 秒鐘 秒間 초 วินาที'
export const seconds: ReadonlySet<string> = new Set(secondWords.split(' '))

export const ordinals: ReadonlySet<string> = new Set('st nd rd th e er re º ª x ère го й я'.split(' '))

const units =
  's ms min h hr m km cm mm ft mi g kg mg lb l ml px kb mb gb tb kwh mhz ghz fps dpi г кг м л °c °f zł'
/** Short units and endings behind a number; with other letters it is a name, such as "3D". */
export const abbreviations: ReadonlySet<string> = new Set([...ordinals, ...units.split(' ')])

/** ISO 4217 codes. */
export const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))
