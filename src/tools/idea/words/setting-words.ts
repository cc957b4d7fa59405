import type { DayTime, Era, Season, Weather } from '../setting.ts'

/** Words for when and where, in English, German, French, Spanish, Portuguese, Italian, Dutch, Polish, Turkish, Russian, Ukrainian, Arabic, Hindi, Japanese, Chinese and Korean. */
export const dayTimeWords: Record<DayTime, string> = {
  dawn: 'dawn, daybreak, at first light, sunrise | morgendämmerung, sonnenaufgang, morgengrauen, aube, lever du soleil, lever de soleil, amanecer, alba, amanhecer, nascer do sol, alvorada, all’alba, zonsopgang, dageraad, świt, wschód słońca, şafak, gün doğumu, рассвет*, восход*, світанк*, فجر, شروق, सूर्योदय, भोर, 夜明け, 日の出, 黎明, 日出, 拂晓, 清晨, 새벽, 일출',
  morning:
    'morning, mornings | am morgen, morgens, frühmorgens, vormittag, morgen*licht, matin, matinée, por la mañana, de la mañana, manhã, mattina, mattino, ochtend, ’s morgens, rano, poranek, sabah, sabahleyin, утро, утром, утра, утренн*, ранок, вранці, صباح, صباحا, सुबह, 朝, 早朝, 早上, 早晨, 아침',
  noon: 'noon, midday, high noon | mittag, mittags, midi, mediodía, meio-dia, mezzogiorno, middag, południe, öğle*, полдень, в полдень, полудн*, опівдні, ظهر, الظهيرة, दोपहर, 正午, 昼, 中午, 正午, 한낮, 정오',
  afternoon:
    'afternoon | nachmittag, nachmittags, après-midi, por la tarde, de la tarde, de tarde, à tarde, pomeriggio, popołudni*, öğleden sonra, после обеда, بعد الظهر, अपराह्न, 午後, 下午, 오후',
  'golden hour':
    'golden hour | goldene stunde, heure dorée, hora dorada, hora dourada, ora dorata, золотой час, الساعة الذهبية, ゴールデンアワー, 黄金时刻, 황금시간',
  sunset:
    'sunset, setting sun, sundown | sonnenuntergang, coucher du soleil, coucher de soleil, puesta de sol, puesta del sol, atardecer, ocaso, pôr do sol, por do sol, tramonto, zonsondergang, zachód słońca, zachodzie słońca, gün batımı, gün batımında, закат*, захід сонця, заході сонця, غروب, सूर्यास्त, 夕日, 夕焼け, 日没, 日落, 夕阳, 夕陽, 일몰, 노을, 석양',
  dusk: 'dusk, twilight, blue hour, nightfall | dämmerung, abenddämmerung, crépuscule, anochecer, crepúsculo, crepuscolo, anoitecer, schemering, zmierzch*, alacakaranlık, сумерк*, сутінк*, شفق, गोधूलि, 夕暮れ, 黄昏, 傍晚, 황혼, 해질녘',
  evening:
    'evening, evenings | abend, abends, am abend, soir, soirée, le soir, sera, di sera, avond, wieczór, wieczorem, akşam*, вечер*, вечір, ввечері, увечері, مساء, شام, शाम, 夕方, 晩, 晚上, 저녁',
  night:
    'night, nighttime, nights, midnight sun, by night, at night, moonlit, moonlight | nacht, nachts, nuit, de nuit, noche, de noche, noite, à noite, notte, di notte, noc, nocą, w nocy, gece, geceleyin, ночь, ночью, ночи, ночн*, ніч, вночі, уночі, ليل, ليلا, الليل, ليلة, रात, रात में, 夜, 夜中, 夜晚, 晚, 深夜, 밤',
  midnight:
    'midnight | mitternacht, um mitternacht, minuit, medianoche, meia-noite, mezzanotte, middernacht, północ, gece yarısı, полночь, в полночь, полноч*, північ, منتصف الليل, आधी रात, 真夜中, 午夜, 半夜, 자정, 한밤',
}

