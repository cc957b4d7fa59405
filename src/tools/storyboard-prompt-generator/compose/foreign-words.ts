import { createFinder } from '#tools/idea/word-finder.ts'

// German, French, Spanish, Portuguese, Italian, Dutch, Polish, Turkish, Russian, Arabic, Hindi, Japanese, Chinese, Korean.
const findFear = createFinder<string>({
  'the dark':
    '| dunkel*, dunkelheit, noir, obscurité, oscuridad, oscuro, escuro, escuridão, buio, donker, ciemno*, karanlık*, темнот*, الظلام, ظلام, अंधेर*, 暗闇, 暗い, 黑暗, 怕黑, 어둠',
  'the water':
    '| wasser, eau, agua, água, acqua, water, woda, wody, sudan, вода, воды, воде, الماء, पानी, 水, 물',
  'the wind': '| wind, vent, viento, vento, wiatr*, rüzgar*, ветер, ветра, الرياح, हवा, 風, 风, 바람',
  'the thunder':
    '| donner, gewitter, tonnerre, orage, trueno*, tormenta, trovão, trovões, tuono, temporale, onweer, burz*, gök gürültü*, гром, грозы, гроза, الرعد, गरज, 雷, 천둥',
  dogs: '| hund*, chiens, perros, cães, cani, honden, psów, köpek*, собак*, الكلاب, कुत्त*, 犬, 狗, 강아지',
  'the new school':
    '| schule, école, escuela, escola, scuola, school, szkoł*, okul*, школ*, المدرسة, स्कूल, 学校, 학교',
  'the height':
    '| höhe, hauteur, altura, alturas, altezza, hoogte, wysokości, yüksek*, высоты, المرتفعات, ऊंचाई, 高い所, 高处, 높은',
})

const findDear = createFinder<string>({
  Mum: '| mutter, mama, maman, mère, mamá, madre, mamãe, mãe, mamma, moeder, mamę, mamy, anne*, мам*, أمه, أمها, माँ, मां, お母さん, 妈妈, 엄마',
  Dad: '| vater, papa, père, papá, padre, papai, pai, papà, vader, tatę, baba*, пап*, أبوه, पापा, お父さん, 爸爸, 아빠',
  'the key':
    '| schlüssel, clé, llave, chave, chiave, sleutel, klucz*, anahtar*, ключ*, مفتاح, चाबी, 鍵, 钥匙, 열쇠',
  'the ball':
    '| ball, ballon, balle, pelota, balón, bola, palla, bal, piłk*, top, topu*, мяч*, كرة, गेंद, ボール, 球, 공',
  'the teddy':
    '| teddy, kuscheltier, doudou, nounours, peluche, osito, ursinho, orsetto, knuffel, misia, мишк*, ぬいぐるみ, 玩具熊, 곰인형',
  'the cat': '| katze, chat, gato, gata, gatto, kat, kota, kedi*, кот*, кошк*, قطته, बिल्ली, 猫, 고양이',
  'the star':
    '| stern, étoile, estrella, estrela, stella, ster, gwiazd*, yıldız*, звезд*, نجمة, तारा, 星, 별',
})

/** What an idea in another language is afraid of, in English with its article. */
export function foreignFear(text: string, language: string): string | undefined {
  return findFear(text, language)[0]?.key
}

/** Whom or what it has lost, apart from the hero itself. */
export function foreignDear(text: string, language: string, heroNoun: string): string | undefined {
  return findDear(text, language).find(({ key }) => !key.endsWith(heroNoun))?.key
}
