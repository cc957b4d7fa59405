/** By language, parted by commas. `whole`: words and phrases as they stand; `begins`: how words begin, whatever their ending. */
type Words = { whole: Readonly<Record<string, string>>; begins: Readonly<Record<string, string>> }

/**
 * By topic. `first` is dangerous to copy within a few words of `second`; `harmless` is company in which a word is no
 * danger.
 */
// prettier-ignore
export const unsafeWords: Readonly<Record<string, Words>> = {
  violence: { whole: {
    en: 'kill, kills, killed, killing, killer, blood, bloody, bleeding, gore, rape, raped, hostage, hostages', de: 'blut, blutet, blutig, blutige, mord, geisel, geiseln', fr: 'tue, tuer, tué, tuée, sang, otage, otages', es: 'mata, matar, mató, sangre, rehén, rehenes', it: 'sangue, ostaggio, stupro', pt: 'mata, matar, matou, sangue, refém, estupro', pl: 'krew, krwi, gwałt', tr: 'kan, kanlı, kanı, rehine', id: 'darah, berdarah, sandera',
    ru: 'кровь, крови, кровью', ar: 'دم, دماء, قتل, يقتل, تقتل, اغتصاب', hi: 'खून, हत्या, कत्ल, बलात्कार, अपहरण', zh: '杀死, 谋杀, 杀人, 绑架, 血腥, 流血, 强奸, 折磨', ja: '殺す, 殺し, 殺人, 誘拐, 拷問, 血まみれ, 流血, 虐待',
  }, begins: {
    en: 'murder, stabb, strangl, tortur, massacr, behead, kidnap, slaughter, bloodbath', de: 'ermord, mörder, töte, erschieß, erstech, erstich, folter, entführ, vergewaltig, blutbad', fr: 'meurtr, assassin, égorg, tortur, kidnapp, sanglant', es: 'asesin, apuñal, tortur, secuestr, sangrient', it: 'uccid, ucciso, uccisa, assassin, omicid, tortur, rapisc, sanguinos', pt: 'assassin, esfaque, tortur, sequestr, sangrent',
    pl: 'zabij, zabił, morder, tortur, porwani, porywacz, krwaw', tr: 'öldür, cinayet, işkence, bıçakla, tecavüz', id: 'membunuh, pembunuh, dibunuh, menculik, penculik, penyiksa, menyiksa', ru: 'убива, убий, убил, убить, пытк, похити, похища, зарез, кровав, изнасил',
  } },
  weapons: { whole: {
    en: 'gun, guns, rifle, rifles, bomb, bombs, missile, missiles, ammunition', de: 'waffe, waffen, gewehr, gewehre, bombe, bomben', fr: 'arme à feu, armes à feu, fusil, fusils, bombe, bombes', es: 'arma, armas, fusil, bomba, bombas', it: 'arma, armi, fucile, fucili, bomba, bombe', pt: 'arma, armas, fuzil, bomba, bombas', pl: 'broń, broni, bronią, bomba, bomby, bombę', tr: 'bomba, bombalar', id: 'senapan, bom, senjata',
    ar: 'سلاح, أسلحة, مسدس, بندقية, قنبلة', hi: 'बंदूक, बन्दूक, हथियार, पिस्तौल, बम', zh: '手枪, 枪, 炸弹, 武器', ja: '銃, 拳銃, 爆弾, 武器',
  }, begins: {
    en: 'weapon, pistol, shotgun, grenade, explosive, dynamit, firearm, revolver', de: 'pistole, granate, sprengstoff, maschinengewehr', fr: 'pistolet, explosif', es: 'pistola, explosiv, escopeta', it: 'pistol, granat, esplosiv', pt: 'pistola, explosiv, espingarda', pl: 'pistolet, karabin, granat', tr: 'silah, tabanca, tüfe, patlayıcı', id: 'pistol, granat', ru: 'оружи, пистолет, ружь, бомб, взрывчат, автоматчик',
  } },
  drugs: { whole: {
    en: 'drugs, heroin, cocaine, meth, lsd, drug dealer, drug dealers', de: 'heroin, kokain, kiffen, kifft', fr: 'drogue, drogues, héroïne, cocaïne', es: 'droga, drogas, heroína, cocaína', it: 'droga, droghe, eroina, cocaina', pt: 'droga, drogas, heroína, cocaína, maconha', pl: 'heroina, kokaina', tr: 'eroin, kokain, esrar', id: 'narkoba, kokain, ganja', ar: 'مخدرات, كوكايين, هيروين, حشيش', hi: 'ड्रग्स, गांजा, हेरोइन',
    zh: '毒品, 吸毒, 海洛因, 可卡因, 大麻', ja: '麻薬, 覚醒剤, コカイン, 大麻',
  }, begins: {
    en: 'marijuana, cannabis, overdos', de: 'drogen, rauschgift, marihuana', es: 'marihuana', it: 'marijuana', pl: 'narkotyk, marihuan', tr: 'uyuşturucu', ru: 'наркот, героин, кокаин, марихуан',
  } },
  'alcohol and smoking': { whole: {
    en: 'beer, beers, wine, wines, whisky, whiskey, vodka, drunk, alcohol, cigar, smokes a pipe, smoking a pipe, vape, vapes, vaping', de: 'bier, biere, wein, schnaps, wodka', fr: 'bière, bières, vin, vins, ivre, ivres, alcool, vodka', es: 'cerveza, cervezas, alcohol, vodka', it: 'birra, birre, vino, vini, vodka, alcol', pt: 'cerveja, cervejas, vinho, vinhos, álcool, vodca', pl: 'piwo, piwa, wino, wódka, wódkę',
    tr: 'bira, şarap, rakı, sarhoş, votka', id: 'bir, anggur merah, mabuk, alkohol, rokok, merokok', ru: 'пиво, пива, вино, вина, водка, водку, пьяный, пьяная', ar: 'بيرة, نبيذ, خمر, سجائر, سيجارة', hi: 'शराब, बीयर, सिगरेट, बीड़ी', zh: '啤酒, 喝酒, 白酒, 葡萄酒, 喝醉, 香烟, 抽烟, 吸烟', ja: 'ビール, お酒, 酒を, ワイン, タバコ, たばこ, 酔っ払',
  }, begins: {
    en: 'cigarette', de: 'zigarette, betrunken, besoffen, alkohol', fr: 'cigarette', es: 'borrach, cigarrillo', it: 'ubriac, sigarett', pt: 'bêbad, cigarro', pl: 'papieros, pijan, alkohol', tr: 'sigara, alkol', ru: 'сигарет, алкогол',
  } },
  'sexual content': { whole: {
    en: 'sex, sexy, nude, nudes, nudity, nsfw, lingerie', de: 'sex', fr: 'sexe, nue, nues', es: 'sexo, sexy', it: 'sesso, sexy, nuda', pt: 'sexo, sexy', pl: 'seks, nago', tr: 'seks, çıplak', id: 'seks, telanjang', ru: 'секс, секса, голая, голый', ar: 'جنسي, جنسية, إباحي, عارية', hi: 'सेक्स, नंगी, अश्लील', zh: '色情, 裸体, 性爱, 性感', ja: 'セックス, ヌード, 全裸, ポルノ',
  }, begins: {
    en: 'sexual, porn, erotic, prostitut, stripper, striptease', de: 'sexuell, porno, erotisch, prostitu', fr: 'sexuel, porno, érotique, prostitu', es: 'sexual, porno, erótic, desnud, prostitu', it: 'sessual, porno, erotic, prostitu', pt: 'sexual, pornô, pornogr, erótic, prostitu', pl: 'seksual, porno, erotycz', tr: 'cinsel, porno, erotik', id: 'seksual, porno', ru: 'сексуал, порно, эротич, обнажен',
  } },
  'self-harm': { whole: {
    en: 'suicide, suicidal, self harm, self harming, kill myself, kill himself, kill herself, kills himself, kills herself, hang himself, hang herself, hang themselves, hangs himself, hangs herself, hanged himself, hanged herself, drink bleach, drinks bleach, drank bleach, drink poison, drinks poison, drank poison, cut myself, cutting herself, want to die, wants to die', de: 'ritzt sich, erhängt sich, sich erhängen, trinkt gift, bringt sich um, mich umbringen, sich umbringen', fr: 'me suicider, se suicider, boit du poison, me tuer, se tue, veut mourir', es: 'quitarse la vida, se ahorca, ahorcarse, bebe veneno, bebe lejía, se mata, quiere morir', it: 'si uccide, si impicca, beve veleno, beve candeggina, vuole morire',
    pt: 'se matar, se enforca, bebe veneno, tirar a própria vida, quer morrer', ru: 'покончить с собой, убить себя, повесился, повесилась, пьет яд, хочет умереть', ar: 'انتحار, ينتحر, تنتحر, إيذاء النفس', hi: 'आत्महत्या, खुदकुशी', id: 'bunuh diri', zh: '自杀, 自残, 轻生', ja: '自殺, 自傷, 死にたい',
  }, begins: {
    de: 'selbstmord, suizid, selbstverletz', fr: 'suicid, automutil', es: 'suicid, autolesi', it: 'suicid, autolesion', pt: 'suicíd, suicid, automutil', pl: 'samobój, samookalecz', tr: 'intihar', ru: 'самоубий, суицид',
  } },
  'dangerous to copy': { whole: {
    en: 'plays with fire, playing with fire, play with fire, plays with matches, playing with matches, play with matches, sets fire, set fire, lights a fire, sneaks out, sneak out, sneaking out, runs away from home, run away from home, goes out at night, out alone at night, alone outside at night, goes with a stranger, go with a stranger, with strangers, with a stranger, follows a stranger, into a stranger s car, without a helmet, no helmet, without a seatbelt, on the train tracks, swims alone, finger in the socket',
    de: 'spielt mit feuer, mit feuer spielen, zündelt, zündeln, schleicht sich nachts, nachts allein, allein in der nacht, läuft von zu hause weg, mit einem fremden, mit fremden, ohne helm, auf den gleisen', fr: 'joue avec le feu, jouer avec le feu, joue avec des allumettes, sort seul la nuit, sort seule la nuit, seul la nuit, seule la nuit, suit un inconnu, avec un inconnu, avec des inconnus, fugue, sans casque',
    es: 'juega con fuego, jugar con fuego, juega con cerillas, solo de noche, sola de noche, se escapa de casa, con un desconocido, con desconocidos, con un extraño, sin casco', it: 'gioca con il fuoco, giocare con il fuoco, gioca con i fiammiferi, da solo di notte, da sola di notte, scappa di casa, con uno sconosciuto, con sconosciuti, con un estraneo, senza casco',
    pt: 'brinca com fogo, brincar com fogo, brinca com fósforos, sozinho à noite, sozinha à noite, foge de casa, com um estranho, com estranhos, com um desconhecido, sem capacete', ru: 'играет с огнем, играть с огнем, играет со спичками, один ночью, одна ночью, ночью один, ночью одна, убегает из дома, сбегает из дома, с незнакомцем, с незнакомым, без шлема',
    pl: 'bawi się ogniem, bawi się zapałkami, sam w nocy, sama w nocy, ucieka z domu, z nieznajomym, z obcym, bez kasku', tr: 'ateşle oynar, ateşle oynuyor, ateşle oynamak, kibritle oynar, kibritle oynuyor, gece tek başına, gece yalnız, evden kaçar, evden kaçıyor, bir yabancıyla, yabancılarla, kasksız', id: 'bermain api, main api, bermain korek api, sendirian di malam, kabur dari rumah, dengan orang asing, tanpa helm',
    ar: 'يلعب بالنار, تلعب بالنار, وحده ليلا, وحدها ليلا, يهرب من البيت, تهرب من البيت, مع غريب, مع شخص غريب, مع الغرباء, بدون خوذة', hi: 'आग से खेलता, आग से खेलती, आग से खेलना, माचिस से, रात में अकेले, रात को अकेले, घर से भाग, अजनबी के साथ, अजनबियों के साथ, बिना हेलमेट', zh: '玩火, 玩火柴, 半夜独自, 独自半夜, 离家出走, 跟陌生人, 和陌生人, 不戴头盔', ja: '火遊び, マッチで遊, 夜に一人で, 夜ひとりで, 夜中に一人, 家出, 知らない人について, 知らない人と, ヘルメットなし',
  }, begins: {} },
  first: { whole: {
    de: 'springt, springen, sprang', pl: 'lezie', ru: 'лезет, лезть', tr: 'atlar, atlıyor', zh: '爬, 跳下, 跳出', ja: '登る, 登っ, 登り, よじ登, 飛び降',
  }, begins: {
    en: 'climb, jump, lean', de: 'kletter', fr: 'grimp, saute', es: 'escala, trepa, salta', it: 'arrampic, sporg', pt: 'sobe, pula', ru: 'вылез, залез, прыга, выпрыг, карабка', pl: 'wspina, skacze, wyskak', tr: 'tırman', ar: 'يتسلق, تتسلق, يقفز, تقفز', hi: 'चढ़, कूद', id: 'memanjat, melompat',
  } },
  second: { whole: {
    de: 'dach, kran, baukran', fr: 'toit, toits, grue', es: 'gru', pl: 'dachu', hi: 'छत', zh: '窗, 屋顶, 阳台', ja: '窓, 屋根, ベランダ, クレーン',
  }, begins: {
    en: 'window, roof, balcon, railing, crane, scaffold', de: 'fenster, balkon, geländer', fr: 'fenêtre', es: 'ventana, tejado, azotea, grúa', it: 'finestra, tetto', pt: 'janela, telhado, varanda', ru: 'окн, окош, крыш, балкон, кран', pl: 'okno, okna, okien', tr: 'pencere, çatı, vinç', ar: 'نافذة, شباك, سطح, شرفة', hi: 'खिड़की, बालकनी', id: 'jendela, atap',
  } },
  harmless: { whole: {
    en: 'without killing it, killing weeds, water gun, water guns, glue gun, squirt gun, nail gun, killer whale, killer whales, kill time, kills time, killing time, blood orange, blood oranges, blood pressure, blood type, bath bomb, bath bombs, seed bomb, seed bombs, root beer, ginger beer, wine red, paper crane, paper cranes', zh: '水枪, 玩火车, 玩火箭',
  }, begins: {} },
}

/** Words that mean something harmless in another language: they count only where the text is in their own. */
const friends =
  'tue sang mata kan bom bir vin vins vino vini nue nues nago nuda fugue arma mord meth esrar broni bira blut granat gore'
export const falseFriends: ReadonlySet<string> = new Set(friends.split(' '))