export const seasonWords: Record<Season, string> = {
  spring:
    'springtime, in spring, in the spring, early spring, late spring, spring morning, spring day, spring evening, spring rain, spring meadow, spring garden, spring afternoon, cherry blossom | frühling*, frühjahr, printemps, primavera, primaver*, voorjaar, lente, wiosn*, ilkbahar, bahar, весн*, весенн*, навесні, ربيع, الربيع, वसंत, बसंत, 春, 봄',
  summer:
    'summer, summers, summertime, midsummer | sommer*, im sommer, été, en été, l’été, verano, verão, estate, d’estate, zomer*, lato, latem, yaz, yazın, лето, летом, лета, летн*, влітку, صيف, الصيف, गर्मी, गर्मियों, ग्रीष्म, 夏, 여름',
  autumn:
    'autumn, autumnal, fall foliage, in the fall, fall colors, fall colours, fall leaves | herbst*, automne, d’automne, otoño, outono, autunno, herfst, jesień, jesienią, sonbahar, осен*, восени, خريف, الخريف, पतझड़, शरद, 秋, 가을',
  winter:
    'winter, winters, wintertime, midwinter, wintry, christmas eve | winter*abend, hiver, d’hiver, invierno, inverno, d’inverno, zima, zimą, zimow*, kış, kışın, зима, зимой, зимы, зимн*, взимку, شتاء, الشتاء, सर्दी, सर्दियों, शीत, 冬, 겨울',
}

export const weatherWords: Record<Weather, string> = {
  rain: 'rain, rains, raining, rainy, rainfall, drizzle, drizzling, downpour, monsoon, raindrops | regen, regnet, regnerisch*, im regen, pluie, pluvieux, sous la pluie, lluvia, lluvioso, lloviendo, chuva, chuvoso, pioggia, piove, regenachtig, deszcz*, yağmur*, дождь, дожде*, дожд*, дощ*, مطر, المطر, ممطر*, बारिश, वर्षा, 雨, 비가, 비 오는, 빗속',
  storm:
    'storm, stormy, thunderstorm, thunder, lightning, hurricane, tempest, tornado, cyclone, typhoon | sturm*, gewitter*, blitz, orage*, tempête, tormenta, tempestad*, trovoada, tempestade, tempesta, temporale, burza, burzy, fırtına*, гроз*, бур*, шторм*, عاصفة, العاصفة, رعد, तूफान, तूफ़ान, आंधी, 嵐, 雷雨, 暴风雨, 暴風雨, 台風, 폭풍*, 폭풍',
  snow: 'snow, snowy, snowing, snows, snowfall, blizzard, snowstorm, snowflakes | schnee*, verschneit*, schneit, neige, neigeux, enneigé*, nieve, nevado, nevada, nevando, neve, nevad*, innevat*, sneeuw*, śnieg*, śnieży*, kar yağ*, karlı, karda, снег*, снеж*, сніг*, ثلج, الثلج, ثلوج, बर्फ, बर्फ़, 雪, 눈 덮인, 눈이, 눈 내리는',
  fog: 'fog, foggy, mist, misty, haze, hazy | nebel*, neblig*, brouillard, brume, niebla, neblina, bruma, nevoeiro, névoa, nebbia, nebbios*, mist*ig, mgła, mgle, mgły, sis, sisli, туман*, ضباب, الضباب, कोहरा, कोहरे, धुंध, 霧, 雾, 霞, 안개',
  wind: 'wind, windy, breeze, breezy, gale, gust, gusts | windig, brise, vent, venteux, viento, ventoso, vento, ventos*, wiatr*, rüzgar*, rüzgâr*, ветер, ветр*, вітер, ريح, رياح, الريح, हवा, 風, 风, 바람',
  sun: 'sunny, sunshine, sunlit, sunlight, bright sun | sonnig*, sonnenschein, sonnenlicht, ensoleillé*, soleil, soleado, soleada, ensolarado, ensolarada, soleggiat*, zonnig*, słoneczn*, güneşli, солнечн*, сонячн*, مشمس*, الشمس, धूप, 日差し, 晴れ, 阳光, 陽光, 晴天, 햇살, 맑은',
  cloud:
    'cloudy, overcast, clouds, grey sky, gray sky | bewölkt*, wolkig, wolken, nuageux, nuages, nublado, nubes, nuvens, nuvoloso, nuvole, bewolkt, pochmurn*, bulutlu, облач*, пасмурн*, хмар*, غائم*, غيوم, बादल, 曇り, 雲, 多云, 阴天, 乌云, 구름, 흐린',
  frost:
    'frost, frosty, icy, freezing, frozen lake, frozen river, freezing cold | eisig*, frostig*, givre, gelé, glacial*, helada, gelad*, gelo, ghiaccio, gelid*, mróz, mroźn*, buzlu, мороз*, лед, льд*, лід, صقيع, جليد, ठंड, पाला, 氷, 霜, 冰, 얼음',
  heat: 'heatwave, heat wave, scorching, sweltering, blazing heat, drought | hitze*, hitzewelle, canicule, ola de calor, onda de calor, ondata di caldo, upał*, sıcak hava dalgası, жар*, зной, спек*, حر شديد, موجة حر, लू, 猛暑, 炎天, 酷暑, 폭염',
}

