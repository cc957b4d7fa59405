import { expect, test } from 'vitest'
import { protectedNames, unsafeForChildren } from './child-safety.ts'

const topicsIn = (text: string) => [...new Set(unsafeForChildren(text).map(({ topic }) => topic))]

const unsafe: [text: string, topic: string][] = [
  ['5 year old Lena climbs out of her window at night to ride the crane', 'dangerous to copy'],
  ['the boy plays with fire behind the barn', 'dangerous to copy'],
  ['she goes with a stranger to his car', 'dangerous to copy'],
  ['the pirate pulls a pistol', 'weapons'],
  ['a wizard who murders his brother', 'violence'],
  ['grandpa drinks beer and smokes a cigarette', 'alcohol and smoking'],
  ['a girl who wants to die', 'self-harm'],
  ['he hangs himself in the attic', 'self-harm'],
  ['Pip drank bleach from the bottle', 'self-harm'],
  ['El pirata bebe veneno', 'self-harm'],
  ['a sexy mermaid', 'sexual content'],
  ['they find cocaine in the cave', 'drugs'],
  ['Tim klettert nachts aus dem Fenster', 'dangerous to copy'],
  ['Der Räuber hat eine Pistole und ist betrunken', 'weapons'],
  ['Das Kind geht mit einem Fremden mit', 'dangerous to copy'],
  ['El niño juega con fuego en el bosque', 'dangerous to copy'],
  ['Un hombre borracho saca una pistola', 'alcohol and smoking'],
  ['Le garçon joue avec le feu dans la grange', 'dangerous to copy'],
  ['Un homme est assassiné dans la rue', 'violence'],
  ['La bambina scappa di casa da sola di notte', 'dangerous to copy'],
  ['Il mago uccide il drago con una bomba', 'violence'],
  ['A menina sobe no telhado e pula da janela', 'dangerous to copy'],
  ['O pai bebe cerveja com os amigos', 'alcohol and smoking'],
  ['Мальчик вылезает ночью из окна', 'dangerous to copy'],
  ['У разбойника есть пистолет', 'weapons'],
  ['Chłopiec bawi się ogniem w lesie', 'dangerous to copy'],
  ['Tata pije piwo z kolegą', 'alcohol and smoking'],
  ['Çocuk kibritle oynuyor ve evi yakıyor', 'dangerous to copy'],
  ['Adamın elinde bir tabanca var', 'weapons'],
  ['الولد يلعب بالنار في الغابة', 'dangerous to copy'],
  ['وجد الرجل مسدسا ومخدرات في البيت', 'drugs'],
  ['लड़का आग से खेलता है', 'dangerous to copy'],
  ['पिता शराब पीते हैं', 'alcohol and smoking'],
  ['Anak itu bermain api di hutan', 'dangerous to copy'],
  ['Pencuri itu membawa pistol', 'weapons'],
  ['小男孩在森林里玩火', 'dangerous to copy'],
  ['爸爸喝酒以后开车', 'alcohol and smoking'],
  ['男の子が屋根に登って飛び降りる', 'dangerous to copy'],
  ['お父さんがビールを飲む', 'alcohol and smoking'],
  ['De jongen vindt een pistool', 'weapons'],
  ['De rover vermoordt de koning', 'violence'],
  ['Tim klimt in het donker uit het raam', 'dangerous to copy'],
  ['Papa rookt een sigaret', 'alcohol and smoking'],
  ['Хлопчик узяв рушницю', 'weapons'],
  ['Розбійник убив лисицю, кров була всюди', 'violence'],
  ['Дівчинка вилазить уночі з вікна', 'dangerous to copy'],
  ['Хлопчик бавиться сірниками', 'dangerous to copy'],
  ['소년이 총으로 여우를 쏜다', 'weapons'],
  ['도둑이 여우를 죽였다', 'violence'],
  ['아이가 성냥으로 불장난을 한다', 'dangerous to copy'],
  ['소녀가 창문에서 뛰어내린다', 'dangerous to copy'],
  ['Mia drinks the bleach under the sink', 'dangerous to copy'],
  ['Das Mädchen trinkt das Putzmittel', 'dangerous to copy'],
  ['La niña se bebe toda la lejía', 'dangerous to copy'],
  ['Девочка выпила отбеливатель', 'dangerous to copy'],
  ['Mia puts a fork into the socket', 'dangerous to copy'],
  ['Le garçon met ses doigts dans la prise électrique', 'dangerous to copy'],
  ['Tom steckt den Finger in die Steckdose', 'dangerous to copy'],
]

