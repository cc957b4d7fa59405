/**
 * Common nouns in German, French, Spanish, Portuguese, Italian, Dutch, Polish, Turkish, Russian, Ukrainian, Arabic, Hindi,
 * Japanese, Chinese and Korean, by their English name. They only tell what kind of thing an idea in such a language is
 * about; its own words are never replaced by them.
 */
export const foreignNouns: Record<string, string> = {
  girl: 'mädchen, fille, fillette, petite fille, niña, chica, menina, garota, bambina, ragazza, ragazzina, meisje, dziewczynka, dziewczyna, kız, девочк*, девушк*, дівчинк*, дівчин*, فتاة, بنت, طفلة, लड़की, बच्ची, 少女, 女の子, 女孩, 小女孩, 姑娘, 소녀, 여자아이',
  boy: 'junge, garçon, petit garçon, niño, chico, menino, garoto, bambino, ragazzo, ragazzino, jongen, chłopiec, chłopak, oğlan, erkek çocuk, мальчик*, парень, хлопчик*, хлопець, ولد, صبي, طفل, लड़का, बच्चा, 少年, 男の子, 男孩, 小男孩, 소년, 남자아이',
  child:
    'kind, kinder, enfant, enfants, niños, criança, crianças, bambini, kinderen, dziecko, dzieci, çocuk, çocuklar, ребенок, ребёнок, дети, детей, дитина, діти, أطفال, बच्चे, बच्चों, 子供, 子ども, こども, 孩子, 儿童, 小朋友, 아이, 아이들, 어린이',
  woman:
    'frau, dame, señora, senhora, dama, femme, mujer, mulher, donna, signora, vrouw, kobieta, kadın, женщин*, жінк*, امرأة, سيدة, औरत, महिला, स्त्री, 女性, 女の人, 女人, 女子, 여자, 여성, 여인',
  man: 'mann, herr, señor, senhor, homme, hombre, homem, uomo, signore, mężczyzna, adam, мужчин*, человек*, чоловік*, رجل, आदमी, पुरुष, 男性, 男の人, 男人, 男子, 남자, 남성',
  grandmother:
    'oma, großmutter, grand-mère, mamie, mémé, abuela, abuelita, avó, vovó, nonna, grootmoeder, babcia, büyükanne, nine, бабушк*, бабус*, جدة, दादी, नानी, おばあさん, おばあちゃん, 祖母, 奶奶, 外婆, 姥姥, 할머니',
  grandfather:
    'opa, großvater, grand-père, papi, abuelo, abuelito, avô, vovô, nonno, grootvader, dziadek, dede, дедушк*, дід*, дедушка, جد, दादा, नाना, おじいさん, おじいちゃん, 祖父, 爷爷, 외할아버지, 할아버지',
  mother:
    'mutter, mama, mère, maman, madre, mamá, mãe, mamãe, mamma, moeder, matka, anne, мать, мама, мамы, матері, أم, الأم, माँ, मां, 母, お母さん, 妈妈, 母亲, 엄마, 어머니',
  father:
    'vater, papa, père, padre, papá, pai, papai, papà, vader, ojciec, baba, отец, отца, папа, батько, أب, الأب, पिता, पापा, 父, お父さん, 爸爸, 父亲, 아빠, 아버지',
  astronaut:
    'astronaut, astronautin, astronaute, astronauta, kosmonaut, astronot, космонавт*, астронавт*, رائد فضاء, رائدة فضاء, अंतरिक्ष यात्री, 宇宙飛行士, 宇航员, 太空人, 우주비행사',
  fisherman:
    'fischer, pêcheur, pescador, pescatore, visser, rybak, balıkçı, рыбак*, рибалк*, صياد, मछुआरा, मछुआरे, 漁師, 渔夫, 어부',
  sailor:
    'matrose, seemann, kapitän, marin, capitaine, marinero, capitán, marinheiro, capitão, marinaio, capitano, kapitein, marynarz, kapitan, denizci, kaptan, матрос*, моряк*, капитан*, بحار, قبطان, नाविक, कप्तान, 船長, 船員, 船长, 水手, 선장, 선원',
  baker:
    'bäcker, bäckerin, boulanger, boulangère, panadero, panadera, padeiro, padeira, fornaio, panettiere, bakker, piekarz, fırıncı, пекар*, خباز, خبازة, बेकर, नानबाई, パン屋さん, パン職人, 面包师, 제빵사, 빵집 주인',
  cook: 'koch, köchin, cuisinier, cuisinière, chef, cocinero, cocinera, cozinheiro, cozinheira, cuoco, cuoca, kok, kucharz, kucharka, aşçı, повар*, кухар*, طباخ, طاهية, रसोइया, 料理人, シェフ, 厨师, 요리사',
  teacher:
    'lehrer, lehrerin, enseignant, enseignante, professeur, maîtresse, maestra, profesor, profesora, professor, professora, insegnante, leraar, nauczyciel, nauczycielka, öğretmen, учител*, вчител*, معلم, معلمة, शिक्षक, अध्यापक, 先生, 教師, 老师, 教师, 선생님, 교사',
  doctor:
    'arzt, ärztin, médecin, docteur, médico, médica, medico, dottoressa, arts, lekarz, doktor, врач*, доктор*, лікар*, طبيب, طبيبة, डॉक्टर, 医者, 医師, 医生, 의사',
  farmer:
    'bauer, bäuerin, fermier, agricultrice, agricultor, granjero, agricultora, fazendeiro, contadino, contadina, boer, rolnik, çiftçi, фермер*, крестьян*, مزارع, किसान, 農家, 農夫, 农民, 农夫, 농부',
  knight:
    'ritter, chevalier, caballero, cavaleiro, cavaliere, ridder, rycerz, şövalye, рыцар*, лицар*, فارس, शूरवीर, 騎士, 骑士, 기사',
  king: 'könig, roi, rey, rei, re, koning, król, kral, король, короля, царь, ملك, الملك, राजा, 王様, 国王, 왕, 임금',
  queen:
    'königin, reine, reina, rainha, regina, koningin, królowa, kraliçe, королев*, царица, ملكة, रानी, 女王, 王后, 여왕',
  princess:
    'prinzessin, princesse, princesa, principessa, prinses, księżniczka, prenses, принцесс*, أميرة, राजकुमारी, お姫様, 姫, 公主, 공주',
  prince: 'prinz, príncipe, principe, prins, książę, prens, принц*, أمير, राजकुमार, 王子, 왕자',
  pirate: 'pirat, piraten, pirate, pirata, piraat, korsan, пират*, قرصان, समुद्री डाकू, 海賊, 海盗, 해적',
  wizard:
    'zauberer, magicien, sorcier, mago, hechicero, bruxo, feiticeiro, stregone, tovenaar, czarodziej, büyücü, sihirbaz, волшебник*, маг, чарівник*, ساحر, जादूगर, 魔法使い, 魔术师, 巫师, 마법사',
  witch:
    'hexe, sorcière, bruja, bruxa, strega, heks, czarownica, cadı, ведьм*, відьм*, ساحرة, चुड़ैल, डायन, 魔女, 女巫, 마녀',
  robot: 'roboter, robot, robô, robots, roboty, робот*, روبوت, रोबोट, ロボット, 机器人, 機器人, 로봇',
  musician:
    'musiker, musikerin, musicien, musicienne, músico, música callejera, musicista, muzikant, muzyk, müzisyen, музыкант*, музикант*, عازف, موسيقي, संगीतकार, 音楽家, 演奏家, 音乐家, 음악가, 연주자',
  dancer:
    'tänzer, tänzerin, danseur, danseuse, bailarina, bailarín, dançarina, ballerina, ballerino, danser, tancerka, dansçı, танцор*, танцовщиц*, балерин*, راقصة, नर्तकी, नर्तक, ダンサー, 踊り子, 舞者, 무용수, 댄서',
  painter:
    'maler, malerin, peintre, pintor, pintora, pittore, pittrice, schilder, malarz, ressam, художни*, رسام, رسامة, चित्रकार, 画家, 화가',
  cat: 'katze, kater, katzen, kätzchen, chat, chats, chatte, chaton, gato, gata, gatos, gatito, gatinho, gatto, gatta, gattino, kat, kot, kotek, kedi, кошк*, кот, кота, коты, котен*, котён*, кіт, кішк*, кошеня, قطة, قط, बिल्ली, 猫, ねこ, ネコ, 子猫, 小猫, 貓, 고양이',
  dog: 'hund, hunde, hündin, welpe, chien, chiens, chienne, chiot, perro, perra, perros, perrito, cachorro, cão, cães, cachorrinho, cane, cani, cagnolino, hond, pies, szczeniak, köpek, собак*, пёс, пес, щен*, كلب, جرو, कुत्ता, कुत्ते, पिल्ला, 犬, いぬ, イヌ, 子犬, 狗, 小狗, 강아지, 개가',
  fox: 'fuchs, füchse, füchsin, renard, renards, renarde, zorro, zorros, zorra, raposa, raposas, volpe, volpi, vos, lis, tilki, лис, лиса, лисы, лисён*, лисен*, лисиц*, ثعلب, लोमड़ी, 狐, キツネ, きつね, 狐狸, 여우',
  wolf: 'wolf, wölfe, loup, lobo, lobos, lupo, wilk, kurt, волк*, вовк*, ذئب, भेड़िया, 狼, オオカミ, 늑대',
  bear: 'bär, bären, ours, ourson, oso, osito, urso, ursinho, orso, orsetto, beer, niedźwiedź, ayı, медвед*, медвеж*, ведмід*, دب, भालू, 熊, クマ, くま, 小熊, 곰',
  rabbit:
    'hase, kaninchen, lapin, conejo, conejito, coelho, coniglio, coniglietto, konijn, haas, królik, zając, tavşan, кролик*, заяц, зайц*, зайчик*, кролі*, أرنب, खरगोश, 兎, うさぎ, ウサギ, 兔子, 兔, 토끼',
  mouse:
    'maus, mäuse, souris, ratón, rato, ratinho, topo, topolino, muis, mysz, myszka, fare, мышь, мыш*, миш*, فأر, चूहा, चूहे, 鼠, ネズミ, ねずみ, 老鼠, 小老鼠, 쥐',
  hedgehog:
    'igel, hérisson, erizo, ouriço, riccio, egel, jeż, kirpi, ёж, ёжик*, еж, ежик*, їжак*, قنفذ, साही, ハリネズミ, 刺猬, 고슴도치',
  owl: 'eule, uhu, hibou, chouette, búho, lechuza, coruja, gufo, civetta, uil, sowa, baykuş, сов*, بومة, उल्लू, フクロウ, ふくろう, 猫头鹰, 부엉이, 올빼미',
  bird: 'vogel, vögel, oiseau, oiseaux, pájaro, pájaros, ave, pássaro, pássaros, uccello, uccellino, ptak, kuş, птиц*, птах*, طائر, عصفور, चिड़िया, पक्षी, पंछी, 鳥, 小鳥, 鸟, 小鸟, 새가, 작은 새',
  fish: 'fisch, fische, poisson, poissons, pez, peces, peixe, peixes, pesce, pesci, vis, ryba, balık, рыб*, سمكة, أسماك, मछली, 魚, さかな, 鱼, 小鱼, 물고기',
  whale:
    'wal, wale, baleine, ballena, baleia, balena, walvis, wieloryb, balina, кит, киты, кита, حوت, व्हेल, 鯨, クジラ, くじら, 鲸鱼, 고래',
  elephant:
    'elefant, elefanten, éléphant, elefante, elefantes, olifant, słoń, fil, слон*, فيل, हाथी, 象, ゾウ, ぞう, 大象, 小象, 코끼리',
  lion: 'löwe, löwen, lion, león, leão, leone, leeuw, lew, aslan, лев, льв*, أسد, शेर, ライオン, 獅子, 狮子, 사자',
  tiger: 'tiger, tigre, tijger, tygrys, kaplan, тигр*, نمر, बाघ, 虎, トラ, 老虎, 호랑이',
  horse:
    'pferd, pferde, pony, cheval, chevaux, caballo, cavalo, cavallo, paard, koń, at sırtında, лошад*, конь, коня, кінь, حصان, घोड़ा, 馬, うま, 马, 말이, 말을',
  cow: 'kuh, kühe, vache, vaca, mucca, koe, krowa, inek, коров*, بقرة, गाय, 牛, 奶牛, 소가, 젖소',
  bee: 'biene, bienen, abeille, abeja, abelha, ape, bij, pszczoła, arı, пчел*, пчёл*, бджол*, نحلة, मधुमक्खी, 蜂, ミツバチ, 蜜蜂, 꿀벌',
  butterfly:
    'schmetterling, papillon, mariposa, borboleta, farfalla, vlinder, motyl, kelebek, бабочк*, метелик*, فراشة, तितली, 蝶, チョウ, 蝴蝶, 나비',
  snail:
    'schnecke, escargot, caracol, lumaca, slak, ślimak, salyangoz, улитк*, равлик*, حلزون, घोंघा, カタツムリ, かたつむり, 蜗牛, 달팽이',
  turtle:
    'schildkröte, tortue, tortuga, tartaruga, schildpad, żółw, kaplumbağa, черепах*, سلحفاة, कछुआ, 亀, カメ, 乌龟, 海龟, 거북이',
  frog: 'frosch, grenouille, rana, sapo, rã, kikker, żaba, kurbağa, лягушк*, жаб*, ضفدع, मेंढक, 蛙, カエル, 青蛙, 개구리',
  monkey:
    'affe, singe, mono, macaco, scimmia, aap, małpa, maymun, обезьян*, мавп*, قرد, बंदर, 猿, サル, 猴子, 원숭이',
  penguin:
    'pinguin, pingouin, manchot, pingüino, pinguim, pinguino, pinguïn, pingwin, penguen, пингвин*, пінгвін*, بطريق, पेंगुइन, ペンギン, 企鹅, 펭귄',
  dragon:
    'drache, drachen, dragon, dragón, dragão, drago, draak, smok, ejderha, дракон*, تنين, अजगर, ड्रैगन, 竜, 龍, ドラゴン, 龙, 용이, 드래곤',
  ghost:
    'gespenst, geist, fantôme, fantasma, spook, duch, hayalet, призрак*, привиден*, привид, شبح, भूत, 幽霊, お化け, 鬼魂, 유령, 귀신',
  monster:
    'monster, ungeheuer, monstre, monstruo, monstro, mostro, potwór, canavar, монстр*, чудовищ*, وحش, राक्षस, 怪物, モンスター, 怪兽, 괴물',
  fairy: 'fee, fée, hada, fada, fata, wróżka, peri, фея, феи, جنية, परी, 妖精, 仙女, 精灵, 요정',
  unicorn:
    'einhorn, licorne, unicornio, unicórnio, unicorno, eenhoorn, jednorożec, единорог*, єдиноріг, أحادي القرن, यूनिकॉर्न, ユニコーン, 独角兽, 유니콘',
  tree: 'baum, bäume, arbre, árbol, árvore, albero, boom, drzewo, ağaç, дерево, дерева, деревья, деревьев, деревом, дереву, شجرة, पेड़, 木, 大樹, 树, 大树, 나무',
  flower:
    'blume, blumen, rose, fleur, fleurs, flor, flores, fiore, fiori, bloem, kwiat, kwiaty, çiçek, цвет*ок, цветы, цветок, цветка, квіт*, زهرة, زهور, وردة, फूल, 花, 薔薇, バラ, 花朵, 玫瑰, 꽃, 장미',
  leaf: 'blatt, blätter, feuille, feuilles, hoja, hojas, folha, folhas, foglia, foglie, liść, yaprak, лист, листья, листок, ورقة شجر, पत्ता, पत्ती, 葉, 落ち葉, 叶子, 树叶, 나뭇잎',
  cup: 'tasse, becher, kaffeetasse, taza, xícara, caneca, tazza, kopje, filiżanka, kubek, fincan, чашк*, кружк*, فنجان, कप, प्याला, カップ, 茶碗, 杯子, 茶杯, 咖啡杯, 컵, 찻잔',
  coffee:
    'kaffee, café, caffè, koffie, kawa, kahve, кофе, кава, قهوة, कॉफ़ी, कॉफी, コーヒー, 珈琲, 咖啡, 커피',
  bread: 'brot, pain, pan, pão, pane, brood, chleb, ekmek, хлеб*, хліб*, خبز, रोटी, ब्रेड, パン, 面包, 빵',
  cake: 'kuchen, torte, gâteau, pastel, tarta, bolo, torta, taart, ciasto, tort, pasta dilimi, торт*, пирог*, كعكة, केक, ケーキ, 蛋糕, 케이크',
  apple:
    'apfel, äpfel, pomme, manzana, maçã, mela, appel, jabłko, elma, яблок*, яблук*, تفاحة, सेब, りんご, リンゴ, 苹果, 사과',
  soup: 'suppe, ramen, soupe, sopa, zuppa, minestra, soep, zupa, çorba, суп*, борщ*, حساء, شوربة, सूप, スープ, ラーメン, 汤, 拉面, 국수, 수프, 라면',
  car: 'auto, wagen, voiture, coche, carro, automóvil, macchina, automobile, samochód, araba, машин*, автомобил*, سيارة, कार, गाड़ी, 車, 自動車, 汽车, 轿车, 자동차',
  train:
    'zug, züge, dampflok, train, tren, trem, treno, trein, pociąg, поезд*, потяг*, قطار, रेलगाड़ी, ट्रेन, 電車, 列車, 汽車, 火车, 列车, 기차, 열차',
  bicycle:
    'fahrrad, rad, vélo, bicyclette, bicicleta, bicicletta, bici, fiets, rower, bisiklet, велосипед*, دراجة, साइकिल, 自転車, 自行车, 자전거',
  boat: 'boot, segelboot, bateau, barque, barco, bote, barca, barquinho, łódź, łódka, tekne, kayık, лодк*, кораблик*, човен, قارب, नाव, 舟, ボート, 小舟, 船, 小船, 배를, 보트',
  'paper-boat':
    'papierboot, papierschiffchen, bateau en papier, barco de papel, barquito de papel, barquinho de papel, barchetta di carta, papieren bootje, papierowa łódka, kağıt gemi, kağıttan gemi, бумажный кораблик, паперовий кораблик, قارب ورقي, زورق ورقي, कागज़ की नाव, कागज की नाव, 紙の船, 折り紙の船, 纸船, 종이배',
  ship: 'schiff, frachter, navire, buque, navio, nave, schip, statek, gemi, корабл*, кораб*, سفينة, जहाज, जहाज़, 汽船, 帆船, 轮船, 대형 선박',
  plane:
    'flugzeug, avion, avión, avião, aereo, vliegtuig, samolot, uçak, самолет*, самолёт*, літак*, طائرة, हवाई जहाज, विमान, 飛行機, 飞机, 비행기',
  rocket:
    'rakete, fusée, cohete, foguete, razzo, raket, rakieta, roket, ракет*, صاروخ, रॉकेट, ロケット, 火箭, 로켓',
  balloon:
    'ballon, luftballon, heißluftballon, montgolfière, globo, balão, palloncino, mongolfiera, luchtballon, balon, воздушн* шар*, шарик*, بالون, منطاد, गुब्बारा, 風船, 気球, 气球, 풍선',
  house:
    'haus, häuschen, hütte, maison, casa, casita, casinha, huis, dom, ev, дом, дома, домик*, будинок, بيت, منزل, घर, मकान, 家, 小屋, 房子, 房屋, 집',
  castle:
    'schloss, burg, château, castillo, castelo, castello, kasteel, zamek, kale, замок, замка, замк*, قلعة, قصر, महल, किला, 城, お城, 城堡, 성이, 성에',
  lighthouse:
    'leuchtturm, phare, faro, farol, vuurtoren, latarnia morska, deniz feneri, маяк*, منارة, प्रकाशस्तंभ, लाइटहाउस, 灯台, 灯塔, 등대',
  library:
    'bibliothek, bücherei, bibliothèque, biblioteca, bibliotheek, biblioteka, kütüphane, библиотек*, бібліотек*, مكتبة, पुस्तकालय, 図書館, 图书馆, 도서관',
  bakery:
    'bäckerei, boulangerie, panadería, padaria, panetteria, panificio, bakkerij, piekarnia, fırın, пекарн*, булочн*, مخبز, बेकरी, パン屋, 面包店, 빵집',
  street:
    'straße, gasse, rue, ruelle, calle, callejón, rua, beco, strada, vicolo, via, straat, ulica, sokak, улиц*, переул*, вулиц*, شارع, زقاق, गली, सड़क, 通り, 路地, 道, 街道, 小巷, 巷子, 거리, 골목',
  city: 'stadt, ville, ciudad, cidade, città, stad, miasto, şehir, kent, город*, міст*, مدينة, शहर, नगर, 街, 都市, 城市, 도시',
  village:
    'dorf, village, pueblo, aldea, vila, villaggio, paese, dorp, wieś, köy, деревн*, село, село*, قرية, गाँव, गांव, 村, 村庄, 小村, 마을',
  forest:
    'wald, wälder, forêt, bois, bosque, selva, floresta, foresta, bosco, las, orman, лес, леса, лесу, ліс, лісу, غابة, जंगल, वन, 森, 森林, 숲',
  mountain:
    'berg, berge, montagne, montaña, montanha, montagna, góra, dağ, гор*, гор, جبل, पहाड़, पर्वत, 山, 高山, 산이, 산을, 산속',
  sea: 'meer, ozean, mer, océan, mar, océano, oceano, mare, zee, morze, deniz, море, моря, океан*, بحر, محيط, समुद्र, सागर, 海, 大海, 海洋, 바다',
  river:
    'fluss, bach, rivière, fleuve, río, rio, fiume, rivier, rzeka, nehir, река, реки, реке, річк*, نهر, नदी, 川, 河, 小河, 河流, 강가, 강을',
  garden:
    'garten, jardin, jardín, jardim, giardino, tuin, ogród, bahçe, сад, сада, саду, حديقة, बगीचा, बाग, 庭, 庭園, 花园, 정원',
  cloud:
    'wolke, wolken, nuage, nuages, nube, nubes, nuvem, nuvens, nuvola, nuvole, wolk, chmura, bulut, облако, облачко, хмара, хмаринка, سحابة, غيمة, बादल, 雲, 云, 云朵, 구름',
  moon: 'mond, lune, luna, lua, maan, księżyc, ay ışığı, луна, луны, луне, місяц*, قمر, القمر, चाँद, चांद, 月, 月亮, 달이, 달을, 달빛',
  star: 'stern, sterne, étoile, étoiles, estrella, estrellas, estrela, estrelas, stella, stelle, ster, gwiazda, gwiazdy, yıldız, звезд*, звёзд*, зірк*, نجمة, نجوم, तारा, तारे, 星, 星星, 별',
  sun: 'sonne, sol, sole, zon, słońce, güneş, солнце, солнышк*, сонце, شمس, सूरज, 太陽, 太阳, 태양, 해가',
  rain: 'regen, pluie, lluvia, chuva, pioggia, deszcz, yağmur, дождь, дождя, дощ, مطر, बारिश, 雨, 비가',
  snow: 'schnee, neige, nieve, neve, sneeuw, śnieg, снег, снега, снегу, сніг, ثلج, बर्फ, 雪, 눈이',
  book: 'buch, bücher, livre, livres, libro, libros, livro, livros, libri, boek, książka, kitap, книг*, كتاب, किताब, पुस्तक, 本, 書物, 书, 书本, 책',
  letter:
    'brief, lettre, carta, lettera, list od, mektup, письмо, письма, лист від, رسالة, चिट्ठी, पत्र, 手紙, 信, 信件, 편지',
  clock:
    'uhr, taschenuhr, wecker, horloge, montre, reloj, relógio, orologio, klok, horloge, zegar, zegarek, saat kulesi, часы, будильник*, годинник*, ساعة, घड़ी, 時計, 钟, 手表, 怀表, 시계',
  umbrella:
    'regenschirm, schirm, parapluie, paraguas, guarda-chuva, ombrello, paraplu, parasol, şemsiye, зонт*, парасольк*, مظلة, छाता, 傘, 雨伞, 伞, 우산',
  lamp: 'lampe, laterne, lanterne, lámpara, farola, farol antigo, lâmpada, lanterna, lampada, lamp, latarnia, lamba, fener, ламп*, фонар*, ліхтар*, مصباح, فانوس, दीपक, लालटेन, ランプ, 提灯, 灯, 灯笼, 램프, 등불',
  key: 'schlüssel, clé, clef, llave, chave, chiave, sleutel, klucz, anahtar, ключ*, مفتاح, चाबी, 鍵, 钥匙, 열쇠',
  sock: 'socke, socken, chaussette, calcetín, meia, calzino, calza, sok, skarpetka, çorap, нос*ок, носок, носк*, шкарпетк*, جورب, मोज़ा, मोजा, 靴下, 袜子, 양말',
  hat: 'hut, mütze, chapeau, bonnet, sombrero, gorro, chapéu, cappello, berretto, hoed, kapelusz, czapka, şapka, шляп*, шапк*, капелюх*, قبعة, टोपी, 帽子, 모자',
  piano:
    'klavier, flügel, piano à queue, piano de cola, pianoforte, fortepian, piyano, пианино, рояль*, піаніно, بيانو, पियानो, ピアノ, 钢琴, 피아노',
  guitar:
    'gitarre, guitare, guitarra, violão, chitarra, gitaar, gitara, gitar, гитар*, гітар*, جيتار, गिटार, ギター, 吉他, 기타를',
  violin:
    'geige, violine, violon, violín, violino, viool, skrzypce, keman, скрипк*, كمان, वायलिन, バイオリン, 小提琴, 바이올린',
  toy: 'spielzeug, teddy, teddybär, puppe, jouet, poupée, nounours, juguete, muñeca, peluche, brinquedo, boneca, giocattolo, bambola, orsacchiotto, speelgoed, knuffel, zabawka, lalka, oyuncak, bebek, игрушк*, кукл*, плюшев*, іграшк*, لعبة, دمية, खिलौना, गुड़िया, おもちゃ, 人形, ぬいぐるみ, 玩具, 娃娃, 玩偶, 장난감, 인형',
  door: 'tür, tor, porte, puerta, porta, portone, deur, drzwi, kapı, дверь, двери, дверями, двері, باب, दरवाज़ा, दरवाजा, 扉, ドア, 门, 大门, 문이, 문을',
  window:
    'fenster, fenêtre, ventana, janela, finestra, raam, venster, okno, pencere, окно, окна, вікно, نافذة, شباك, खिड़की, 窓, 窗户, 窗, 창문',
  mole: 'maulwurf, taupe, toupeira, talpa, kret, köstebek, крот, крота, кріт, خلد, छछूंदर, モグラ, もぐら, 鼹鼠, 두더지',
  duck: 'ente, enten, entlein, canard, caneton, pato, patito, patinho, anatra, anatroccolo, eend, kaczka, ördek, утк*, утён*, утен*, качк*, بطة, बतख, アヒル, あひる, 鸭子, 小鸭, 오리',
  sheep:
    'schaf, schafe, lamm, mouton, agneau, oveja, cordero, ovelha, carneiro, pecora, agnello, schaap, owca, koyun, овц*, овеч*, баран*, вівц*, خروف, भेड़, 羊, ひつじ, 绵羊, 小羊, 양이, 양을',
  pig: 'schwein, ferkel, cochon, cerdo, cerdito, porco, porquinho, maiale, maialino, varken, świnia, domuz, свин*, поросён*, поросен*, خنزير, सुअर, 豚, ブタ, 猪, 小猪, 돼지',
  octopus:
    'krake, oktopus, pieuvre, poulpe, pulpo, polvo, polpo, ośmiornica, ahtapot, осьминог*, восьминіг, أخطبوط, ऑक्टोपस, タコ, 章鱼, 문어',
  squirrel:
    'eichhörnchen, écureuil, ardilla, esquilo, scoiattolo, eekhoorn, wiewiórka, sincap, белк*, білк*, سنجاب, गिलहरी, リス, 松鼠, 다람쥐',
  panda: 'panda, pandabär, панд*, باندا, पांडा, パンダ, 熊猫, 판다',
  dinosaur:
    'dinosaurier, dinosaure, dinosaurio, dinossauro, dinosauro, dinosaurus, dinozaur, dinozor, динозавр*, ديناصور, डायनासोर, 恐竜, 恐龙, 공룡',
  spider:
    'spinne, araignée, araña, aranha, ragno, spin, pająk, örümcek, паук*, павук*, عنكبوت, मकड़ी, 蜘蛛, クモ, 거미',
  crow: 'krähe, rabe, corbeau, corneille, cuervo, corvo, cornacchia, kraai, kruk, wrona, karga, ворон*, غراب, कौआ, カラス, 乌鸦, 까마귀',
  gardener:
    'gärtner, gärtnerin, jardinier, jardinière, jardinero, jardinera, jardineiro, giardiniere, tuinman, ogrodnik, bahçıvan, садовник*, садівник*, بستاني, माली, 庭師, 园丁, 정원사',
  carpenter:
    'schreiner, tischler, zimmermann, menuisier, charpentier, carpintero, carpinteiro, falegname, timmerman, stolarz, marangoz, плотник*, столяр*, тесляр*, نجار, बढ़ई, 大工, 木匠, 목수',
  postman:
    'briefträger, postbote, facteur, cartero, carteiro, postino, listonosz, postacı, почтальон*, листоноша, ساعي البريد, डाकिया, 郵便配達, 邮递员, 우체부, 집배원',
  watchmaker:
    'uhrmacher, uhrmacherin, horloger, horlogère, relojero, relojera, relojoeiro, orologiaio, horlogemaker, zegarmistrz, saatçi, часовщик*, годинникар, ساعاتي, घड़ीसाज़, 時計職人, 時計屋, 钟表匠, 시계공',
  'lighthouse-keeper':
    'leuchtturmwärter, gardien de phare, farero, faroleiro, guardiano del faro, vuurtorenwachter, latarnik, fener bekçisi, смотритель маяка, доглядач маяка, حارس المنارة, 灯台守, 灯塔看守人, 守塔人, 등대지기',
  nurse:
    'krankenschwester, krankenpfleger, infirmière, infirmier, enfermera, enfermero, enfermeira, enfermeiro, infermiera, infermiere, verpleegster, pielęgniarka, hemşire, медсестр*, ممرضة, नर्स, 看護師, 护士, 간호사',
  elder:
    'alter mann, vieil homme, vieux monsieur, anciano, idoso, oude man, staruszek, ihtiyar, старик*, дід, 老人, 老爷爷, 老头, 노인',
}