export const eraWords: Record<Era, string> = {
  prehistoric:
    'prehistoric, stone age, ice age, caveman, cavemen, neanderthal, dinosaurs | steinzeit, eiszeit, préhistoire, préhistorique, prehistoria, prehistórico, preistoria, taş devri, каменн* век*, доисторическ*, العصر الحجري, पाषाण युग, 石器時代, 石器时代, 석기 시대',
  ancient:
    'ancient egypt, ancient rome, ancient greece, ancient roman, ancient greek, roman empire, pharaoh, pharaohs, gladiator, gladiators, bronze age, iron age | antike, antiquité, antigua roma, antiguo egipto, antigua grecia, roma antiga, antica roma, antik, древн* рим*, древн* егип*, древн* грец*, مصر القديمة, روما القديمة, प्राचीन, 古代, 고대',
  medieval:
    'medieval, middle ages, knight, knights, crusader, crusade | mittelalter*, moyen âge, moyen-âge, médiéval*, edad media, medieval*, idade média, medioevo, medievale, middeleeuw*, średniowiecz*, ortaçağ*, средневеков*, середньовіч*, العصور الوسطى, मध्यकाल*, 中世, 中世纪, 中世紀, 중세, 戦国時代, 江戸時代',
  renaissance:
    'renaissance, leonardo’s time | rinascimento, renacimiento, renascimento, renesans*, rönesans, ренессанс*, возрождени*, عصر النهضة, पुनर्जागरण, ルネサンス, 文艺复兴, 르네상스',
  victorian:
    'victorian, edwardian, belle époque, belle epoque, gaslight, gaslit, steampunk, wild west, old west, 19th century, 19th-century, nineteenth century | viktorianisch*, gründerzeit, 19. jahrhundert, xixe siècle, siglo xix, século xix, ottocento, wiktoriańsk*, viktorya dönemi, викторианск*, 19 век*, xix век*, 19世紀, 十九世纪, 明治時代',
  '1920s':
    '1920s, roaring twenties, jazz age, art deco, twenties | goldene zwanziger, zwanziger jahre, années folles, années 20, años veinte, anni venti, anos vinte, 1920-х, двадцатых годов, 大正時代',
  wartime:
    'wartime, world war, wwi, wwii, ww1, ww2, second world war, first world war | weltkrieg, guerre mondiale, guerra mundial, guerra mondiale, dünya savaşı, вторая мировая, второй мировой, великой отечественной, الحرب العالمية, विश्व युद्ध, 世界大戦, 二战, 세계대전',
  'mid-century':
    '1950s, 1960s, fifties, sixties, mid-century, midcentury | fünfziger jahre, sechziger jahre, années 50, années 60, años cincuenta, años sesenta, anni cinquanta, anni sessanta, anos cinquenta, anos sessenta, пятидесят*, шестидесят*, 昭和',
  '1970s':
    '1970s, seventies, disco era | siebziger jahre, années 70, años setenta, anni settanta, anos setenta, семидесятых',
  '1980s':
    '1980s, eighties, synthwave, retrowave | achtziger jahre, années 80, años ochenta, anni ottanta, anos oitenta, восьмидесятых, 八十年代, 80年代',
  '1990s':
    '1990s, nineties, y2k | neunziger jahre, années 90, años noventa, anni novanta, anos noventa, девяностых, 九十年代, 90年代',
  present:
    'present-day, present day, modern-day, nowadays | heutzutage, de nos jours, hoy en día, atualmente, oggigiorno, в наши дни, в наше время, 現代, 现代, 현대',
  future:
    'future, futuristic, cyberpunk, solarpunk, post-apocalyptic, post apocalyptic, sci-fi, science fiction, dystopian, dystopia, space age | zukunft, futuristisch*, science-fiction, futur, futuriste, futuro, futurista, futurístic*, futuristic*, toekomst, przyszłoś*, gelecek*, fütüristik, будущ*, футуристич*, майбутн*, المستقبل, مستقبلي*, भविष्य, 未来, 미래, サイバーパンク, 赛博朋克, 사이버펑크',
  other:
    '18th century, eighteenth century, baroque, rococo, georgian era, golden age of piracy, age of sail | barock*, siècle des lumières, siglo xviii, settecento, 18. jahrhundert, 18 век*, 18世紀',
}