test.for(unsafe)('%s: %s', ([text, topic]) => {
  expect(topicsIn(text)).toContain(topic)
})

const safe = [
  'a little tugboat who is ashamed of its quiet horn saves a big ferry in fog',
  'children play with water guns and count shooting stars',
  'a killer whale learns to sing',
  'a monkey hangs from a branch, and the witch hides a poisoned apple',
  'a fire engine drives past the window, and the boys play football matches',
  'a cat sleeps on the roof in spring',
  'teach 6 year olds why we sort rubbish, with a raccoon detective',
  'Eine Nacktschnecke weint, weil der Regen aufhört',
  'Ein Geschenk für Oma, und auf dem Dach sitzt eine Taube',
  'Le chat dort près du feu et la lune se lève',
  'El abuelo vino a casa con una granada del huerto',
  'Il gatto guarda dalla finestra e sogna il mare',
  'A tartaruga quer aprender a voar com os amigos',
  'Девочка лежит в кровати и слушает дождь',
  'Mały jeż zgubił drogę i wraca do domu',
  'Küçük kirpi bir gün evine dönmek ister',
  'قنفذ صغير يبحث عن بيته',
  'एक छोटी साही घर का रास्ता ढूँढती है',
  'Mata kucing itu bersinar di malam hari',
  '小朋友们在房间里玩火车',
  '個性的なタヌキが森で歌う',
  'They squirt each other with water pistols in the garden',
  'Granatowe niebo jest pełne gwiazd',
  'O tatu mora na mata e gosta de ouvir os passarinhos',
  'La niña arma un rompecabezas con su abuela',
  'El abuelo arma una tienda y la niña le ayuda',
  'السمكة تقفز فوق سطح الماء في البحيرة',
  'Mia unwraps a gift and drinks her cocoa',
  'Grandma drinks tea and hangs the washing',
  'Oma zet een kopje thee en de kinderen dronken limonade',
  'Мама забила цвях, і вони повісили картину',
  '아이들이 커피를 끓이는 할머니 옆에서 죽을 먹는다',
]

test.for(safe)('%s: nothing to say', (text) => {
  expect(unsafeForChildren(text)).toEqual([])
})

test('words come as they were typed, each once', () => {
  expect(unsafeForChildren('A Gun! a gun? GUNS.')).toEqual([
    { word: 'gun', topic: 'weapons' },
    { word: 'GUNS', topic: 'weapons' },
  ])
})

test('well-known characters are found in the languages of children', () => {
  expect(protectedNames('a pixar movie poster with Peppa Pig and Pokémon')).toEqual([
    'pixar',
    'Peppa Pig',
    'Pokémon',
  ])
  expect(protectedNames('Гарри Поттер и 小猪佩奇 und Bibi Blocksberg')).toEqual([
    'Гарри Поттер',
    '小猪佩奇',
    'Bibi Blocksberg',
  ])
  expect(protectedNames('Elsa builds a castle of ice')).toEqual(['Elsa'])
  expect(protectedNames('Elsa and Olaf go for a walk')).toEqual(['Elsa', 'Olaf'])
  expect(protectedNames('Anna and Elsa sing')).toEqual(['Anna', 'Elsa'])
})

test('a child may be called Elsa, and a lion lion', () => {
  expect(protectedNames('Anna builds a snowman in the snow')).toEqual([])
  expect(protectedNames('5 year old Elsa rides her bike to Mario’s bakery')).toEqual([])
  expect(protectedNames('a lion who is afraid of the dark')).toEqual([])
})
