import { createFinder } from '#tools/idea/word-finder.ts'

/**
 * Common doings in German, French, Spanish, Portuguese, Italian, Russian, Greek, Arabic, Hindi, Japanese, Chinese and
 * Korean, by the English verb they are staged like. The idea's own words stay as typed; this only tells how bodies move.
 */
const verbs: Record<string, string> = {
  walk: 'läuft, geht, laufen, gehen, spaziert, wandert, marche, marchent, se promène, camina, caminan, pasea, caminha, anda, cammina, passeggia, идет, идёт, идут, гуляет, шагает, περπατά, περπατάει, يمشي, تمشي, يسير, चलता, चलती, चलते, टहलता, 歩く, 歩いて, 歩き, 走路, 散步, 行走, 走过, 走在, 걷는다, 걸어, 걷고',
  run: 'rennt, rennen, court, courent, corre, corren, correm, corrono, бежит, бегут, бегает, τρέχει, يركض, تركض, يجري, दौड़ता, दौड़ती, 走る, 走って, 奔跑, 跑步, 跑过, 달린다, 달려, 뛰어',
  travel:
    'fährt, fahren, reist, segelt, schwimmt, voyage, navigue, viaja, navega, cruza, traverse, überquert, atravessa, attraversa, viaggia, едет, плывет, плывёт, путешествует, пересекает, ταξιδεύει, διασχίζει, يسافر, تسافر, يعبر, यात्रा करता, पार करता, 旅する, 渡る, 旅行, 穿过, 漂流, 건넌다, 여행한다',
  fly: 'fliegt, fliegen, schwebt, vole, volent, plane, vuela, vuelan, voa, voam, flutua, vola, volano, летит, летят, летает, парит, πετάει, πετά, يطير, تطير, तैरता, उड़ता, उड़ती, 飛ぶ, 飛んで, 飞翔, 飞过, 飞, 난다, 날아',
  swim: 'taucht, nage, nagent, plonge, nada, nadan, nadam, mergulha, nuota, si tuffa, ныряет, плавает, κολυμπά, κολυμπάει, يسبح, تسبح, 泳ぐ, 泳いで, 游泳, 수영한다, 헤엄친다',
  jump: 'springt, springen, hüpft, saute, sautent, salta, saltan, saltano, pula, прыгает, прыгают, πηδά, πηδάει, يقفز, تقفز, कूदता, कूदती, 跳ぶ, 跳ねる, 跳跃, 跳起, 뛰어오른다',
  fall: 'fällt, stürzt, tombe, tombent, cae, caen, cai, caem, cade, cadono, падает, падают, πέφτει, يسقط, تسقط, गिरता, गिरती, 落ちる, 落下, 掉落, 落下, 떨어진다',
  find: 'findet, finden, entdeckt, trouve, trouvent, découvre, encuentra, encuentran, descubre, encontra, descobre, trova, trovano, scopre, находит, находят, обнаруживает, βρίσκει, يجد, تجد, يكتشف, पाता, पाती, खोजता, ढूँढता, ढूंढता, ढूँढती, 見つける, 見つけた, 発見, 发现, 找到, 寻找, 발견한다, 찾는다, 찾아',
  search:
    'sucht, suchen, cherche, cherchent, busca, buscan, procura, cerca, cercano, ищет, ищут, ψάχνει, ψάχνουν, يبحث, تبحث, 探す, 探して',
  open: 'öffnet, öffnen, ouvre, ouvrent, abre, abren, abrem, apre, aprono, открывает, открывают, ανοίγει, يفتح, تفتح, खोलता, खोलती, 開ける, 開けた, 开门, 打开, 연다, 열어',
  read: 'liest, lesen, lit, lisent, lee, leen, lê, leem, legge, leggono, читает, читают, διαβάζει, يقرأ, تقرأ, पढ़ता, पढ़ती, 読む, 読んで, 读书, 阅读, 看书, 읽는다, 읽고',
  write:
    'schreibt, zeichnet, malt, malen, écrit, dessine, peint, escribe, dibuja, pinta, escreve, desenha, scrive, disegna, dipinge, пишет, рисует, γράφει, ζωγραφίζει, يكتب, يرسم, ترسم, लिखता, लिखती, बनाता, 書く, 描く, 描いて, 写字, 画一张, 画画, 그린다, 쓴다',
  repair:
    'repariert, reparieren, baut, bauen, bastelt, basteln, näht, construyen, construisent, fabriquent, costruiscono, constroem, строят, чинят, schnitzt, répare, construit, fabrique, coud, arregla, repara, construye, cose, conserta, constrói, costura, ripara, costruisce, cuce, чинит, строит, шьёт, шьет, мастерит, επισκευάζει, χτίζει, يصلح, تصلح, يبني, ठीक करता, ठीक करती, बनाती, 直す, 作る, 修理, 制作, 建造, 고친다, 만든다',
  cook: 'kocht, backt, bäckt, schält, brät, cuisine, cuit, prépare, épluche, cocina, hornea, prepara, cozinha, assa, cucina, cuoce, готовит, печёт, печет, варит, μαγειρεύει, ψήνει, يطبخ, يخبز, تخبز, पकाता, पकाती, 料理する, 焼く, 做饭, 烹饪, 烤, 요리한다, 굽는다',
  pour: 'gießt, giesst, verse, arrose, vierte, riega, despeja, rega, versa, annaffia, наливает, поливает, χύνει, ποτίζει, يسكب, يسقي, डालता, सींचता, 注ぐ, 水をやる, 倒茶, 浇水, 붓는다, 물을 준다',
  eat: 'isst, essen, trinkt, frisst, mange, mangent, boit, come, comen, bebe, comem, mangia, mangiano, beve, ест, едят, пьёт, пьет, τρώει, πίνει, يأكل, تأكل, يشرب, खाता, खाती, पीता, 食べる, 食べて, 飲む, 吃饭, 吃着, 喝茶, 먹는다, 마신다',
  give: 'gibt, schenkt, verkauft, teilt, reicht, donne, offre, vend, partage, da, regala, vende, comparte, dá, oferece, compartilha, dà, offre, condivide, дает, даёт, дарит, продает, продаёт, δίνει, πουλάει, يعطي, يبيع, देता, देती, बेचता, あげる, 売る, 渡す, 分享, 卖, 준다, 판다',
  feed: 'füttert, füttern, nourrit, donne à manger, alimenta, da de comer, alimenta, dá de comer, dà da mangiare, nutre, кормит, кормят, ταΐζει, يطعم, تطعم, खिलाता, खिलाती, 餌をやる, 喂, 喂食, 먹이를 준다',
  take: 'nimmt, hebt, trägt, fängt, pflückt, prend, porte, attrape, cueille, toma, lleva, coge, atrapa, pega, carrega, prende, porta, raccoglie, берет, берёт, несет, несёт, ловит, παίρνει, κρατάει, يأخذ, يحمل, يمسك, लेता, उठाता, पकड़ता, 持つ, 拾う, 捕まえる, 拿着, 拿起, 抓住, 捡起, 든다, 잡는다',
  put: 'stellt, legt, pflanzt, versteckt, hängt, pose, plante, cache, pone, planta, esconde, cuelga, põe, coloca, mette, pianta, nasconde, кладет, кладёт, ставит, сажает, прячет, φυτεύει, βάζει, يضع, يزرع, تزرع, रखता, लगाता, लगाती, 置く, 植える, 种, 放下, 种植, 놓는다, 심는다',
  throw:
    'wirft, werfen, lässt los, lance, jette, lanza, tira, suelta, joga, lança, solta, lancia, getta, бросает, запускает, ρίχνει, يرمي, تطلق, يطلق, फेंकता, 投げる, 放つ, 扔, 投掷, 던진다',
  dance:
    'tanzt, tanzen, danse, dansent, baila, bailan, dança, dançam, balla, ballano, danza, танцует, танцуют, χορεύει, χορεύουν, يرقص, ترقص, नाचता, नाचती, 踊る, 踊って, 跳舞, 起舞, 춤춘다, 춤을 춘다, 춤추는',
  play: 'spielt, spielen, joue, jouent, juega, juegan, toca, tocan, joga xadrez, brinca, gioca, giocano, suona, играет, играют, παίζει, παίζουν, يلعب, تلعب, يعزف, खेलता, खेलती, बजाता, 遊ぶ, 弾く, 演奏, チェスをする, 下棋, 玩耍, 弹琴, 논다, 연주한다',
  sing: 'singt, singen, chante, chantent, canta, cantan, cantam, cantano, поёт, поет, поют, τραγουδά, τραγουδάει, يغني, تغني, गाता, गाती, 歌う, 歌って, 唱歌, 노래한다, 노래를 부른다',
  talk: 'spricht, redet, streiten, streitet, erzählt, parle, parlent, se disputent, raconte, habla, hablan, discuten, cuenta, fala, falam, discutem, conta, parla, parlano, litigano, racconta, говорит, говорят, спорит, спорят, рассказывает, μιλάει, μιλούν, يتحدث, تتحدث, يتكلم, बात करता, बोलता, 話す, 話して, 争吵, 说话, 交谈, 말한다, 이야기한다',
  look: 'schaut, sieht, blickt, beobachtet, guckt, regarde, regardent, observe, contemple, mira, miran, contempla, olha, olham, guarda, guardano, osserva, смотрит, смотрят, наблюдает, κοιτάζει, κοιτάει, ينظر, تنظر, يراقب, देखता, देखती, 見る, 見つめる, 眺める, 看着, 望着, 凝视, 바라본다, 본다',
  wait: 'wartet, warten, steht, sitzt, liegt, attend, attendent, est assis, est assise, espera, esperan, está sentado, está sentada, aguarda, senta, aspetta, aspettano, siede, ждёт, ждет, ждут, сидит, стоит, лежит, περιμένει, κάθεται, ينتظر, تنتظر, يجلس, تجلس, प्रतीक्षा करता, इंतज़ार, बैठा, बैठी, 待つ, 待って, 座る, 座って, 等待, 等火车, 坐在, 站在, 기다린다, 앉아',
  sleep:
    'schläft, schlafen, träumt, dort, dorment, rêve, duerme, duermen, sueña, dorme, dormem, sonha, dormono, sogna, спит, спят, κοιμάται, ينام, تنام, नींद, सोता, सोती, 眠る, 寝る, 寝て, 睡觉, 睡着, 잠잔다, 자고',
  laugh:
    'lacht, lachen, lächelt, rit, rient, sourit, ríe, ríen, sonríe, ri, riem, sorri, ride, ridono, sorride, смеется, смеётся, улыбается, γελάει, χαμογελάει, يضحك, تضحك, يبتسم, हँसता, हँसती, मुस्कुराता, 笑う, 笑って, 微笑, 大笑, 웃는다',
  cry: 'weint, weinen, pleure, pleurent, llora, lloran, chora, choram, piange, piangono, плачет, плачут, κλαίει, يبكي, تبكي, रोता, रोती, 泣く, 泣いて, 哭泣, 운다, 울고',
  hug: 'umarmt, umarmen, küsst, streichelt, embrasse, caresse, serre dans ses bras, abraza, besa, acaricia, abraça, beija, acaricia, abbraccia, bacia, accarezza, обнимает, целует, гладит, αγκαλιάζει, φιλάει, يعانق, يحتضن, गले लगाता, 抱きしめる, 抱く, 拥抱, 亲吻, 안는다, 껴안는다',
  fight:
    'kämpft, kämpfen, combat, se battent, lucha, luchan, pelea, luta, lutam, combatte, lottano, сражается, дерется, дерётся, борется, πολεμάει, يقاتل, يحارب, लड़ता, लड़ते, 戦う, 戦って, 战斗, 打架, 싸운다',
  arrive:
    'kommt an, erreicht, kehrt zurück, kommt nach hause, arrive, arrivent, revient, llega, llegan, regresa, vuelve a casa, chega, chegam, volta, arriva, arrivano, torna, приходит, приезжает, возвращается, φτάνει, επιστρέφει, يصل, تصل, يعود, पहुँचता, लौटता, 着く, 帰る, 到达, 抵达, 回家, 도착한다, 돌아온다',
  leave:
    'verlässt, geht weg, verschwindet, part, quitte, disparaît, sale, se va, desaparece, sai, parte, vai embora, esce, se ne va, scompare, уходит, уезжает, исчезает, φεύγει, يغادر, تغادر, يختفي, जाता, छोड़ता, 去る, 消える, 离开, 消失, 떠난다, 사라진다',
  grow: 'wächst, blüht, schmilzt, verwandelt, pousse, fleurit, fond, se transforme, crece, florece, se derrite, se transforma, cresce, floresce, derrete, fiorisce, si trasforma, растёт, растет, цветёт, цветет, тает, превращается, μεγαλώνει, ανθίζει, ينمو, يزهر, يذوب, उगता, खिलता, पिघलता, 育つ, 咲く, 溶ける, 变成, 生长, 开花, 融化, 자란다, 핀다, 녹는다',
  burn: 'brennt, leuchtet, glüht, brûle, brille, arde, brilla, queima, brilha, brucia, горит, светит, сияет, καίγεται, λάμπει, يحترق, يضيء, जलता, चमकता, 燃える, 光る, 燃烧, 发光, 闪耀, 탄다, 빛난다',
  hide: 'schleicht, versteckt sich, se cache, rampe, se esconde, se arrastra, rasteja, si nasconde, striscia, крадется, крадётся, прячется, ползет, ползёт, κρύβεται, يختبئ, يتسلل, छिपता, 隠れる, 忍び寄る, 躲藏, 潜伏, 숨는다',
  learn:
    'lernt, lernen, denkt, erinnert sich, apprend, apprennent, pense, se souvient, aprende, aprenden, piensa, recuerda, aprendem, pensa, lembra, impara, imparano, ricorda, учится, думает, вспоминает, μαθαίνει, σκέφτεται, يتعلم, يفكر, يتذكر, सीखता, सोचता, 学ぶ, 考える, 思い出す, 学习, 思考, 回忆, 배운다, 생각한다',
  teach:
    'lehrt, unterrichtet, zeigt, enseigne, montre, enseña, muestra, ensina, mostra, insegna, учит, показывает, διδάσκει, δείχνει, يعلم, सिखाता, दिखाता, 教える, 見せる, 教导, 展示, 가르친다, 보여준다',
  count:
    'zählt, zählen, compte, comptent, cuenta estrellas, conta estrelas, conta le, считает, считают, μετράει, يعد, गिनता, गिनती, 数える, 数着, 数星星, 센다',
  clean:
    'putzt, wäscht, fegt, nettoie, lave, balaie, limpia, lava, barre, limpa, varre, pulisce, spazza, моет, стирает, подметает, καθαρίζει, πλένει, ينظف, يغسل, साफ करता, धोता, 洗う, 掃く, 打扫, 清洗, 씻는다, 청소한다',
  ride: 'reitet, radelt, monte à cheval, fait du vélo, cabalga, monta, anda de bicicleta, cavalca, скачет, καλπάζει, يركب, सवारी, 乗る, 骑, 骑马, 骑车, 탄다',
}

const find = createFinder<string>(
  Object.fromEntries(Object.entries(verbs).map(([verb, words]) => [verb, `| ${words}`])),
)

/** English verbs of the doings found in a text, in the order written. */
export function foreignVerbs(text: string, language: string): string[] {
  return find(text, language).map(({ key }) => key)
}
