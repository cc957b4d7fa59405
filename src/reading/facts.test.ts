import { expect, test } from 'vitest'
import { missingFacts } from './facts.ts'

/** A wish, a good rephrasing of it, and what is missing from a bad one. */
const cases: [language: string, given: string, good: string, bad: string, missing: string[]][] = [
  // English
  [
    'en',
    'a 35 second video',
    'A video that runs for 35 seconds.',
    'A video that runs for 30 seconds.',
    ['35 second'],
  ],
  [
    'en',
    'about 1,000 members',
    'Some 1000 members belong to it.',
    'Some 100 members belong to it.',
    ['1,000 members'],
  ],
  ['en', 'we lost 6% revenue', 'Revenue fell by six percent (6 %).', 'Revenue fell by 9 percent.', ['6%']],
  [
    'en',
    'bedtime story for my 4 year old Mira',
    'Mira is four years old and going to bed.',
    'Mina is four years old.',
    ['Mira'],
  ],
  ['en', 'a couple with 60k savings', 'They saved 60,000.', 'They saved 6,000.', ['60k']],
  ['en', 'income 4,200 net', 'Net income: 4200', 'Net income: 4800', ['4,200']],
  [
    'en',
    'put "Slow Mornings" on the cup',
    'The cup reads Slow Mornings.',
    'The cup reads Slow Evenings.',
    ['Slow Mornings'],
  ],
  ['en', 'gold #D4AF37 on black', 'Black with #d4af37 accents', 'Black with #d4af3f accents', ['#D4AF37']],
  [
    'en',
    'write to help@lind.example today',
    'Contact: Help@Lind.example',
    'Contact: info@lind.example',
    ['help@lind.example'],
  ],
  [
    'en',
    'see https://lind.example/start/ first',
    'Start at (lind: https://lind.example/start).',
    'Start at https://lind.example/begin.',
    ['https://lind.example/start/'],
  ],
  [
    'en',
    'I cycled from Vienna to Istanbul',
    'From Vienna all the way to Istanbul by bike',
    'From Vienna all the way to Ankara by bike',
    ['Istanbul'],
  ],
  [
    'en',
    'an app for the iPhone with GitHub sign-in',
    'iPhone app; people sign in by GitHub',
    'iPhone app; people sign in by GitLab',
    ['GitHub'],
  ],
  ['en', 'a B2B shop selling mp3 files', 'Shop (B2B) for MP3 files', 'Shop for files', ['B2B', 'mp3']],
  ['en', 'the meeting is at 3:30 pm', 'Meeting: 15:30', 'Meeting: 16:30', ['3:30']],
  ['en', 'open on 2026-03-14 only', 'Open on March 14, 2026', 'Open on March 15, 2026', ['2026-03-14']],
  ['en', 'ask my friend Tariq about it', 'Tariq, a friend, is asked.', 'A friend is asked.', ['Tariq']],
  ['en', 'a budget of $2.5 million', 'Budget: $2,500,000', 'Budget: $2,000,000', ['$2.5 million']],
  ['en', 'call +49 30 1234567 for help', 'Phone: +49-30-1234567', 'Phone: +49-30-1234568', ['1234567']],
  ['en', 'we use GPT-4 for the texts', 'Texts come from GPT 4.', 'Texts come from GPT-3.', ['GPT-4']],
  [
    'en',
    'a page of FAQ at the end',
    'Frequently asked questions close the page.',
    'Contact closes the page.',
    ['FAQ'],
  ],
  [
    'en',
    'the 1950s hotel in Penang has 12 rooms',
    'A hotel of the 1950s in Penang, twelve rooms',
    'A hotel of the 1920s in Penang, twelve rooms',
    ['1950s'],
  ],
  // German
  [
    'de',
    'Die Heizung ist seit 3 Wochen kaputt',
    'Seit drei Wochen läuft die Heizung nicht.',
    'Seit vier Wochen läuft die Heizung nicht.',
    ['3 Wochen'],
  ],
  ['de', 'Miete von 1.250 Euro', 'Die Miete beträgt 1250 €.', 'Die Miete beträgt 1520 €.', ['1.250 Euro']],
  [
    'de',
    'für meine 5-jährige Tochter mit „Frieda“',
    'Frieda ist fünfjährig.',
    'Frida ist fünfjährig.',
    ['Frieda'],
  ],
  [
    'de',
    'Der Verein nutzt PayPal für die Beiträge der 240 Mitglieder',
    '240 Mitglieder zahlen über PayPal.',
    '240 Mitglieder zahlen bar.',
    ['PayPal'],
  ],
  ['de', 'am 12.05.2026 um 10.30 Uhr', '12. Mai 2026, 10:30 Uhr', '13. Mai 2026, 10:30 Uhr', ['12.05.2026']],
  [
    'de',
    'ein Plakat mit »Sommerfest« drauf',
    'Auf dem Plakat steht Sommerfest.',
    'Auf dem Plakat steht Winterfest.',
    ['Sommerfest'],
  ],
  ['de', 'Anteil von 3,5 % reicht mir', '3.5 Prozent', '4,5 Prozent', ['3,5 %']],
  // Spanish
  [
    'es',
    'un cuento para la tortuga Rosalía y sus 2 amigos',
    'Rosalía, la tortuga, tiene dos amigos.',
    'Rosaura, la tortuga, tiene dos amigos.',
    ['Rosalía'],
  ],
  [
    'es',
    'quiero viajar de Sevilla a Oporto con 900 euros',
    'De Sevilla a Oporto, 900 €',
    'De Sevilla a Lisboa, 900 €',
    ['Oporto'],
  ],
  [
    'es',
    'el cartel dice «Se vende»',
    'Texto del cartel: "Se vende"',
    'Texto del cartel: "Se alquila"',
    ['Se vende'],
  ],
  ['es', 'una receta para 8 personas', 'Para ocho personas', 'Para seis personas', ['8 personas']],
  // French
  [
    'fr',
    'une chambre d’hôtes en Bretagne avec 6 lits',
    'Six lits, en Bretagne',
    'Six lits, en Provence',
    ['Bretagne'],
  ],
  [
    'fr',
    'le prix est de 9000€ en 6 minutes',
    '9 000 € en six minutes',
    '9 000 € en sept minutes',
    ['6 minutes'],
  ],
  [
    'fr',
    'une affiche avec « Bonne fête » en grand',
    'En grand : « bonne fête »',
    'En grand : « bon appétit »',
    ['Bonne fête'],
  ],
  ['fr', 'mon ami Étienne habite à Lyon', 'Etienne vit à Lyon.', 'Éric vit à Lyon.', ['Étienne']],
  // Italian
  [
    'it',
    'un agriturismo in Toscana con 12 camere',
    'In Toscana, dodici camere',
    'In Umbria, dodici camere',
    ['Toscana'],
  ],
  [
    'it',
    'una storia per mia figlia Giulia di 7 anni',
    'Giulia ha sette anni.',
    'Giulia ha nove anni.',
    ['7 anni'],
  ],
  ['it', 'il gatto si chiama “Pallino”', 'Pallino è un gatto.', 'Pallone è un gatto.', ['Pallino']],
  // Portuguese
  [
    'pt',
    'um aplicativo para o bairro Alvalade com 300 vizinhos',
    'Para 300 vizinhos em Alvalade',
    'Para 200 vizinhos em Alvalade',
    ['300 vizinhos'],
  ],
  [
    'pt',
    'a história de uma menina chamada Inês e de 3 gatos',
    'Inês e os três gatos',
    'Irene e os três gatos',
    ['Inês'],
  ],
  ['pt', 'o preço é de R$ 1.299,90 no site', 'R$ 1299,90', 'R$ 1399,90', ['R$ 1.299,90']],
  // Dutch
  [
    'nl',
    'een poster voor het feest in Utrecht met 4 ballonnen',
    'Vier ballonnen, feest in Utrecht',
    'Vijf ballonnen, feest in Utrecht',
    ['4 ballonnen'],
  ],
  [
    'nl',
    'schrijf aan mevrouw Van den Berg over de verwarming',
    'Aan mevrouw Van den Berg: de verwarming',
    'Aan mevrouw Van den Bosch: de verwarming',
    ['Berg'],
  ],
  // Russian
  [
    'ru',
    'история на 500 слов про Машу и её кота',
    '500 слов: Маша и кот',
    '300 слов: Маша и кот',
    ['500 слов'],
  ],
  [
    'ru',
    'расскажи про то, как Иван живёт в Москве',
    'Ивану хорошо в Москве',
    'Петру хорошо в Москве',
    ['Иван'],
  ],
  ['ru', 'сказка для детей 6 лет', 'Дети шести лет', 'Дети пяти лет', ['6']],
  [
    'ru',
    'вывеска с надписью «Хлеб и соль»',
    'Надпись «хлеб и соль»',
    'Надпись «Хлеб и мёд»',
    ['Хлеб и соль'],
  ],
  // Polish
  [
    'pl',
    'bajka o tym, jak Kasia jedzie do Krakowa na 3 dni',
    'Kasię czekają trzy dni w Krakowie, bo to nie jest daleko',
    'Basię czekają trzy dni w Krakowie, bo to nie jest daleko',
    ['Kasia'],
  ],
  ['pl', 'aplikacja dla 240 sąsiadów', 'Dla 240 sąsiadów', 'Dla 420 sąsiadów', ['240 sąsiadów']],
  // Turkish
  [
    'tr',
    'bir masal için kahraman Elif ve İzmir olsun',
    'Elif’in masalı İzmir’de geçiyor ve bu çok güzel',
    'Aylin’in masalı İzmir’de geçiyor ve bu çok güzel',
    ['Elif'],
  ],
  ['tr', 'komşular için 15 dakika süren bir film', '15 dakikalık film', '50 dakikalık film', ['15 dakika']],
  // Arabic, Hindi, Japanese, Chinese, Korean
  ['ar', 'قصة من ٣٠٠ كلمة عن قنفذ', 'القصة في 300 كلمة', 'القصة في 200 كلمة', ['٣٠٠ كلمة']],
  ['hi', 'कहानी ५०० शब्द की हो', 'कहानी 500 शब्दों की है', 'कहानी 400 शब्दों की है', ['५०० शब्द']],
  [
    'ja',
    '15秒の動画で「いらっしゃい」と言う',
    '「いらっしゃい」という15秒の動画',
    '「いらっしゃい」という20秒の動画',
    ['15秒'],
  ],
  ['ja', 'GitHubで公開する3つのアプリ', '三つのアプリをGitHubに公開', '三つのアプリを公開', ['GitHub']],
  ['zh', '写一个约500字的故事，标题是《小船》', '标题：小船（500字）', '标题：大船（500字）', ['小船']],
  [
    'ko',
    'GitHub에서 30초 영상을 보여줘',
    'GitHub에 있는 30초짜리 영상',
    'GitHub에 있는 60초짜리 영상',
    ['30초'],
  ],
]