export const whereWords: Record<'indoor' | 'outdoor', string> = {
  indoor:
    'indoors, indoor, inside a room, kitchen, bedroom, living room, office, classroom, studio | küche, zimmer, wohnzimmer, schlafzimmer, büro, drinnen, werkstatt, cuisine, chambre, salon, bureau, atelier, cocina, habitación, dormitorio, sala, oficina, taller, cozinha, quarto, escritório, cucina, camera da letto, soggiorno, ufficio, bottega, keuken, slaapkamer, kuchnia, pokój, pokoju, mutfak, oda, odası, odada, кухн*, комнат*, офис*, мастерск*, مطبخ, غرفة, مكتب, रसोई, कमरा, कमरे, दफ्तर, 部屋, 台所, 教室, 房间, 厨房, 教室, 办公室, 방에, 부엌, 교실, biblioteca, bibliothek, bibliothèque, biblioteka, kütüphane, библиотек*, مكتبة, पुस्तकालय, 図書館, 图书馆, 도서관, bäckerei, boulangerie, panadería, padaria, panetteria, пекарн*, مخبز, パン屋, 面包店, 빵집',
  outdoor:
    'outdoors, outdoor, outside, street, garden, park, beach, forest | draußen, straße, garten, strand, wald, im freien, wiese, dehors, rue, jardin, plage, forêt, calle, jardín, playa, bosque, parque, al aire libre, rua, jardim, praia, floresta, all’aperto, strada, giardino, spiaggia, foresta, bosco, buiten, straat, tuin, bos, ulica, ulicy, ogród, ogrodzie, plaż*, las, lesie, sokak, sokakta, bahçe*, sahil*, orman*, улиц*, сад, саду, пляж*, лес, лесу, парк*, вулиц*, شارع, حديقة, شاطئ, غابة, सड़क, बगीच*, समुद्र तट, जंगल, पार्क, 庭, 公園, 海辺, 森, 街, 花园, 公园, 海滩, 森林, 街道, 거리, 정원, 해변, 숲, 공원',
}
