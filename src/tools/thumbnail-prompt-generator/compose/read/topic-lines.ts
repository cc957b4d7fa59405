/**
 * What videos are about and how that looks, one topic in four lines:
 * id | palette | kinds of things that belong to it
 * hero: the thing to show when the title names none · hands: the work, `{it}` stands for the thing
 * fail: what it looks like when it goes wrong · proof: a small sign that it went right · place: what stands behind it
 * then the words on the picture (a doubt, a verdict; English) and the stems that tell the topic, in any language.
 * Specific topics come first: the first that fits is taken.
 */
export const topicLines = `
spreadsheet | lime | software
a wide monitor, its whole grid dark but for one cell framed in light ; one finger hovering over the Enter key below {it}
a leaning stack of printed tables with coffee rings ; an empty swivel chair with a lanyard over its back ; an office after hours, blinds closed
WHO DID IT? ; ONE KEY
excel, spreadsheet, google sheets, vlookup, pivot table, tabellenkalkulation, tableur, hoja de cálculo, planilha, foglio di calcolo, таблиц, エクセル, 表格, 엑셀, إكسل

coding | signal | software
a laptop in the dark, one bright block of light on its black screen ; one hand lifting a single glowing block out of the screen of {it}
a screen blurred to a wall of red marks ; one short line of light on a black screen ; a dark desk edge and a cold mug
STILL BROKEN? ; ONE LINE
python, javascript, typescript, coding, codin, code in, learn to code, programming, programmer, react, css, html, sql, github, algorithm, debug, software engineer, programmier, programmer en, programar, programación, programação, programmare, программир, プログラミング, 编程, 코딩, برمجة, प्रोग्रामिंग, yazılım

ai | tide | software
a frosted glass speech bubble lit from inside, resting on a desk ; a hand holding a pen above {it}, waiting
a typed page with half of its lines struck out by hand ; a finished page still curling out of a slot ; a dim study with one lamp
WHO WROTE IT? ; NO HANDS
chatgpt, gpt, openai, llm, artificial intelligence, machine learning, neural network, AI, KI, IA, künstliche intelligenz, intelligence artificielle, inteligencia artificial, inteligência artificial, intelligenza artificiale, нейросет, 人工知能, 人工智能, 인공지능, الذكاء الاصطناعي, yapay zeka

cycling | road | vehicle
a loaded touring bicycle streaked with road dust ; two sun-burnt hands unfolding a torn paper map over the handlebars of {it}
a flat tyre peeled off its rim ; a dust-white chain worn down to bright steel ; an empty road running to low hills
WRONG WAY? ; STILL ROLLING
bike, bicycle, cycl, bikepack, fahrrad, radtour, radreise, vélo, bicicleta, bici, велосипед, 自転車, 自行车, 자전거, دراجة, साइकिल, bisiklet

fitness | signal | body
a worn-out running shoe, sole split open ; two chalked hands closing around {it}
a towel thrown down beside a bar that did not move ; a heel landing in a burst of dust ; an empty gym with one strip of light
GIVE UP? ; ONE MORE
workout, gym, marathon, running, pushup, push-up, pull-up, muscle, training, squat, abs, fitness, lauf, liegestütz, muskel, sport machen, courir, musculation, pompes, correr, gimnasio, flexiones, entren, academia, treino, corrida, palestra, corsa, allen, тренир, бег, отжим, 筋トレ, マラソン, 腕立て, 健身, 跑步, 헬스, 운동, تمارين, رياضة, कसरत, koşu

camera | steel | device
a camera with its lens cap hanging by a string ; a thumb resting on the scratched shutter of {it}
a print blurred beyond saving, held by one corner ; one sharp print among blurred ones ; a dark studio backdrop
SOFT? ; ONE FRAME
camera, photograph, photo, lens, drone, gopro, dji, portrait, fotograf, kamera, drohne, photographie, appareil photo, fotografía, cámara, câmera, macchina fotografica, фотоаппарат, камер, фото, カメラ, 写真, 相机, 摄影, 카메라, 사진, كاميرا, تصوير, कैमरा, kamera, fotoğraf

train | night | vehicle
a sleeper compartment seen through its own window, one berth lit ; a hand wiping a clear patch in the misted window of {it}
a departure board gone blank ; a pillow creased by one night's sleep against the glass ; a wet platform sliding away
SLEEP AT ALL? ; WOKE UP HERE
night train, sleeper train, train, railway, interrail, nachtzug, zugreise, bahnreise, train de nuit, tren nocturno, tren, trem, treno, поезд, 電車, 夜行, 寝台, 火车, 기차, قطار, ट्रेन, yataklı tren

flight | sky | vehicle
an economy seat by an oval window, belt unbuckled ; a hand sliding a boarding pass along the top edge of {it}
a lone suitcase going round an empty belt ; a window seat full of sunrise ; the blur of an aisle
GATE CLOSED? ; SEAT 1A
flight, flew, airline, airport, first class, business class, flug, fliegen, vol en avion, compagnie aérienne, vuelo, avión, voo, volo aereo, самолёт, перел, 飛行機, 飞机, 航班, 비행기, طيران, उड़ान, uçak

sea | frost | vehicle
a mooring rope wrapped twice round a worn iron cleat ; two wet hands letting {it} slip free
a slipped knot, the rope's end trailing in dark water ; a wake closing over behind a small stern ; grey water up to the horizon
LET GO? ; NO SHORE
sailing, sailboat, boat, yacht, ship, fishing, kayak, diving, scuba, segeln, boot, schiff, angeln, tauch, bateau, voilier, pêche, plongée, barco, velero, pesca, bucear, veleiro, pescar, barca, vela, лодк, яхт, рыбал, ヨット, 釣り, 船, 帆船, 钓鱼, 배를, 낚시, قارب, صيد, नाव, मछली, tekne, balık tut

travel | road | landscape
a travel-worn backpack with a rolled mat, straps frayed ; a hand holding a creased paper map against the wind in front of {it}
a signpost whose arrows have weathered blank ; a boot print at the very end of a road ; an empty road running to low hills
LOST? ; END OF THE ROAD
travel, trip, road trip, backpack, hotel, itinerary, visa, days in, moved to, island, country, countries, abroad, reise, urlaub, auswander, voyage, voyager, vacances, viaje, viajar, mochila, viagem, viajar, viaggio, viaggi, путешеств, поездк, 旅, 旅行, 移住, 여행, سفر, رحلة, यात्रा, seyahat, gezi

camping | ember | landscape
a small tent lit from inside ; two gloved hands striking a spark beside {it}
a sodden ring of stones with no fire in it ; one curl of smoke from dry moss ; black tree trunks and the last light
NO FIRE? ; STILL WARM
camp, tent, surviv, bushcraft, cabin, forest, wilderness, hike, hiking, hiked, climb, mountain, summit, zelt, wald, wander, überleb, berg, randonnée, bivouac, forêt, montagne, acampar, bosque, montaña, senderismo, trilha, floresta, montanha, campeggio, bosco, montagna, поход, лес, горы, выжива, キャンプ, 登山, 露营, 爬山, 캠핑, 등산, تخييم, غابة, जंगल, kamp, dağ

lighthouse | night | building
a white lighthouse lantern room, glass salted over ; a hand wiping a clear patch in the salted glass of {it}
a lamp gone dark behind cracked glass ; one beam reaching out over black water ; a black sea and a band of last light
WHO ELSE IS HERE? ; LIGHTS ON
lighthouse, leuchtturm, phare, faro, farol, маяк, 灯台, 灯塔, 등대, منارة, deniz feneri

appliance | rust | furniture
a plain white fridge with its door ajar ; a hand holding the pulled plug of {it}
a cord hanging loose beside its socket ; a plug lying on its side, dust on its prongs ; a kitchen wall in one colour
UNPLUGGED? ; 0 WATTS
heat pump, heating, boiler, wärmepumpe, heizung, fridge, refrigerator, freezer, oven, microwave, washing machine, dishwasher, air conditioner, electricity, kühlschrank, backofen, waschmaschine, strom, frigo, électricité, nevera, horno, lavadora, electricidad, geladeira, forno, máquina de lavar, frigorifero, lavatrice, холодильник, духовк, 冷蔵庫, オーブン, 洗濯機, 电器, 冰箱, 烤箱, 냉장고, 오븐, 세탁기, ثلاجة, فرن, फ्रिज, ओवन, buzdolabı, fırın

plants | leaf | plant
a potted plant with broad glossy leaves ; two soil-streaked hands holding {it} clear of its old pot, pale roots hanging
one yellow leaf on a spill of dark soil ; a new leaf just unrolling, still pale ; a plain wall in window light
ROOT ROT? ; NEW LEAF
repot, houseplant, plants, plant care, garden, seedling, tomato, orchid, cactus, lawn, monstera, compost, pflanze, garten, umtopf, plante, jardin, rempoter, planta, jardín, huerto, jardim, horta, pianta, giardino, orto, растени, огород, 植物, 園芸, 観葉, 盆栽, 花园, 식물, 화분, نبات, حديقة, पौधा, पौधे, bitki, bahçe

bread | crust | food
a round sourdough loaf with an open ear ; two floury hands tearing {it} open, steam rising between them
a flat pale loaf, split on one side ; a cut face full of uneven shining holes ; a dark oven wall with one bright slit
TOO FLAT? ; HEAR IT CRACK
bread, sourdough, baguette, loaf, dough, brot, sauerteig, pain maison, levain, pan casero, pan, masa madre, pão, pane, lievito, хлеб, パン, 面包, 빵, خبز, रोटी, ekmek

coffee | crust | food
an espresso falling in two thin ropes into a small cup ; one hand holding {it} under the spout
grounds spilled across a counter ; a still surface of dark gold foam ; a steam-clouded machine
TOO BITTER? ; LAST SIP
coffee, espresso, latte, barista, caffeine, kaffee, café, caffè, кофе, コーヒー, 咖啡, 커피, قهوة, कॉफी, kahve

cooking | ember | food
a heavy black pan with the finished dish in it ; two hands pulling {it} apart over the plate, steam rising
a scorched patch stuck to the bottom of a pan ; one bite taken out, the layers showing ; a dark kitchen with one flame
BURNT? ; FIRST BITE
recipe, cook, bake, baking, kitchen, meal, dinner, lunch, breakfast, pizza, pasta, ramen, noodle, soup, cake, cookie, chicken, steak, rice, curry, dumpling, sushi, burger, taco, chocolate, cheese, egg, street food, restaurant, rezept, koch, essen, kuchen, nudel, recette, cuisin, gâteau, poulet, receta, cocin, pastel, pollo, arroz, receita, cozinh, bolo, frango, ricetta, cucin, torta, riso, рецепт, готов, суп, торт, レシピ, 料理, 弁当, ラーメン, ご飯, 食谱, 做饭, 美食, 레시피, 요리, 음식, وصفة, طبخ, रेसिपी, खाना, tarif, yemek

diet | lime | food
a plain white plate with one heaped spoon on it ; a hand pushing {it} to the rim of the table
a mountain of empty wrappers ; a belt with a new hole punched in it ; a bare kitchen table
WHAT WENT WRONG? ; NO CRASH
sugar, diet, keto, fasting, calorie, protein, vitamin, vegan, carb, lose weight, weight loss, zucker, abnehm, fasten, ernähr, sucre, régime, maigrir, azúcar, dieta, adelgazar, ayuno, açúcar, emagrecer, zucchero, dimagrire, сахар, диет, похуд, 砂糖, ダイエット, 断食, 减肥, 糖, 다이어트, سكر, رجيم, चीनी छोड़, डाइट, şeker, diyet

cold | frost | body
a bathroom shower head with one icicle forming ; a hand turning {it} past the last mark towards blue
skin in goose bumps under falling water ; steam coming off bare shoulders ; white tiles in cold light
COULD YOU? ; NO MORE HOT
cold shower, ice bath, cold plunge, kalt dusch, kalt duscht, eisbad, douche froide, bain glacé, ducha fría, baño de hielo, banho gelado, doccia fredda, холодный душ, прорубь, 水風呂, 冷水, 찬물, 냉수, حمام بارد, ठंडे पानी, soğuk duş

sleep | night | furniture
a rumpled pillow with the dent of a head in it ; a hand reaching out of the blankets towards {it}
an alarm clock face glowing in the dark ; a sleeper's hand hanging open over the edge of a bed ; a bedroom in blue dark
STILL AWAKE? ; LIGHTS OUT
insomnia, sleep, nap, schlaf, dormir, sommeil, sueño, sonno, сон, спать, 睡眠, 睡觉, 失眠, 수면, 불면, نوم, नींद, uyku

calm | dusk | landscape
one lit window in a wide dark valley ; a hand closing {it} against the weather
a single lamp still burning ; rain running down a pane ; a wide quiet hillside under low cloud
STAY ; SLOW
rain sounds, relaxing, lofi, lo-fi, sleep music, white noise, meditation, ambience, asmr, nature sounds, entspann, regengeräusch, relaxation, musique douce, relajante, sonidos de lluvia, relaxante, som de chuva, rilassante, suono della pioggia, звуки дождя, медитац, 雨音, 作業用, 瞑想, 冥想, 白噪音, 빗소리, 명상, أصوات المطر, بارش, ध्यान, yağmur sesi

language | tide | paper
a phrasebook thick with paper tabs, spine taped ; a hand pulling one card out of {it}
a speech bubble of crumpled paper ; two coffee cups pushed close together, mid-talk ; a café window in soft rain
TONGUE-TIED? ; THEY ANSWERED
english, spanish, french, german, japanese, korean, chinese, mandarin, arabic, language, fluent, vocabulary, accent, englisch, sprache lernen, anglais, langue, vocabulaire, inglés, idioma, inglês, inglese, lingua, англий, язык, 英語, 英会話, 语言, 英语, 영어, 외국어, الإنجليزية, لغة, अंग्रेज़ी, अंग्रेजी, ingilizce

study | paper | paper
a desk buried in open books with one page held clear ; a hand laying down a pen beside {it}
a page of struck-out sums ; a last blank line filled in ; a library lamp in a dark room
FORGOT IT ALL? ; ONE PAGE
exam, study, studying, school, university, college, homework, math, memor, student, grades, prüfung, lernen, schule, studium, mathe, examen, étudier, école, estudiar, escuela, universidad, prova, estudar, escola, vestibular, esame, studiare, scuola, экзамен, учёб, учеб, школ, 勉強, 受験, 大学, 考试, 学习, 学校, 공부, 시험, 수능, دراسة, امتحان, पढ़ाई, परीक्षा, sınav, ders

productivity | signal | object
a wind-up alarm clock with one bell dented ; a hand slamming down just beside {it}
a to-do list with one line ticked and dozens open ; an empty desk with a single pencil ; a bedroom before sunrise
AGAIN? ; DONE BY NOON
habit, routine, productiv, procrastinat, focus, discipline, wake up, 5 am, 5am, time management, motivation, gewohnheit, morgenroutine, produktiv, aufschieb, disziplin, habitude, productivité, se lever, hábito, rutina, productividad, rotina, produtividade, abitudin, produttiv, привычк, продуктив, прокрастин, 習慣, 朝活, 早起き, 习惯, 早起, 습관, 미라클모닝, عادات, आदत, सुबह, alışkanlık, sabah rutini

job | paper | furniture
a cardboard box of desk things with a mug on top ; two hands sliding a lanyard across the desk beside {it}
an office chair turned to the wall ; a door left open on daylight ; a row of empty desks
NO PLAN B? ; LAST DAY
quit my job, job, interview, career, boss, intern, resign, office, hired, fired, cv, resume, freelance, remote work, kündig, bewerbung, chef, beruf, démission, entretien d'embauche, emploi, travail, trabajo, entrevista, renunci, emprego, demissão, trabalho, lavoro, colloquio, dimission, работ, собеседован, уволи, 転職, 仕事, 退職, 面接, 辞職, 面试, 工作, 퇴사, 취업, 면접, وظيفة, عمل, नौकरी, इंटरव्यू, istifa, iş görüşmesi

business | signal | building
a hand-painted shop sign still leaning against the counter ; a hand turning {it} to face the street
a till drawer pulled out and empty ; a queue's worth of footprints to one door ; a small shop at opening time
NO CUSTOMERS? ; SOLD OUT
business, startup, marketing, customer, sales, sell, brand, shop, store, dropship, ecommerce, entrepreneur, side hustle, unternehm, gründ, verkauf, kunden, laden, entreprise, vendre, boutique, negocio, empresa, vender, clientes, tienda, negócio, loja, azienda, vendere, negozio, бизнес, продаж, магазин, 起業, 副業, 商売, 创业, 副业, 生意, 창업, 장사, 부업, تجارة, مشروع, बिज़नेस, व्यापार, girişim, satış

invest | coin | object
one gold coin standing on its edge ; a fingertip keeping {it} from rolling
a row of coins tipping over like dominoes ; a short stack grown past a tall one ; a dark table under one lamp
WHICH WAY? ; STILL STANDING
bitcoin, crypto, stock market, stocks, invest, etf, shares, dividend, trading, aktien, börse, bourse, acciones, bolsa de valores, invertir, ações, azioni, borsa, акци, инвест, криптовал, 株, 投資, 仮想通貨, 股票, 投资, 比特币, 주식, 투자, 비트코인, استثمار, أسهم, निवेश, शेयर बाज़ार, yatırım, borsa

money | coin | object
a clear glass jar of coins ; a hand tipping {it} until the last coins slide to the rim
coins rolling out of a small hole across the table ; a jar filled past a line of tape ; a kitchen table at night
WHERE DOES IT GO? ; IT ADDS UP
money, saving, salary, budget, rent, debt, inflation, tax, millionaire, rich, income, frugal, pension, geld, spar, gehalt, miete, schulden, steuer, rente, argent, salaire, loyer, économiser, impôt, dinero, ahorr, sueldo, alquiler, deuda, impuesto, dinheiro, economizar, salário, aluguel, soldi, risparmi, stipendio, affitto, tasse, деньги, зарплат, сэконом, долг, налог, お金, 貯金, 節約, 年収, 钱, 存钱, 工资, 돈, 월급, 저축, مال, المال, راتب, توفير, पैसा, पैसे, बचत, maaş, tasarruf

house | brick | building
a front-door key on a worn ring ; a hand turning {it} in a scratched lock
a crack running up a freshly painted wall ; daylight falling through an open front door ; a bare hallway
LOOK CLOSER ; KEYS IN HAND
apartment, house, mortgage, real estate, landlord, home tour, tiny home, tiny house, moving out, live alone, living alone, wohnung, haus, immobil, eigenheim, appartement, maison, immobilier, logement, piso, casa, vivienda, hipoteca, apartamento, imóvel, appartamento, mutuo, квартир, ипотек, マンション, 一人暮らし, 家を, 賃貸, 房子, 买房, 租房, 아파트, 자취, شقة, منزل, بيت, घर, मकान, daire

car | steel | vehicle
a car seen low from the front corner ; one greasy hand on the raised bonnet of {it}
an oil puddle spreading on concrete ; two headlights coming on in the dark ; a dark garage with one work lamp
WILL IT START? ; FIRST START
car, cars, engine, motorcycle, motorbike, van, truck, land rover, tesla, bmw, ferrari, camper, vanlife, auto, motorrad, motor, voiture, moteur, moto, coche, carro, camioneta, macchina, furgone, машин, автомоб, мотоцикл, 車, バイク, 车, 汽车, 摩托, 자동차, 바이크, سيارة, गाड़ी, कार, araba, motosiklet

cleaning | tide | furniture
a filthy rug with one clean strip drawn across it ; two gloved hands pulling a brush across {it}, a clean strip opening behind
a bucket of black water ; one clean strip wiped through thick grime ; a bare tiled floor
WHAT COLOUR? ; UNDERNEATH
cleaning, cleaned, clean my, carpet, declutter, organiz, minimalis, tidy, laundry, stain, putzen, aufräum, teppich, ménage, ranger, tapis, limpiar, limpieza, ordenar, alfombra, limpar, faxina, tapete, pulire, pulizie, tappeto, уборк, порядок, ковёр, 掃除, 片付け, 断捨離, 打扫, 收纳, 청소, 정리, تنظيف, सफाई, temizlik

boardgame | crust | toy
a chess king lying on its side on an empty board ; two fingers lowering one piece beside {it}
a board swept half clear, pieces rolling ; one pawn alone on the last row ; a dark table edge
YOUR MOVE? ; ONE MOVE LEFT
chess, poker, board game, card trick, rubik, puzzle, schach, brettspiel, échecs, jeu de société, ajedrez, juego de mesa, xadrez, scacchi, шахмат, 将棋, チェス, 囲碁, 象棋, 围棋, 체스, 바둑, شطرنج, शतरंज, satranç

repair | rust | furniture
an old wooden chair, one half stripped to bare wood ; two dusty hands working on {it}, one half bare, one half finished
a snapped part lying in sawdust ; one clean strip wiped through thick grime ; a workshop wall in side light
TOO FAR GONE? ; SAVED
diy, renovat, restor, repair, fix, woodwork, workshop, upcycl, paint my, heimwerk, renovier, restaurier, reparier, bricolage, rénov, réparer, reparar, restaur, reforma, consertar, riparare, ristruttur, ремонт, реставр, 修理, リフォーム, 修复, 수리, إصلاح, मरम्मत, tamir

phone | night | device
a phone lying face down on a table ; a hand pulling away from {it}
a cracked screen with one light still blinking ; a dusty rectangle where a phone always lay ; a bedside in the dark
OFF? ; NO SIGNAL
phone, smartphone, internet, wifi, offline, интернет, インターネット, 网络, 인터넷, إنترنت, इंटरनेट, iphone, android, pixel, samsung galaxy, screen time, social media, instagram, tiktok, dopamine, scrolling, handy, bildschirmzeit, téléphone, écran, réseaux sociaux, teléfono, móvil, redes sociales, celular, telefono, cellulare, телефон, смартфон, соцсет, スマホ, SNS, 手机, 社交媒体, 스마트폰, 핸드폰, هاتف, موبايل, मोबाइल, फ़ोन, telefon, sosyal medya

computer | signal | device
an open computer case with one fan turning ; two fingers lowering a part into {it}
a melted connector on a scorched board ; a first light coming on inside a dark case ; a cluttered bench
WILL IT BOOT? ; IT LIVES
gaming pc, pc, laptop, computer, gpu, cpu, keyboard, monitor, tablet, ipad, macbook, raspberry pi, ordinateur, computador, ordenador, rechner, компьютер, ноутбук, パソコン, 自作pc, 电脑, 컴퓨터, 노트북, كمبيوتر, कंप्यूटर, लैपटॉप, bilgisayar

gaming | signal | toy
a worn controller with one missing stick ; two thumbs pressed white on {it}
a dark screen with one life left as a single dot of light ; a controller dropped mid-air ; a room lit only by a screen
ONE LIFE LEFT ; NO DAMAGE
gaming, video game, minecraft, fortnite, roblox, speedrun, playstation, xbox, nintendo, zelda, pokemon, zock, spiel durch, jeu vidéo, videojuego, videogame, jogo, videogioco, игр, прохожд, ゲーム, 実況, 游戏, 게임, ألعاب, गेम, oyun

music | crust | instrument
a scratched acoustic guitar, one string missing ; two fingertips pressed into the strings of {it}
a snapped string curling off the bridge ; fingertips marked by the strings ; a dark room with one warm lamp
SORE FINGERS? ; FIRST SONG
guitar, piano, violin, drum, bass, ukulele, song, chord, singing, sing, music theory, producer, gitarre, klavier, geige, schlagzeug, lied, guitare, chanson, chanter, guitarra, canción, cantar, violão, canção, chitarra, pianoforte, canzone, гитар, пианино, песн, ギター, ピアノ, 歌, 吉他, 钢琴, 唱歌, 기타 연주, 피아노, 노래, جيتار, عزف, गिटार, gitar, piyano

art | paper | paper
a sheet of paper with a half-finished pencil portrait ; a hand with a pencil stub shading the last dark corner of {it}
a sketch crossed out with one stroke ; one eye drawn so well it looks wet ; a bare wall in north light
RUIN IT? ; LAST STROKE
draw, drawing, sketch, watercolor, watercolour, oil painting, painting, calligraphy, sculpt, zeichn, malen, aquarell, dessin, peindre, peinture, dibuj, pintar, acuarela, desenh, pintura, disegn, dipingere, рисова, рисун, акварел, 絵, イラスト, 水彩, 画画, 绘画, 그림, 드로잉, رسم, चित्र, çizim, resim

history | coin | building
a worn bronze coin split across an emperor's profile ; a brush sweeping the last dust from {it}
a marble column broken at the base ; a helmet half out of the earth ; a dim excavation wall
WHO DID THIS? ; UNDER THE DUST
history, empire, roman, rome, medieval, ancient, pharaoh, egypt, viking, castle, king, queen, dynasty, samurai, archaeolog, geschichte, reich, mittelalter, antike, römer, histoire, empire, moyen âge, antique, historia, imperio, medieval, romano, história, império, storia, impero, medioevo, истори, импер, древн, 歴史, 帝国, 戦国, 古代, 历史, 王朝, 역사, 제국, 조선, تاريخ, إمبراطورية, इतिहास, साम्राज्य, tarih, imparatorluk

books | paper | paper
a tower of books with one pulled half out ; a hand easing {it} out of the stack
a page corner folded back ten times ; a last page pressed flat under a thumb ; a dark shelf
FINISHED? ; PAGE ONE
book, books, novel, reading list, read a, author, bücher, buch, lesen, livre, lire, libro, libros, leer, livro, livros, ler, libri, leggere, книг, читат, 読書, 书, 阅读, 독서, كتاب, كتب, किताब, kitap

film | night | device
an empty cinema seat in the beam of a projector ; a hand cutting into the beam of light over {it}
a strip of film torn across one frame ; a door of light at the end of a dark hall ; rows of dark seats
THE REAL ENDING? ; ONE FRAME
movie, film, netflix, series, trailer, cinema, kino, serie, filme, película, cine, cinéma, série, кино, фильм, сериал, 映画, アニメ, 电影, 电视剧, 영화, 드라마, فيلم, مسلسل, फिल्म, dizi

fashion | blush | clothing
one coat on a bare rail ; two hands turning the collar of {it} inside out
a seam split open along the shoulder ; a neat row of five hangers and no more ; a plain wall with a full-length mirror's edge
STILL FITS? ; WORN OUT
outfit, clothes, fashion, wardrobe, thrift, style, makeup, make-up, skincare, skin, hair, haircut, nails, kleidung, haare, haut, schminke, vêtements, cheveux, peau, maquillage, ropa, moda, maquillaje, piel, roupa, cabelo, maquiagem, vestiti, capelli, trucco, одежд, стиль, волос, макияж, 服, ファッション, メイク, 髪, 穿搭, 化妆, 护肤, 패션, 옷, 메이크업, ملابس, مكياج, कपड़े, मेकअप, kıyafet, makyaj, saç

baby | sky | toy
a small pair of first shoes beside a large pair ; a grown hand steadying {it}
a toy left in the middle of an empty floor ; a small hand closed around one finger ; a nursery in morning light
ALL NIGHT? ; FIRST STEP
baby, toddler, newborn, parent, mom, dad life, pregnan, kleinkind, eltern, schwanger, bébé, enfant, enceinte, bebé, crianza, embaraz, bebê, gravid, neonato, genitor, ребён, дет, беремен, 育児, 赤ちゃん, 妊娠, 宝宝, 育儿, 怀孕, 아기, 육아, طفل, أطفال, बच्चा, बच्चे, bebek, hamile

pets | ember | animal
a dog with one ear up ; an open hand held out low in front of {it}
a full bowl left untouched ; a paw laid across a bare foot ; a living-room floor in low sun
TRUST ME? ; HOME
dog, puppy, cat, kitten, pet, parrot, hamster, hund, welpe, katze, haustier, chien, chiot, perro, cachorro, gato, mascota, cão, cachorr, cane, gatto, собак, кот, кошк, щен, 犬, 猫, ペット, 狗, 宠物, 강아지, 고양이, كلب, قطة, कुत्ता, बिल्ली, köpek, kedi

wildlife | leaf | animal
one animal close and in profile, its breath or wings catching light ; an open palm with one small trace of {it} on it
an empty nest or comb, cells torn ; one small trace left behind, a wing or a hair, on dark cloth ; a pale empty field
WHERE DID THEY GO? ; STILL HERE?
bee, bees, whale, shark, wolf, wolves, bird, insect, animal, wildlife, ocean, coral, elephant, spider, snake, biene, wal, tier, vogel, insekt, abeille, baleine, oiseau, animaux, requin, abeja, ballena, pájaro, animal, tiburón, abelha, baleia, pássaro, balena, uccell, animali, пчёл, пчел, кит, животн, птиц, акул, 動物, クジラ, 蜂, 鳥, 动物, 鲸, 蜜蜂, 동물, 고래, 꿀벌, نحل, حيوان, حوت, जानवर, मधुमक्ख, arı, hayvan, balina

climate | rust | landscape
a cracked lake bed with one boat stranded on it ; a hand letting dry earth run out over {it}
a melted edge dripping into dark water ; one green shoot in grey ground ; a hazy horizon
HOW LONG? ; STILL TIME
climate, zero waste, waste, müll, déchet, basura, lixo, rifiuti, мусор, ごみ, 垃圾, 쓰레기, pollution, plastic, solar, energy, drought, flood, recycl, carbon, klima, umwelt, solar, dürre, climat, pollution, sécheresse, clima, contaminación, sequía, poluição, seca, inquinamento, siccità, климат, экологи, засух, 気候, 環境, 太陽光, 气候, 污染, 기후, 환경, مناخ, تلوث, जलवायु, प्रदूषण, iklim, kirlilik

space | night | sky
a small capsule porthole filled by a rusty planet ; a gloved hand against the inside of {it}
a dark disc bending the light around it ; one boot print in grey dust ; black sky with few stars
NO WAY BACK? ; TOUCHDOWN
space, mars, moon, planet, black hole, nasa, rocket, galaxy, universe, astronaut, spacex, weltraum, mond, schwarzes loch, rakete, espace, lune, trou noir, fusée, espacio, luna, agujero negro, cohete, espaço, lua, buraco negro, foguete, spazio, buco nero, razzo, космос, луна, чёрная дыра, ракет, 宇宙, 火星, ブラックホール, 太空, 黑洞, 火箭, 우주, 블랙홀, فضاء, قمر, अंतरिक्ष, चाँद, uzay, kara delik

science | tide | object
a glass flask with one layer of colour refusing to mix ; a gloved hand tilting {it} to the light
a cracked beaker on a wet bench ; one bubble held still in clear liquid ; a dark laboratory shelf
THAT'S IMPOSSIBLE ; IT MOVED
physics, chemistry, biology, quantum, atom, brain, experiment, science, dna, evolution, psycholog, physik, chemie, gehirn, wissenschaft, physique, chimie, cerveau, física, química, cerebro, ciencia, cérebro, ciência, fisica, chimica, cervello, scienza, физик, хими, мозг, наук, 科学, 物理, 脳, 実験, 化学, 大脑, 实验, 과학, 물리, علم, فيزياء, दिमाग, विज्ञान, bilim, beyin

news | steel | paper
a folded newspaper with its front page blank and one corner burnt ; a hand smoothing {it} flat
a line drawn across a wall map ; a microphone left alone on a lectern ; a dark press room
WHAT CHANGED? ; ONE VOTE
election, government, president, minister, parliament, vote, war, crisis, news, politic, wahl, regierung, krieg, krise, élection, gouvernement, guerre, crise, elección, gobierno, guerra, crisis, eleição, governo, elezion, выбор, войн, кризис, правител, 選挙, 戦争, 政府, 选举, 战争, 선거, 전쟁, 정부, انتخابات, حرب, حكومة, चुनाव, सरकार, युद्ध, seçim, savaş

sport | leaf | toy
a scuffed ball resting exactly on the line ; a boot planted beside {it}
a net with one knot torn open ; chalk dust still in the air above the line ; an empty stand under floodlights
OVER THE LINE? ; LAST MINUTE
football, soccer, basketball, nba, nfl, tennis, olympic, world cup, boxing, ufc, cricket, golf, skateboard, surf, fußball, meister, ballon, fútbol, baloncesto, futebol, calcio, футбол, баскетбол, гол, サッカー, 野球, オリンピック, 足球, 篮球, 奥运, 축구, 야구, 올림픽, كرة القدم, क्रिकेट, फुटबॉल, futbol, basketbol

love | blush | object
two cups at a table, one untouched ; a hand turning {it} by the handle
one chair pulled away from a table for two ; two coats on one hook ; a café corner at closing time
TOO LATE? ; ONE MESSAGE
in love, love story, dating, marriage, married, divorce, breakup, boyfriend, girlfriend, wedding, friendship, liebe, ehe, hochzeit, trenn, scheidung, amour, mariage, rupture, amor, boda, pareja, divorcio, casamento, namoro, amore, matrimonio, любов, свадьб, развод, отношени, 恋, 結婚, 離婚, 爱情, 结婚, 恋爱, 연애, 결혼, 이별, حب, زواج, प्यार, शादी, aşk, evlilik

health | frost | object
an empty chair by a tall window, a folded blanket on its seat ; a hand resting on the back of {it}
a paper cup with two tablets ; a window opened a hand's width ; a quiet room in soft daylight
WHAT HELPED? ; ONE STEP
anxiety, depress, therapy, adhd, autis, burnout, doctor, hospital, disease, cancer, pain, illness, symptom, angst, depression, therapie, arzt, krank, anxiété, thérapie, médecin, maladie, ansiedad, depresión, terapia, médico, enfermedad, ansiedade, depressão, doença, ansia, depressione, medico, malattia, тревог, депресс, врач, болезн, 不安, うつ, 病気, 医者, 焦虑, 抑郁, 医生, 疾病, 불안, 우울, 병원, قلق, اكتئاب, طبيب, मरीज़, डॉक्टर, बीमारी, kaygı, doktor, hastalık

mystery | night | object
a sealed brown envelope, one corner lifted ; a gloved hand holding {it} up to a lamp
a wall of pinned notes with one gap in the middle ; one key that fits nothing ; a dark archive shelf
WHO KNEW? ; CASE OPEN
mystery, unsolved, murder, missing, scam, conspiracy, haunted, ghost, secret, rätsel, verschwund, mord, betrug, geist, mystère, disparu, arnaque, fantôme, misterio, desapareci, estafa, fantasma, mistério, golpe, mistero, scompars, truffa, тайн, загадк, пропал, мошенн, 謎, 未解決, 詐欺, 心霊, 悬案, 诈骗, 秘密, 미스터리, 실종, 사기, لغز, احتيال, रहस्य, धोखा, gizem, dolandırıcı
`