test.for(cases)('%s: “%s” may become “%s”', ([, given, good]) => {
  expect(missingFacts(given, good)).toEqual([])
})

test.for(cases)('%s: of “%s” something is lost', ([, given, , bad, missing]) => {
  expect(missingFacts(given, bad)).toEqual(missing)
})

test('a text misses nothing of itself, and every missing fact is a piece of it', () => {
  for (const [, given] of cases) {
    expect(missingFacts(given, given)).toEqual([])
    for (const fact of missingFacts(given, '')) expect(given).toContain(fact)
  }
})

test('numbers of a list are not facts, and do not stand in for any', () => {
  expect(missingFacts('1. a red boat\n2. a blue boat', 'a red boat, a blue boat')).toEqual([])
  expect(missingFacts('exactly 2 boats', '1. A boat\n2. Another boat')).toEqual(['2 boats'])
})

test('a title in capitals names nobody', () => {
  expect(missingFacts('I Tried to Bathe All My Pets', 'Bathing every animal I own')).toEqual([])
  expect(missingFacts('PLEASE DO NOT USE PRICES', 'no prices')).toEqual([])
})

test('a unit, a day and a plural are no names', () => {
  expect(missingFacts('my laptop has 8 GB and crashes on Mondays', 'a laptop with 8 gigabytes')).toEqual([])
  expect(missingFacts('every Member has many Reservations', 'a Member may have a Reservation')).toEqual([])
})

test('a name is not the same in another script', () => {
  expect(missingFacts('a letter to my friend Tariq', 'Письмо Тарику')).toEqual(['Tariq'])
})

test('what only stresses, numbers or wraps the text is not missed', () => {
  expect(
    missingFacts('I Would like the area of THEIR SHOP ONLY for a vendor', 'Each vendor sees one shop.'),
  ).toEqual([])
  expect(missingFacts('“a dog that rides a horse”', 'A brown dog sits on a horse and rides.')).toEqual([])
  expect(
    missingFacts('Scene 1 a forest\nScene 2 a brook\nScene 3 a hut of 7 logs', 'Forest, brook, hut.'),
  ).toEqual(['7 logs'])
  expect(missingFacts('Sellers:\n1a. upload files\n1b. make categories', 'Files and categories.')).toEqual([])
})

test('a long name that was written with one slip may be mended, a short one or another name may not', () => {
  const given = 'in the style of Manchirian and Rebeka, for Mira'
  expect(missingFacts(given, 'For Mira, as Manchurian and Rebeka.')).toEqual([])
  expect(missingFacts(given, 'For Mina, as Mancunian and Rebekka.')).toEqual(['Manchirian', 'Rebeka', 'Mira'])
})
