/** Zero to twelve in words, a row per language; forms of one number are parted by a slash. */
const rows = [
  'zero/no one/a/an two/both three four five six seven eight nine ten eleven twelve',
  'null/kein/keine ein/eine/eins/einen/einem/einer zwei/zwo/beide/beiden drei vier fünf sechs sieben acht neun zehn elf zwölf',
  'cero uno/una/un dos/ambos/ambas tres cuatro cinco seis siete ocho nueve diez once doce',
  'zéro un/une deux trois quatre cinq six sept huit neuf dix onze douze',
  'zero uno/una/un due tre quattro cinque sei sette otto nove dieci undici dodici',
  'zero um/uma dois/duas três quatro cinco seis sete oito nove dez onze doze',
  'nul/geen een/één twee/beide drie vier vijf zes zeven acht negen tien elf twaalf',
  'ноль один/одна/одно/одного/одной два/две/двух/двумя три/трёх/трех четыре/четырёх/четырех пять/пяти шесть/шести семь/семи восемь/восьми девять/девяти десять/десяти одиннадцать двенадцать/двенадцати',
  'zero jeden/jedna/jedno dwa/dwie/dwóch/dwoje trzy/trzech cztery/czterech pięć/pięciu sześć/sześciu siedem/siedmiu osiem/ośmiu dziewięć dziesięć/dziesięciu jedenaście dwanaście',
  'нуль один/одна/одне два/дві/двох три/трьох чотири п’ять шість сім вісім дев’ять десять одинадцять дванадцять',
  'sıfır bir iki üç dört beş altı yedi sekiz dokuz on',
  'nol satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas',
  'noll en/ett två tre fyra fem sex sju åtta nio tio elva tolv',
  'صفر واحد/واحدة اثنان/اثنين/اثنتان ثلاثة/ثلاث أربعة/أربع خمسة/خمس ستة/ست سبعة/سبع ثمانية/ثماني تسعة/تسع عشرة/عشر',
  'शून्य एक दो तीन चार पाँच/पांच छह/छः सात आठ नौ दस ग्यारह बारह',
  '零 一 二/两/兩 三 四 五 六 七 八 九 十',
]
const numbers = new Map(
  rows.flatMap((row) =>
    row.split(' ').flatMap((forms, value) => forms.split('/').map((form) => [form, value] as const)),
  ),
)

/** What follows a number in one German or Dutch word: "fünfjährig". */
const endings = /(?:jähr|tägig|stündig|minüt|monat|wöch|fach|teil|köpf|jarig|daag)/u

/** The number from zero to twelve that a word in small letters says. */
export function numberOfWord(word: string): number | undefined {
  const known = numbers.get(word)
  if (known !== undefined || word.length < 7) return known
  const end = word.search(endings)
  return end > 0 ? numbers.get(word.slice(0, end)) : undefined
}
