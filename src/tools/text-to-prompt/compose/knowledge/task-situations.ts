import type { Craft } from './craft.ts'

/** Fields of plans, decisions, questions, ideas and the rest, with what people who know them look at. */
export const taskSituations: readonly Craft[] = [
  {
    id: 'travel',
    aim: 'everybody comes home rested',
    intents: ['plan', 'question', 'brainstorm', 'research', 'decide'],
    words:
      'trip, travel, travelling, traveling, itinerary, vacation, holiday in, holidays in, weekend in, days in, week in, road trip, roadtrip, city break, honeymoon, backpacking, interrail, hike, hiking trip, sightseeing | reise*, urlaub in, städtereise, tage in, wochenende in, voyage, séjour, jours à, week-end à, viaje, vacaciones, días en, viagem, férias em, dias em, viaggio, vacanza, giorni a, reis naar, podróż, wycieczk*, seyahat, gezi, поездк*, путешеств*, маршрут, отпуск в, رحلة, سفر, यात्रा, 旅行, 旅程, 旅游, 行程, 여행',
    lines: [
      'At most two fixed points a day, close to each other; the rest is optional, with one thing for rain.',
      'Give travel times as ranges; opening hours and prices only as "check before booking".',
      {
        when: /\b(?:kids?|child(?:ren)?|toddler|baby|year[- ]olds?|family|grand\w+|wheelchair)\b/iu,
        text: 'Pace for the slowest of us: a break every two hours, one playground or seat near every stop.',
      },
      'Say what has to be booked first and by when.',
      'One place where locals go for each day, without naming a business you are unsure of.',
    ],
    output:
      'a table by day: morning, afternoon, evening, way between, cost range; then what to book first; ≤ 400 words',
    check: 'no day needs more than one crossing of the map and there is an answer for bad weather',
  },
  {
    id: 'study',
    aim: 'I pass without cramming',
    intents: ['plan', 'learn', 'question'],
    words:
      'study plan, exam, exams, study for, studying, revise, revision, learn for, certification, certificate, b1, b2, c1, toefl, ielts, sat, gre, gmat, finals, bar exam, driving theory, study schedule | prüfung*, klausur*, abitur, lernplan, examen, concours, bac, examen de, oposición, prova, vestibular, enem, esame, maturità, egzamin, sınav, экзамен*, егэ, امتحان, परीक्षा, 試験, 受験, 考试, 高考, 시험',
    lines: [
      'Start with a short self-test, so that the time goes where points are lost.',
      'Active work each day: retrieve from memory, then one task of the exam type; repeat after 1, 3 and 7 days.',
      'A timed mock exam each second week, and the last two days light.',
      'One catch-up slot a week.',
    ],
    outputFor: ['plan'],
    output: 'a table by week: focus, daily routine, test; then a sample day with minutes; ≤ 350 words',
    check: 'every week ends with a result that shows whether I am on track',
  },
  {
    id: 'meals',
    aim: 'everybody eats and nobody cooks twice',
    intents: ['plan', 'question', 'brainstorm'],
    words:
      'meal plan, meals, meal prep, dinner, dinners, cook, cooking, lunch, breakfast, recipe ideas, weekly menu, lunchbox, grocery, groceries, what to eat, fridge | essensplan, kochen, abendessen, mittagessen, gerichte, repas, dîner, cuisiner, menu de la semaine, comidas, cenas, cocinar, menú semanal, refeições, jantar, cozinhar, cardápio, pasti, cena, cucinare, posiłki, yemek, приготовить, ужин, меню на, وجبات, طبخ, عشاء, खाना, भोजन, 献立, 夕食, 料理, 做饭, 晚餐, 食谱, 식단, 저녁',
    lines: [
      'Use what I named first; everything else must be ordinary shop goods, at most five extra items.',
      'Give active time and total time, and what can be cooked once for two meals.',
      {
        when: /\b(?:allerg\w*|vegan|vegetarian|veggie|halal|kosher|gluten|lactose|dairy|nut|nuts|diabet\w*|coeliac|celiac)\b/iu,
        text: 'Check every ingredient, sauces too, against the diet I named; say where labels have to be read.',
      },
      'Quantities per person by weight or cup.',
    ],
    outputFor: ['plan', 'question'],
    output: 'the dish or a table of meals, with quantities, one-line steps and a shopping list; ≤ 300 words',
    check: 'it can be cooked in the time given with one shopping trip',
  },
  {
    id: 'fitness',
    aim: 'I am still doing it in two months',
    intents: ['plan', 'question', 'learn'],
    words:
      'workout, workouts, training plan, marathon, half marathon, 5k, 10k, start running, running plan, go running, learn to run, jogging, first 10k, first 5k, gym, strength training, lose weight, weight loss, get fit, fitness, yoga, muscle, push-ups, home workout, exercise routine, couch to | trainingsplan, abnehmen, joggen, laufen, muskelaufbau, entraînement, maigrir, perdre du poids, musculation, entrenamiento, adelgazar, treino, emagrecer, allenamento, dimagrire, trening, antrenman, kilo vermek, тренировк*, похуд*, бег, تمارين, إنقاص الوزن, व्यायाम, वजन घटाना, 筋トレ, ダイエット, ランニング, 健身, 减肥, 跑步, 운동, 다이어트',
    lines: [
      'Raise the load by at most a tenth a week; every fourth week lighter.',
      'For each exercise: sets, repetitions or minutes, effort on a scale of 10, and an easier version.',
      'Stop signs (chest pain, dizziness, sharp joint pain) and when to ask a doctor before starting.',
      'A minimum version of 10 minutes for bad days.',
    ],
    output: 'a table by week and day with effort, then warm-up and rules for a missed day; ≤ 350 words',
    check: 'a beginner could do the first week tomorrow without sore knees',
  },
  {
    id: 'budget',
    aim: 'I know where the money goes',
    intents: ['plan', 'decide', 'question', 'analyse'],
    words:
      'make a budget, budget plan, household budget, monthly budget, save money, saving money, savings plan, pay off, debt, debts, monthly expenses, household budget, invest, investing, investment, etf, pension, retirement, mortgage, loan, credit card | haushaltsplan, haushaltsbudget, sparen, schulden, geld anlegen, kredit, altersvorsorge, épargner, dettes, investir, crédit, ahorrar, deudas, invertir, hipoteca, poupar, dívidas, investir, risparmiare, debiti, investire, mutuo, oszczędz*, бюджет, сэкономить, накопить, кредит, инвестир*, توفير, استثمار, बचत, निवेश, 家計, 貯金, 投資, 存钱, 投资, 투자',
    lines: [
      'Work with the figures I gave; write each assumption (rate, inflation, tax) next to its effect.',
      'Order: emergency reserve, expensive debt, then goals.',
      'Show a good, a middling and a bad case.',
    ],
    check: 'every figure can be traced to mine or to a marked assumption',
  },
  {
    id: 'rent-or-buy',
    aim: 'know at which length of stay buying pays',
    intents: ['decide', 'analyse', 'question', 'plan'],
    words:
      'renting vs buying, rent or buy, renting or buying, buy a house, buy a flat, buying a house, buying a flat, buy an apartment, buying an apartment, house or flat | mieten oder kaufen, wohnung kaufen, haus kaufen, acheter ou louer, louer ou acheter, achat immobilier, alquilar o comprar, comprar un piso, comprar casa, alugar ou comprar, comprar apartamento, affitto o acquisto, comprare casa, wynajem czy kupno, kirala*, аренду и покупку, купить квартиру, снимать или покупать, شراء أو إيجار, किराया या खरीद, 賃貸と購入, 持ち家, 租房还是买房, 买房, 전세, 매매',
    lines: [
      'Count what is usually forgotten: purchase fees and taxes, upkeep, interest, lost return on the deposit, cost of selling early.',
      'Use formulas with ranges for local prices, rates and fees; no figure without date and source, else "to look up".',
      'Find the break-even year and show the result two years below and above it.',
      'Reason first, verdict last.',
    ],
    output:
      'the assumptions, a table (cost and risk × option) for 3, 5 and 10 years, break-even, recommendation ≤ 80 words',
    check: 'I see at which length of stay the answer flips and which figure to look up first',
  },
  {
    id: 'job-choice',
    aim: 'no regret in a year',
    intents: ['decide', 'question', 'plan'],
    words:
      'job offer, job offers, offer from, change jobs, career change, change careers, quit my job, freelance, self-employed, promotion or, startup job, remote job, switch careers, new job | jobangebot, jobwechsel, selbstständig, offre d’emploi, changer de métier, reconversion, oferta de trabajo, cambiar de trabajo, mudar de emprego, oferta de emprego, cambiare lavoro, zmiana pracy, iş değiştirmek, сменить работу, оффер*, عرض عمل, تغيير الوظيفة, नौकरी बदलना, 転職, 换工作, 跳槽, 이직',
    lines: [
      'Compare what an hour really pays: salary, commute, unpaid overtime, security, what I learn.',
      'Say which door each choice closes and how to come back.',
      'Give three questions to ask before signing, and what a bad answer sounds like.',
    ],
    check: 'I know what I give up, and until when I can change my mind',
  },
  {
    id: 'purchase',
    aim: 'buy once, for my use',
    intents: ['decide', 'question', 'research'],
    words:
      'buy, buying, which laptop, laptop, phone, camera, car, e-bike, electric car, washing machine, repair or replace, repair or buy, used car, second hand, headphones, mattress, dishwasher, fridge, iphone, android, smartphone, which phone, tablet, heat pump, solar panels | kaufen, auto, lastenrad, elektroauto, waschmaschine, handy, wärmepumpe, acheter, voiture, vélo, téléphone, lave-linge, comprar, coche, carro, móvil, lavadora, comprare, auto elettrica, купить, ноутбук*, планшет*, машин*, электромобил*, стиральн*, ноутбук, телефон, شراء, سيارة, खरीद*, कार, मोबाइल, 買う, 車, 洗濯機, 买车, 电动车, 手机, 구매, 전기차',
    lines: [
      'Count cost over the years of use: price, energy, repair, resale; with the formula.',
      'Three features that matter for my use, two that can be ignored.',
      'Name no current model or price unless you can date it; give the figure below which it is worth it.',
    ],
    check: 'I can walk into a shop and know what to look at and what to refuse',
  },
  {
    id: 'tech-choice',
    intents: ['decide', 'research', 'analyse'],
    words:
      'react, vue, svelte, angular, next.js, postgres, postgresql, mysql, mongodb, kubernetes, docker, aws, azure, serverless, monolith, microservices, rust, golang, django, laravel, wordpress, shopify, crm, notion, jira, framework, database, cms, hosting, tech stack, erp',
    lines: [
      'Judge by our case: team size, what we know already, load, who runs it at night.',
      'Name for each the failure people meet after a year, and the cost of leaving it.',
      'State which version and date your knowledge is from; mark what may have changed.',
      'Propose a trial of two days that would settle it.',
    ],
    check: 'the choice follows from our constraints and not from popularity',
  },
  {
    id: 'event',
    aim: 'guests enjoy it and so do the hosts',
    intents: ['plan', 'brainstorm', 'question'],
    words:
      'party, birthday, guests, birthday party, wedding, baby shower, team event, offsite, workshop, conference, barbecue, bbq, reunion, christmas party, kids party, dinner party, hen do, stag do, festival, street festival, meetup | geburtstagsfeier, hochzeit, party, feier, betriebsausflug, fête, mariage, anniversaire, fiesta, boda, cumpleaños, festa, casamento, matrimonio, compleanno, wesele, düğün, parti, вечеринк*, свадьб*, праздник, حفلة, زفاف, पार्टी, शादी, パーティー, 結婚式, 聚会, 派对, 婚礼, 파티, 결혼식',
    lines: [
      'Work back from the day: what to book, what to buy, what to do on the day, by whom.',
      'Cost for each guest and what can be left out first.',
      'A plan for rain, a late caterer, and guests who do not know each other.',
      {
        when: /\b(?:kids?|child(?:ren)?|year[- ]olds?|toddlers?)\b/iu,
        text: 'Games of at most 15 minutes, a quiet corner, allergies asked for beforehand, parents told the end time.',
      },
    ],
    output: 'a timeline table (when, what, who, cost), shopping list, hour by hour on the day; ≤ 400 words',
    check: 'a friend could run the day from the page',
  },
  {
    id: 'business',
    aim: 'find out cheaply whether it can work',
    intents: ['plan', 'brainstorm', 'critique', 'analyse', 'question', 'research', 'decide'],
    words:
      'business plan, startup, start-up, business idea, start a business, side hustle, side business, launch plan, go to market, marketing plan, marketing strategy, online shop, etsy shop, café, cafe, bakery, restaurant, food truck, subscription, saas, my company, small business, pricing, my shop, our shop, my studio, pottery studio, yoga studio, bookings, regulars, waiting list, raise prices, my customers, our customers, turnover, profit | geschäftsidee, gründen, businessplan, marketingplan, entreprise, créer une entreprise, plan marketing, negocio, empresa, plan de negocios, negócio, plano de negócios, azienda, attività, firma, iş fikri, бизнес*, стартап*, открыть кафе, مشروع, شركة, व्यवसाय, स्टार्टअप, 起業, 事業計画, 创业, 商业计划, 창업, 사업',
    lines: [
      'Start with who pays, for what, instead of which present solution.',
      'Find the riskiest assumption and a test under two weeks and 200 in local money (assumed).',
      'Unit economics with ranges: price, cost, number needed to live on; mark every guess.',
      'Name permits, insurance and tax questions for the place as "to check".',
    ],
    check: 'I know which assumption to test first and what result would stop me',
  },
  {
    id: 'content-plan',
    intents: ['plan', 'brainstorm'],
    words:
      'content plan, content calendar, content ideas, post ideas, video ideas, blog ideas, youtube ideas, social media plan, social media calendar, newsletter ideas, podcast ideas, editorial calendar, tiktok ideas, reels ideas | redaktionsplan, contentplan, themenplan, calendrier éditorial, idées de contenu, calendario de contenidos, ideas de contenido, calendário editorial, ideias de conteúdo, piano editoriale, контент-план*, идеи для постов, идеи для видео, أفكار محتوى, कंटेंट आइडिया, 動画のアイデア, 投稿ネタ, 选题, 内容计划, 콘텐츠 아이디어',
    lines: [
      'Group by what the audience wants: learn, laugh, decide, belong.',
      'Each item: hook line, the one point, format, what I need to make it.',
      'Mix of three efforts: 15 minutes, an hour, a day.',
      'No idea that a competitor could post unchanged.',
    ],
    check: 'I can film or write the first one today',
  },
  {
    id: 'names',
    aim: 'one name that stays in the ear',
    intents: ['brainstorm'],
    words:
      'name, names, name for, names for, brand name, company name, product name, domain name, name my, naming, call my, podcast name, band name, baby name, pet name, username | name für, namen, firmenname*, nom pour, noms, nombre para, nombres, nome para, nomes, nome per, nomi, nazwa, isim, название, назван*, имя для, اسم, أسماء, नाम, 名前, ネーミング, 命名, 起名, 名字, 이름',
    lines: [
      'Four routes: a place or thing of this story, a plain word used newly, a coined word, a person or sound.',
      'Say each aloud: two or three syllables, spelt as it sounds, no meaning that embarrasses in another language.',
      'No "-ify", "hub", "nest", "lab", no pun unless I asked.',
      'Say that domain and trade mark are not checked.',
    ],
    output:
      '{count|16} names in 4 groups with 6 words of explanation each, then the best 3 with reason and risk',
    check: 'the favourite can be told over the phone and remembered the next day',
  },
  {
    id: 'gifts',
    aim: 'the person feels seen',
    intents: ['brainstorm', 'question', 'decide'],
    words:
      'gift, gifts, present for, presents, gift ideas, christmas gift, birthday gift, birthday present | geschenk*, cadeau*, regalo*, presente para, presentes, подарок, подарк*, prezent, hediye, هدية, هدايا, उपहार, तोहफा, プレゼント, 贈り物, 礼物, 선물',
    lines: [
      'Five kinds: to use, to do together, to learn, to use up, made by hand.',
      'Each with a price range and why it suits what I said about the person.',
      'One for the last minute, one that costs nothing.',
    ],
    check: 'each would be unsuitable for somebody else',
  },
  {
    id: 'home',
    intents: ['plan', 'question', 'decide', 'brainstorm'],
    words:
      'garage, attic, basement, wardrobe, closet, organise my, organize my, shelves, renovate, renovation, paint my, repaint, move house, moving house, moving to, declutter, clean, cleaning schedule, tidy, small apartment, bathroom, kitchen layout, leak, leaking, mould, mold, blocked drain, furniture | renovier*, umzug, umziehen, putzplan, entrümpeln, déménag*, rénov*, ménage, mudanza, reform*, limpieza, mudança, faxina, trasloco, ristruttur*, pulizie, przeprowadz*, remont*, taşın*, переезд*, ремонт*, уборк*, انتقال, تنظيف, सफाई, घर, 引っ越し, 掃除, 搬家, 装修, 打扫, 이사, 청소',
    lines: [
      'Start with what must not be done oneself (gas, mains electricity, load-bearing walls, asbestos) if it is touched.',
      'List tools and material with amounts before the first step.',
      'Say how to see at each step that it is right, and the usual mistake.',
    ],
    check: 'I know what to buy, in which order to work and when to call a tradesperson',
  },
  {
    id: 'garden',
    intents: ['plan', 'question', 'learn', 'brainstorm'],
    words:
      'garden, gardening, vegetable garden, balcony plants, houseplant, houseplants, tomatoes, monstera, orchid, lawn, raised bed, compost, plant care, leaves yellow, basil | garten, balkon, pflanze*, tomaten, jardin, potager, plantes, jardín, huerto, plantas, horta, giardino, orto, piante, ogród, bahçe, сад, огород, растени*, помидор*, حديقة, نباتات, बगीचा, पौधे, 庭, 家庭菜園, 植物, 花园, 种菜, 정원, 식물',
    lines: [
      'Ask for or assume light, pot or soil, and climate; say which you assume.',
      'From the most likely cause or step to the rarest, each with a sign to check.',
      'Give amounts and rhythm: how much water, how often, what to watch.',
    ],
    check: 'I can tell in two weeks whether it worked',
  },
  {
    id: 'pets',
    intents: ['question', 'plan', 'learn', 'decide'],
    words:
      'my dog, my cat, puppy, kitten, dog training, pet, pets, rabbit, hamster, my parrot, aquarium | hund, katze, welpe, chien, chat, chiot, perro, gato, cachorro, cane, gatto, pies, kot, köpek, kedi, собак*, кошк*, кот*, щен*, كلب, قطة, कुत्ता, बिल्ली, 犬, 猫, 狗, 강아지, 고양이',
    lines: [
      'First the signs with which to see a vet today.',
      'Reward, timing and repetition; no punishment, no fear.',
      'Small steps with a sign of when to go on.',
      'No human medicine, no doses.',
    ],
    check: 'I know what to try this evening and when to stop trying and call the vet',
  },
  {
    id: 'parenting',
    aim: 'it works tonight and does no harm',
    intents: ['question', 'plan', 'learn', 'brainstorm'],
    words:
      'my son, my daughter, my kid, my kids, my child, my toddler, my baby, my teenager, year old son, year old daughter, bedtime routine, screen time, tantrum, tantrums, potty training, activities for kids, rainy day activities | mein sohn, meine tochter, mein kind, mon fils, ma fille, mon enfant, mi hijo, mi hija, meu filho, minha filha, mio figlio, mia figlia, мой сын, моя дочь, ребенок, ребёнок, ابني, ابنتي, طفلي, मेरा बेटा, मेरी बेटी, बच्चे, 息子, 娘, 子ども, 儿子, 女儿, 孩子, 아이',
    lines: [
      'Fit it to the age I gave: what a child of that age can do and why it behaves so.',
      'Words I can say, in quotation marks, calm and short.',
      'What to do tonight, what to keep up for two weeks, and when to ask a paediatrician or counsellor.',
    ],
    check: 'a tired parent can do it this evening',
  },
  {
    id: 'health',
    aim: 'know whether to wait, call or go',
    intents: ['question', 'plan', 'learn', 'research', 'decide', 'analyse'],
    words:
      'fasting, detox, crash diet, pain, headache, migraine, back pain, symptoms, doctor, blood pressure, diabetes, medication, ibuprofen, antibiotics, pregnant, pregnancy, allergy, rash, fever, anxiety, depression, burnout, therapy, adhd, side effects, lab results, diagnosis | schmerz*, arzt, kopfschmerz*, schwanger*, médecin, douleur*, enceinte, médico, dolor*, embaraz*, grávida, medico, dolore, incinta, lekarz, ból, doktor, ağrı, врач*, боль, болит, беремен*, طبيب, ألم, حامل, डॉक्टर, दर्द, 医者, 痛み, 医生, 疼痛, 의사, 통증',
    lines: [
      'First the warning signs that mean emergency care now or a doctor today.',
      'Then likely explanations in general, clearly not a diagnosis; no doses, no change of medicine.',
      'End with what to write down and five questions for the doctor.',
      'Say how sure each statement is.',
    ],
    output: 'warning signs, possible reasons, what may help meanwhile, questions for the doctor; ≤ 300 words',
    check: 'I know whether to wait, call or go, and what to ask',
  },
  {
    id: 'legal',
    aim: 'miss no deadline and ask the right person',
    intents: ['question', 'learn', 'research', 'decide', 'analyse', 'plan'],
    words:
      'lawyer, legal, sue, lawsuit, court, contract, tenancy, eviction, evicted, divorce, custody, inheritance, my will, visa, immigration, fired, fire me, my employer, sick leave, overtime pay, notice period, dismissal, unfair dismissal, trademark, copyright, gdpr, speeding ticket, parking fine, small claims | anwalt, recht, kündigung, mietvertrag, scheidung, erbe, avocat, divorce, héritage, licenciement, bail, abogado, despido, herencia, contrato, divorcio, advogado, demissão, herança, contrato, avvocato, licenziamento, eredità, contratto, prawnik, rozwód, avukat, boşanma, юрист*, договор*, развод*, наследств*, увольнени*, محام*, عقد, طلاق, ميراث, वकील, तलाक, अनुबंध, 弁護士, 契約, 離婚, 相続, 律师, 合同, 离婚, 继承, 변호사, 계약, 이혼',
    lines: [
      'Say which country’s rules you take; if I named none, say how the answer may differ and ask me at the end.',
      'General information only: rules as a rule, exceptions, deadlines that may run out.',
      'Name no paragraph or case unless you are certain; else "to be checked".',
      'List the papers to collect and where advice is cheap or free.',
    ],
    output:
      'a short answer with its conditions, what to do this week, papers to collect, questions for a lawyer; ≤ 300 words',
    check: 'I know which deadline to check first and whom to ask',
  },
  {
    id: 'job-interview',
    intents: ['roleplay'],
    words:
      'interview, job interview, mock interview, interview practice, interview questions, interviewer, hiring manager, case interview, assessment center, technical interview, behavioral questions | vorstellungsgespräch, bewerbungsgespräch, entretien d’embauche, entretien, entrevista de trabajo, entrevista, entrevista de emprego, colloquio di lavoro, colloquio, rozmowa kwalifikacyjna, iş görüşmesi, собеседовани*, مقابلة عمل, مقابلة, इंटरव्यू, साक्षात्कार, 面接, 面试, 면접',
    lines: [
      'Mix of questions: motive, one from daily work, a mistake, a conflict, one that only this role gets.',
      'One question at a time; follow up once where my answer is vague or has no result.',
      'Judge answers by situation, my own part, result and fit; with a better version of my weakest sentence.',
      'No questions about family plans, age or origin.',
    ],
    check: 'I have answered the question I fear most and know how to say it better',
  },
  {
    id: 'pitch',
    intents: ['roleplay', 'critique', 'write', 'plan'],
    words:
      'investor, investors, pitch, pitching, vc, angel investor, shark tank, funding round | investoren, investisseur*, inversor*, investidor*, investitor*, инвестор*, مستثمر, निवेशक, 投資家, 投资人, 투자자',
    lines: [
      'Test in this order: who pays, why now, why us, what breaks it, what the money buys.',
      'Ask for a figure whenever I claim one; accept "I do not know" and note it.',
      'Attack the weakest assumption twice from different sides.',
    ],
    check: 'I know which three answers are not good enough yet',
  },
  {
    id: 'language',
    intents: ['learn', 'roleplay', 'plan', 'question'],
    words:
      'learn spanish, learn french, learn german, learn english, learn italian, learn japanese, learn korean, learn chinese, learn portuguese, learn arabic, learn a language, practice spanish, practise english, practice my english, conversation partner, vocabulary, language exchange | deutsch lernen, englisch lernen, apprendre l’anglais, aprender inglés, aprender inglês, imparare l’inglese, учить английский, выучить, تعلم الإنجليزية, अंग्रेजी सीख*, 英会話, 英語を, 学英语, 学习英语, 영어 공부',
    lines: [
      'Find my level with two short questions, unless I named it.',
      'Ten words in sentences I would really say; hear, say, change, use.',
      'Correct at most two mistakes a turn, with the right form and a reason of one line.',
      'End each round with a tiny task without help.',
    ],
    check: 'I have said something new that is true about myself',
  },
  {
    id: 'maths',
    intents: ['learn', 'question'],
    words:
      'maths, math, mathematics, algebra, calculus, derivative, derivatives, integral, fractions, percentages, statistics, probability, p-value, bayes, geometry, equation, equations, trigonometry, compound interest, standard deviation, logarithm* | mathe*, bruchrechnung, ableitung, fractions, dérivée, probabilité, fracciones, derivada, matemática*, frações, matematica, frazioni, matematyk*, matematik, математик*, дроб*, производн*, رياضيات, الكسور, गणित, भिन्न, 数学, 微分, 分数, 수학',
    lines: [
      'One number example worked line by line, each line with its why.',
      'A picture in words before the formula; then say what each sign stands for.',
      'Show the mistake made most often and how to notice it.',
    ],
    check: 'I can solve a similar task with other numbers and check the result',
  },
  {
    id: 'lesson',
    intents: ['plan', 'learn', 'brainstorm'],
    words:
      'lesson plan, lesson, teach my class, class on, workshop for, curriculum, students, pupils, classroom, grade, 5th grade, homeschool, training session, onboarding | unterricht*, unterrichtsstunde, schüler*, leçon, cours pour, élèves, plan de clase, clase de, alumnos, plano de aula, aula de, alunos, lezione, alunni, lekcj*, ders planı, урок*, учеников, درس, طلاب, पाठ योजना, छात्र, 授業, 生徒, 教案, 学生, 수업, 학생',
    lines: [
      'One goal that can be observed: "at the end they can …".',
      'Opening with a puzzle, input of at most 10 minutes, doing, checking; minutes for each.',
      'An easier and a harder task, and what to do with those who are done early.',
      'Material from what a classroom has.',
    ],
    output: 'a table of minutes, teacher, learners, material; then exit question and homework; ≤ 350 words',
    check: 'a substitute teacher could hold it tomorrow and see whether it worked',
  },
  {
    id: 'memory',
    intents: ['debug', 'build', 'review-code'],
    words:
      'memoryerror, out of memory, memory error, oom, 3 gb, gb csv, large file, huge file, big csv, slow, too slow, performance, takes hours, timeout, memory leak',
    lines: [
      'Keep peak memory and time well below the limits I gave; say roughly what each step needs and why.',
      'Choose the approach by reasoning about data size and column types, not by habit.',
      'Return the same figures as the naive version: show it on a sample of 10 rows.',
    ],
    check: 'it finishes on the machine I named and the figures match on a small sample counted by hand',
  },
  {
    id: 'scraping',
    intents: ['build', 'debug'],
    words:
      'scrape, scraper, scraping, crawler, crawl, download all, selenium, beautifulsoup, playwright, puppeteer',
    lines: [
      'Respect robots.txt and terms; one request a second, a named user agent, an official API if there is one.',
      'Fail loudly when the page changes: missing element means stop with its name.',
      'Cache pages, so that a second run asks for nothing twice.',
    ],
    check: 'it can be stopped and started again without losing or doubling rows',
  },
  {
    id: 'automation',
    intents: ['build', 'query', 'plan', 'question'],
    words:
      'rename files, rename, automate, automation, macro, vba, google sheets script, apps script, bash script, powershell, cron, backup, zapier, batch, pdfs, folder',
    lines: [
      'Dry run first: print what would change; change only with a flag.',
      'Never overwrite: on a clash stop or add a number, and keep a log to undo it.',
      'Handle spaces, accents and files that are open.',
    ],
    check: 'running it twice does no harm and the log shows how to go back',
  },
  {
    id: 'web',
    intents: ['build', 'review-code'],
    words:
      'website, web page, html, css, react, component, form, button, landing page code, responsive, flexbox, navbar, modal, todo app, app, web app, api, endpoint, login, discord bot, telegram bot, chrome extension, bot',
    lines: [
      'Works by keyboard and at 360 pixels; labels for every control, visible focus.',
      'States for loading, empty, error and success; input checked again on the server.',
      'No secrets in the browser; say where keys go.',
    ],
    check: 'somebody can use it with the keyboard alone and sees why something failed',
  },
  {
    id: 'regex',
    intents: ['query', 'build'],
    words: 'regex, regexp, regular expression, regular expressions',
    lines: [
      'Name the flavour you assume and the flags.',
      'Give six strings that must match and six that must not, with near misses.',
      'No nested quantifiers that could hang on long input.',
    ],
    output: 'the pattern alone in one block, the table of 12 test strings, then each part in at most 8 words',
    check: 'all twelve test strings behave as listed',
  },
  {
    id: 'sql',
    intents: ['query', 'build', 'debug'],
    words: 'sql, sql query, select, join, postgres, postgresql, mysql, bigquery, sqlite, query',
    lines: [
      {
        when: /./u,
        unless: /\b(?:postgres\w*|mysql|mariadb|sqlite|bigquery|snowflake|sql server|oracle)\b/iu,
        text: 'Say which dialect and which tables with keys you assume.',
      },
      {
        when: /\b(?:postgres\w*|mysql|mariadb|sqlite|bigquery|snowflake|sql server|oracle)\b/iu,
        text: 'State the columns and keys you assume, so that I can correct them.',
      },
      'Name how ties, nulls, duplicates and time zones are treated; one row of the result is what?',
      {
        when: /\b(?:join|orders?|customers?|products?|per|revenue|sales|by)\b/iu,
        text: 'Show the join that could double rows and how it is prevented.',
      },
      {
        when: /\b(?:duplicate\w*|double|unique|distinct)\b/iu,
        text: 'Compare without case and outer spaces, and show which row would be kept.',
      },
    ],
    check: 'the query on five sample rows gives what I count by hand',
  },
  {
    id: 'spreadsheet',
    intents: ['query', 'data', 'build', 'question'],
    words:
      'excel, google sheets, spreadsheet, formula, vlookup, xlookup, pivot, pivot table, sumif, countif, sheets | excel-formel, formel, tableur, formule, hoja de cálculo, fórmula, planilha, foglio di calcolo, formula, таблиц* excel, формул*, جدول بيانات, एक्सेल, エクセル, スプレッドシート, 表格, 公式, 엑셀',
    lines: [
      'Name the columns and first data row you assume, e.g. A2:C.',
      'A version for Excel and one for Google Sheets where they differ; comma or semicolon said.',
      'What shows for blanks, text in number cells and no match.',
    ],
    check: 'it can be pasted into one cell and filled down',
  },
  {
    id: 'meeting-notes',
    intents: ['transform', 'data'],
    words:
      'meeting notes, minutes, transcript, action items, call notes, zoom call, meeting | protokoll, besprechung*, compte rendu, réunion, acta, reunión, ata da reunião, reunião, verbale, riunione, протокол*, встреч*, محضر, اجتماع, बैठक, 議事録, 会議, 会议记录, 会议纪要, 회의록',
    lines: [
      'Action items with owner and date as said; "nobody named" or "no date" where it is missing.',
      'Decisions apart from discussion; keep names as spelt.',
      'Open questions at the end, with who could answer.',
    ],
    output: 'the decisions, a table (task, owner, due, said where), open questions',
    check: 'each person can tick off their line without having been there',
  },
  {
    id: 'summary',
    intents: ['transform'],
    words:
      'summarise, summarize, summary, tl;dr, condense, key points, main points, sum up | zusammenfass*, fasse, résum*, resum*, resumir, riassum*, samenvat*, streść, podsumuj, özetle, кратко, краткое содержание, резюмир*, перескаж*, لخص*, ملخص, सारांश, संक्षेप, 要約, まとめて, 总结, 概括, 摘要, 요약',
    lines: [
      'Main point first, in one sentence that could stand alone.',
      'Keep figures, names, conditions and the author’s degree of certainty.',
      'Add no opinion and no knowledge from elsewhere.',
      'Name in one line what was left out.',
    ],
    output: 'one sentence, then 3–5 bullets of at most 20 words, then what was left out',
    check: 'somebody who read only this would not be surprised by the original',
  },
  {
    id: 'translation',
    intents: ['transform'],
    words:
      'translate, translation | übersetz*, traduis*, traduire, traduc*, tradúc*, traduz*, tradur*, vertaal*, przetłumacz, çevir*, переведи*, перевод*, переклад*, ترجم*, अनुवाद, 翻訳, 訳して, 翻译, 翻譯, 번역',
    lines: [
      'Translate what is meant, not word by word; keep names, numbers, formats and line breaks.',
      'Match the register; say which form of address you chose.',
      'Where a phrase has no equivalent, give your choice and the literal sense in a note.',
    ],
    output: 'the translation alone, then notes on at most 3 choices',
    check: 'a native speaker would not guess that it is a translation',
  },
  {
    id: 'proofreading',
    intents: ['transform', 'critique'],
    words:
      'proofread, correct, grammar, spelling, fix my english, typos, polish, edit my | korrigier*, rechtschreib*, corrige*, orthographe, ortografía, gramática, corrija, corregg*, grammatica, popraw, düzelt, исправь, ошибк*, صحح, تدقيق, सुधार*, 添削, 校正, 校对, 修改, 교정',
    lines: [
      'Correct errors of spelling, grammar and punctuation; leave style and voice as they are.',
      'Keep the variety of English or language used.',
      'List each kind of mistake once with its rule in one line.',
    ],
    output: 'the corrected text, then a table of before, after and reason for the 5 most instructive changes',
    check: 'it still sounds like its author, without the errors',
  },
  {
    id: 'tone-change',
    intents: ['transform'],
    words:
      'more polite, politer, friendlier, more formal, less formal, more professional, nicer, more casual, tone down, less aggressive, more confident, shorter, simpler, plain language, easy language, more persuasive, sound like | höflicher, freundlicher, formeller, einfacher, plus poli, plus formel, más formal, más amable, mais educado, mais formal, più gentile, più formale, вежливее, проще, أكثر تهذيبا, विनम्र, 丁寧に, 更礼貌, 더 공손하게',
    lines: [
      'Keep the message and every demand; change only how it is said.',
      'Politeness by wording, not by length: no more than a tenth longer.',
      'Leave out no date, figure or condition, even an unpleasant one.',
    ],
    output: 'the new version, then a second one a step further in the same direction',
    check: 'the reader feels better treated and still knows exactly what is asked',
  },
  {
    id: 'livelier',
    intents: ['transform'],
    words:
      'less boring, boring, more interesting, more engaging, livelier, punchier, catchier, more exciting, stand out, more creative, more fun',
    lines: [
      'Replace each general claim by the fact behind it; where there is none, cut it.',
      'Open with the least expected true thing; verbs that act, at most one adjective a sentence.',
      'Keep every fact and the length; no exclamation marks, no superlatives.',
    ],
    output: 'two versions, one careful and one bolder, then the three changes that did most',
    check: 'the author recognises every fact and a stranger reads on after the first line',
  },
  {
    id: 'extraction',
    intents: ['data', 'transform'],
    words:
      'extract, extraction, pull out, json, csv, classify, categorise, categorize, tag each, label each, sentiment, sort into, parse, invoices, receipts, addresses from | extrahier*, klassifizier*, extrai*, classe*, extrae*, clasifica*, classifi*, estrai*, извлек*, классифиц*, استخرج, صنف, निकालो, वर्गीकृत, 抽出, 分類, 提取, 分类, 추출, 분류',
    lines: [
      'Fix the schema first: field, type, allowed values; no field beyond it.',
      'null where the material is silent; dates as YYYY-MM-DD, amounts as numbers with currency apart.',
      'One record for each item, in the order found; doubtful ones flagged with the reason.',
    ],
    output:
      'only the data, as JSON unless I named another form: one record for each item, nothing before or after',
    check: 'it parses, the number of records is right, and every value can be found in the material',
  },
  {
    id: 'market',
    intents: ['research', 'analyse', 'plan'],
    words:
      'market, market research, market size, competitors, competitor analysis, competition, industry, trends, customer segments | markt, marktanalyse, wettbewerb, marché, concurrents, mercado, competidores, concorrentes, mercato, concorrenti, rynek, pazar, рын*, конкурент*, سوق, منافس*, बाजार, प्रतिस्पर्धी, 市場, 競合, 市场, 竞争, 시장, 경쟁사',
    lines: [
      'Size from the bottom: number of buyers × how often × price, each with source or marked guess.',
      'What people use today instead, including doing nothing.',
      'Where three sources differ, show the spread instead of an average.',
      'Say which figure to buy or ask for before deciding.',
    ],
    check: 'I can follow the sum and know which number carries it',
  },
  {
    id: 'science',
    intents: ['research', 'learn', 'question', 'analyse'],
    words:
      'studies, evidence, literature review, research on, scientific, effect of, does it work, meta-analysis, climate, vaccine, nutrition science, intermittent fasting, creatine | studien, forschung, études, recherche, estudios, investigación, estudos, pesquisa, studi, ricerca, исследовани*, دراسات, शोध, 研究, 论文, 연구',
    lines: [
      'Rank evidence: reviews and trials, observation, opinion; say which this is.',
      'Size of the effect in plain numbers, for whom, over what time; who paid.',
      'What the best critics say; what would settle it.',
      'No citation from memory without "please verify".',
    ],
    check: 'I can say how large the effect is, how sure, and for whom it does not hold',
  },
  {
    id: 'fact-check',
    intents: ['research', 'question', 'analyse'],
    words:
      'fact check, fact-check, is it true, myth, debunk, true that, verify | stimmt es, faktencheck, est-ce vrai, es verdad, é verdade, è vero, правда ли, هل صحيح, क्या यह सच, 本当, 是真的吗, 사실인가',
    lines: [
      'Split the claim into parts and judge each: true, partly, false, unknown.',
      'Say where it comes from and what grain of truth it has.',
      'Name the source that would decide it and its date, or "not verified".',
    ],
    check: 'I can correct a friend kindly in two sentences',
  },
  {
    id: 'habit',
    intents: ['plan', 'question'],
    words:
      'habit, habits, morning routine, daily routine, productivity, procrastinate, procrastination, procrastinating, quit smoking, stop smoking, wake up early, focus, time management, motivation, stuck, overwhelmed, stressed | gewohnheit*, morgenroutine, aufschieben, rauchen aufhören, habitude*, routine, procrastin*, arrêter de fumer, hábito*, rutina, procrastin*, dejar de fumar, rotina, parar de fumar, abitudin*, smettere di fumare, привычк*, прокрастин*, бросить курить, عادة, روتين, आदत, दिनचर्या, 習慣, 先延ばし, 习惯, 拖延, 습관',
    lines: [
      'One change at a time, tied to something I do anyway, small enough for the worst day.',
      'Name the obstacle I will meet in the first week and an if-then for it.',
      'A sign to tick off, and what to do after a missed day.',
    ],
    check: 'I know what I do tomorrow at what moment, in two minutes',
  },
  {
    id: 'music-art',
    intents: ['learn', 'plan', 'question'],
    words:
      'guitar, piano, learn to play, drums, violin, sing, singing, learn to draw, drawing, learn to paint, watercolour, watercolor, photography, knitting, crochet, sewing, chess, dance, ukulele | gitarre, klavier, zeichnen, fotografieren, stricken, guitare, dessin*, tricot*, guitarra, dibujar, tejer, violão, desenhar, chitarra, disegnare, гитар*, рисова*, вязать, غيتار, رسم, गिटार, चित्र बनाना, ギター, 絵を, 吉他, 画画, 기타',
    lines: [
      'Something that sounds or looks finished within the first 20 minutes.',
      'One movement a session, slowly, with what to look or listen for.',
      'Say what to practise for 10 minutes a day, and what to leave for later.',
    ],
    outputFor: ['learn', 'question'],
    output:
      'a first session of 20 minutes in steps, then a plan for the first week in one line a day; ≤ 300 words',
    check: 'after a week I can show somebody something',
  },
  {
    id: 'dispute',
    intents: ['question', 'plan', 'decide', 'analyse'],
    words:
      'landlord*, landlady, deposit, neighbour*, neighbor*, noise, barks, barking, roommate*, flatmate*, refund, scam, scammed, overcharged, insurance won’t pay, refuses to pay, wont pay, won’t pay, owes me, bully, bullying, harass*, conflict, argument, argue | vermieter*, kaution, nachbar*, mitbewohner*, propriétaire, caution, voisin*, casero, fianza, vecin*, vizinh*, vicin*, caparra, сосед*, хозяин квартиры, залог, جار, التأمين, मकान मालिक, पड़ोसी, 大家, 敷金, 隣人, 房东, 押金, 邻居, 집주인, 보증금, 이웃',
    lines: [
      'Start with what I can do this week by myself; then one step up, then outside help.',
      'Give me three sentences I can say or send, in quotation marks: firm, polite, no threat.',
      'Name what to write down or keep as proof, and the deadline to check.',
      'Rules differ: say which country you assume and where tenants or consumers get free advice.',
    ],
    output: 'the first step, the wording, proof to keep, the next step if it fails; ≤ 250 words',
    check: 'I can act today without making the quarrel worse',
  },
  {
    id: 'relations',
    intents: ['question', 'decide'],
    words:
      'breakup, break up, broke up, my ex, girlfriend, boyfriend, marriage, crush, dating, lonely, make friends, making friends, friendship, in-laws, jealous, cheated, trust issues, first date | trennung, freundin, einsam, beziehung, rupture, petite amie, solitude, ruptura, novia, novio, solo, término, namorad*, solidão, fidanzat*, solitudine, расстал*, девушк*, одиночеств*, انفصال, وحيد, ब्रेकअप, अकेला, 失恋, 恋人, 孤独, 分手, 女朋友, 孤独, 이별, 여자친구, 외로',
    lines: [
      'Say first what is normal about this, without judging anybody.',
      'Offer two ways to see it, mine and the other person’s.',
      'One small step for today, one for this week, with words I could say.',
      'Say which signs mean that talking to a counsellor or doctor would help.',
    ],
    output: 'a reply of at most 220 words in short paragraphs, ending with one question to me',
    check: 'I feel understood and know one thing to do today',
  },
  {
    id: 'cv-critique',
    intents: ['critique', 'transform'],
    words:
      'cv, resume, résumé, cover letter, linkedin profile | lebenslauf, anschreiben, lettre de motivation, currículum, резюме, सीवी, 履歴書, 简历, 이력서',
    lines: [
      'Read it as the recruiter for the job I named: what is found in ten seconds, what is missing.',
      'Quote each weak line and rewrite it as result, means and effect, using only my facts; mark where a figure is needed.',
      'Check order, gaps and words that an application system looks for.',
      'Say which parts to cut for one page.',
    ],
    check: 'I could send the improved version tonight and stand by each line in the interview',
  },
  {
    id: 'essay-critique',
    intents: ['critique'],
    words:
      'essay, thesis, paper, article, blog post, dissertation, abstract, personal statement | aufsatz, dissertation, ensayo, redação, saggio, эссе, निबंध, 論文, 论文, 에세이',
    lines: [
      'State the thesis as you understand it; if that is hard, this is the first finding.',
      'Test each paragraph: claim, evidence, link to the thesis; quote where it breaks.',
      'Raise the strongest objection that it does not answer.',
      'Language last, and only patterns that come up more than once.',
    ],
    check: 'I know which paragraph to rewrite first and why',
  },
  {
    id: 'site-critique',
    intents: ['critique', 'analyse'],
    words:
      'landing page, website, homepage, web page, app, onboarding, ux, ui, design, logo, portfolio | webseite, site web, página web, sito, сайт, موقع, वेबसाइट, ウェブサイト, 网站, 웹사이트',
    lines: [
      'Go through it as a first visitor: what is offered, for whom, what next; stop where doubt begins.',
      'Order by lost visitors, not by taste; give the new words or layout for each point.',
      'Include keyboard, contrast and a small screen.',
      'One change to test first and the figure that would show it worked.',
    ],
    check: 'each point can be turned into a change before Friday',
  },
  {
    id: 'story-critique',
    intents: ['critique'],
    words:
      'story, short story, novel, chapter, poem, script, screenplay, lyrics | geschichte, gedicht, roman, histoire, poème, cuento, poema, racconto, poesia, рассказ, стихи, قصة, कहानी, कविता, 物語, 詩, 小说, 诗, 소설, 시',
    lines: [
      'Say what you understood and felt at which sentence, before judging.',
      'Want, obstacle, change: where is each, and where does tension drop?',
      'Quote lines that are too general and show one with a thing in it.',
      'Leave the voice alone.',
    ],
    check: 'I know what to cut, what to deepen and what to leave',
  },
  {
    id: 'wellbeing',
    intents: ['question', 'learn', 'plan', 'research'],
    words:
      'sleep, insomnia, sleeping, tired, coffee, caffeine, vitamins, vitamin d, healthy, unhealthy, hydration, sugar, screen time before bed, nap, naps, posture, protein | schlaf*, müde, kaffee, gesund, vitamine, sommeil, fatigué*, café, santé, sueño, dormir, cansad*, sono, sonno, stanc*, сон, спать, устал*, نوم, متعب, नींद, थकान, 睡眠, 疲れ, コーヒー, 睡眠, 疲劳, 수면, 피곤',
    lines: [
      'Answer first, with how sure research is: well shown, likely, or open.',
      'Say for whom it is different: age, pregnancy, illness, shift work.',
      'One change to try for two weeks and how I notice whether it helps; no doses.',
      'Name the signs with which to ask a doctor instead.',
    ],
    check: 'I know whether to worry, what to try and when to ask a doctor',
  },
  {
    id: 'interview-answer',
    intents: ['question', 'plan', 'learn', 'brainstorm'],
    words:
      'interview, job interview, tell me about yourself, biggest weakness, gap in my, year gap, salary expectations, interview questions, assessment center, hiring manager | vorstellungsgespräch, bewerbungsgespräch, entretien d’embauche, entrevista de trabajo, entrevista de emprego, colloquio di lavoro, собеседовани*, مقابلة عمل, इंटरव्यू, 面接, 面试, 면접',
    lines: [
      'Give me two answers of at most 60 words to say aloud: one plain, one for when they ask again.',
      'Order: the fact in one sentence, what I bring from it, back to the job.',
      'No apology, no private detail beyond what I said.',
      'Name one thing not to say and why.',
    ],
    output:
      'the two answers in quotation marks, the reason behind them in 60 words, one likely follow-up with its answer',
    check: 'I can say it without looking ashamed or sounding rehearsed',
  },
  {
    id: 'wording',
    isGeneral: true,
    intents: ['question', 'learn'],
    words:
      'how do i tell, how to tell, how do i say, how to say, how do i ask, how to ask, how can i tell, how should i tell, how do i word, how do i phrase, what do i say, what to say, help me talk, talk to them, my parents, don’t accept, how do i respond, how to respond, talk to my, bring up | wie sage ich, wie soll ich sagen, comment dire, cómo le digo, cómo decir, como dizer, como digo, come dire, как сказать, كيف أقول, कैसे कहूँ, どう伝え, 怎么说, 어떻게 말',
    lines: [
      'Give me three sentences I can really say: a softer and a clearer version, in quotation marks.',
      'Say when and where to say it, and what not to start with.',
      'Prepare me for the two likeliest reactions with one reply each.',
    ],
    output: 'the wording first, then moment, likely reactions and replies; ≤ 220 words',
    check: 'I can say the first sentence aloud today',
  },
  {
    id: 'how-to',
    isGeneral: true,
    intents: ['question', 'learn'],
    words:
      'how to remove, how to fix, how do i fix, how to clean, how do i clean, how to repair, how to install, how to change, how do i change, how to build, how to make, how do i make, how to set up, how do i get rid of, get rid of, how to get rid of, stain, unclog, how to replace, how to tie, how to fold, how to store | wie entferne ich, wie repariere ich, wie mache ich, comment enlever, comment réparer, comment faire, cómo quitar, cómo arreglar, cómo hacer, como tirar, como consertar, como fazer, come togliere, come riparare, come fare, как убрать, как починить, как сделать, كيف أصلح, कैसे ठीक, कैसे बनाएं, 作り方, 直し方, 落とし方, 怎么修, 怎么做, 고치는 법, 만드는 법',
    lines: [
      'Steps in the order of doing, with amounts and times; the first one within a minute, if it is urgent.',
      'Household means first; say what each step does.',
      'Name what makes it worse and what to test on a hidden spot or a small piece first.',
      'Say when to stop and leave it to somebody who does it for a living.',
    ],
    output:
      'at most 8 numbered steps of one or two lines, then the usual mistake and the fallback; ≤ 200 words',
    check: 'I can start with what I have and know after each step whether it works',
  },
  {
    id: 'swot',
    intents: ['analyse', 'plan'],
    words:
      'swot, swot analysis, strengths and weaknesses | swot-analyse, matrice swot, análisis dafo, análise swot',
    lines: [
      'Inside and outside kept apart; each point with the evidence or "assumed".',
      'Only points that a competitor next door could not write too.',
      'Cross them: one strength for one chance, one weakness meeting one threat, with the action.',
    ],
    output:
      'a table of four fields with 3–4 points of at most 12 words each, then the three actions that follow',
    check: 'each point leads to doing or leaving something',
  },
  {
    id: 'metrics',
    intents: ['analyse', 'question', 'research'],
    words:
      'open rate, click rate, conversion, conversions, churn, traffic, sales fell, sales dropped, revenue fell, revenue dropped, bounce rate, retention, engagement, followers, sign-ups, signups, attendance, complaints rose, ctr, roi | öffnungsrate, umsatz, absprungrate, taux d’ouverture, chiffre d’affaires, ventas, tasa de apertura, vendas, taxa de abertura, vendite, продажи, конверси*, مبيعات, बिक्री, 売上, 開封率, 销售额, 转化率, 매출, 전환율',
    lines: [
      'Check first whether the figure itself changed its meaning: tracking, definition, mix, season.',
      'Then cut it by source, segment and date of the break; say which cut tells most.',
      'Give each cause its own cheapest check and the result that would confirm it.',
      'Two things happening together prove nothing; say what else fits.',
    ],
    output: 'a table of cause, what speaks for it, check, effort; then which to check first; ≤ 350 words',
    check: 'I can run the first check this week and know what each result means',
  },
  {
    id: 'async-web',
    intents: ['debug'],
    words:
      'fetch, api, undefined, null, promise, async, await, cors, react component, state, useeffect, 404, 500, json, axios, endpoint, request, response, hook',
    lines: [
      'Follow the value from request to screen: status, body, parsing, state, rendering; say at which step it is lost.',
      'Name the log line that would prove it before changing anything.',
      'Show loading, error and empty state in the changed code.',
    ],
    check: 'the log proves the cause and the value shows after one change',
  },
  {
    id: 'environment',
    intents: ['debug'],
    words:
      'ci, works locally, works on my machine, build fails, docker, dockerfile, pipeline, github actions, gitlab ci, deploy, deployment, production, npm, pip install, yarn, version, exit code, kubernetes, server',
    lines: [
      'List what differs between the two places: versions, lock file, paths and letter case, variables, memory, cache; rank by fit.',
      'Ask for the first error in the log, not the last.',
      'One change at a time, and the command that proves it on both sides.',
    ],
    check: 'I can make it fail and pass on purpose',
  },
  {
    id: 'schema',
    intents: ['build'],
    words: 'json schema, schema, database schema, data model, tables, prisma, zod, graphql, er diagram',
    lines: [
      'For each field: name, type, required or not, bounds, one example.',
      'Show one valid record and three that must be refused, each with the rule it breaks.',
      'Say how it can grow later without breaking old data, and what you left out.',
    ],
    output:
      'the schema complete in one block, the valid record, the three refused ones, then at most 80 words on choices',
    check: 'a validator accepts the one and refuses the three',
  },
  {
    id: 'poster',
    intents: ['visual'],
    words:
      'poster, flyer, banner, book cover, album cover, invitation, postcard, menu cover | plakat, affiche, cartel, cartaz, locandina, афиша, плакат, ملصق, पोस्टर, ポスター, 海报, 포스터',
    lines: [
      'Words on it exactly as I gave them, in three sizes: title, when and where, the rest; nothing more.',
      'One image idea that could not advertise another event; large, with clear ground for the words.',
      'Readable from five metres: contrast, at most two typefaces, three colours.',
    ],
    check: 'a passer-by knows what, when and where in three seconds',
  },
  {
    id: 'computing',
    intents: ['learn', 'question'],
    words:
      'blockchain, bitcoin works, tcp, udp, encryption, machine learning, neural network*, large language model*, database index, recursion, git works, git rebase, cloud computing, quantum comput*, internet, wifi, dns, algorithm*, operating system, cookies, vpn, phishing, passkeys | verschlüsselung, maschinelles lernen, quantencomputer, chiffrement, apprentissage automatique, cifrado, aprendizaje automático, criptografia, aprendizado de máquina, crittografia, шифровани*, машинн* обучени*, нейросет*, التشفير, تعلم الآلة, मशीन लर्निंग, 暗号, 機械学習, 加密, 机器学习, 区块链, 암호화, 머신러닝',
    lines: [
      'Follow one real case through it from beginning to end: one message, one payment, one request.',
      'Say which problem it solves that something simpler does not, and when the simpler thing is better.',
      'Name the myth about it and what is true instead.',
    ],
    check: 'I can tell somebody when they need it and when they do not',
  },
  {
    id: 'nature',
    intents: ['learn', 'question'],
    words:
      'photosynthesis, vaccines, vaccine, immune system, black hole*, evolution, gravity, climate, atoms, dna, volcano*, earthquake*, sky blue, sky is blue, sky, moon, tides, virus, bacteria, brain, stars, sun, ocean*, dinosaurs, animals, electricity, magnet*, rainbow*, lightning, seasons, energy, relativity | photosynthese, impfung*, schwarze löcher, klima, vulkan*, mond, sterne, photosynthèse, vaccin*, trous noirs, climat, lune, fotosíntesis, vacunas, agujeros negros, clima, luna, fotossíntese, vacinas, buracos negros, lua, fotosintesi, vaccini, buchi neri, clima, фотосинтез*, вакцин*, чёрные дыры, черные дыры, климат, луна, التمثيل الضوئي, اللقاح*, المناخ, القمر, प्रकाश संश्लेषण, टीका, जलवायु, चाँद, 光合成, ワクチン, 気候, 月, 光合作用, 疫苗, 黑洞, 气候, 月亮, 광합성, 백신, 기후, 달이',
    lines: [
      'Say what causes what, in order, with one size or time that can be pictured.',
      'Give one thing I can see or try at home that shows it.',
      'Name the wrong picture most people carry, and what is really so.',
    ],
    check: 'I can draw it as a chain of arrows and say what would break the chain',
  },
  {
    id: 'society',
    intents: ['learn', 'question'],
    words:
      'bill becomes, law works, inflation, deflation, yen, exchange rate*, democracy, parliament, election*, electoral college, european union, stock market works, tax system, economy, war, revolution, roman empire, cold war, world war, history of, constitution, human rights, brexit, capitalism, communism | wahl*, bundestag, wirtschaft, krieg, guerre, élection*, économie, guerra, elecciones, economía, eleições, economia, elezioni, войн*, выбор*, экономик*, الحرب, الانتخابات, الاقتصاد, युद्ध, चुनाव, अर्थव्यवस्था, 円安, 選挙, 経済, 戦争, 战争, 选举, 经济, 통화, 선거, 경제, 전쟁',
    lines: [
      'Tell it as decisions of people with interests: who wanted what, and who could stop it.',
      'Use one concrete case with its date; say "please verify" where you are not sure.',
      'Keep what is settled apart from what is disputed, and put both views fairly.',
    ],
    check: 'I can say who decides what, and give the best argument of each side',
  },
  {
    id: 'customer-talk',
    intents: ['roleplay'],
    words:
      'customer, customers, complaint, complaints, sales call, cold call, support call, guest, patient, client, angry customer | kunde, kundin, client mécontent, cliente, клиент*, عميل, ग्राहक, 客, 顾客, 고객',
    lines: [
      'Be upset about one concrete thing with a cost; do not give it away at once.',
      'Calm down only when I name your problem, not when I merely apologise.',
      'Test me once with an unfair demand and once with silence.',
    ],
    check: 'I can name the problem, offer something real and hold a limit',
  },
  {
    id: 'simulation',
    intents: ['roleplay'],
    words:
      'terminal, console, shell, text adventure, dungeon master, role-playing game, rpg, game master, simulator, python interpreter, sql server, chess, trivia host, quizmaster',
    lines: [
      'Show only what it would show; no comments, no help unless I ask.',
      'Keep the state from turn to turn: files, places, scores, what was said.',
      'What I put in curly brackets is meant for you, not for the game.',
    ],
    outputFor: ['roleplay'],
    output: 'the first screen or scene now, then wait for my input',
    check: 'ten turns later nothing contradicts the first',
  },
  {
    id: 'grammar',
    intents: ['learn', 'question'],
    words:
      'subjunctive, conjugation, conjugate, tense, tenses, past tense, passive voice, articles in, german cases, dative, accusative, genitive, prepositions, grammar, gerund, conditional sentences, ser and estar, por and para, particles | konjunktiv, dativ, akkusativ, subjonctif, subjuntivo, congiuntivo, сослагательн*, падеж*, الإعراب, 助詞, 敬語, 语法, 문법, 조사',
    lines: [
      'One pair of sentences that differ only in this point, with what each of them means.',
      'The rule in one line, the three triggers met most often, two exceptions.',
      'Six sentences to fill in, from easy to mixed; the key only after my answer.',
    ],
    output: 'the pair, the rule, the triggers, the exceptions, then the six sentences; ≤ 300 words',
    check: 'I can say why the other form would be wrong in each of the six',
  },
  {
    id: 'scaling',
    intents: ['transform', 'question'],
    words:
      'recipe for, my recipe, this recipe, servings, scale the recipe, halve the recipe, double the recipe',
    lines: [
      'Show each amount before and after; round to what a kitchen can measure and say where rounding matters.',
      'Do not scale salt, leavening, pan size and time by the same factor; say what you do instead.',
      'Times and temperatures with a sign by which to see it is done.',
    ],
    output: 'a table of ingredient, before, after; then changed steps, pans and times',
    check: 'I can shop and cook from it without doing sums',
  },
  {
    id: 'food-safety',
    aim: 'nobody gets ill and nothing is thrown away too early',
    intents: ['question', 'learn'],
    words:
      'keep in the fridge, keep in the freezer, in the fridge, in the freezer, expired, past its date, best before, go bad, gone bad, still good, still safe, safe to eat, leftovers, refreeze, defrost, raw chicken, mould on, mold on | haltbar, im kühlschrank, abgelaufen, se conserve, périmé, caducado, se conserva, vencido, scaduto, срок годности, просрочен*, صلاحية, फ्रिज में, 賞味期限, 冷蔵庫, 保质期, 冰箱里, 유통기한',
    lines: [
      'The time first, for fridge and freezer, cooked and opened apart.',
      'Signs by look and smell, and when these cannot be trusted.',
      'Name who must be stricter: small children, pregnant, old or ill people.',
    ],
    output: 'the answer in one sentence, a small table of state and time, the signs; ≤ 150 words',
    check: 'I know whether to eat it, freeze it or throw it away',
  },
  {
    id: 'pet-emergency',
    aim: 'the animal gets help in time',
    intents: ['question', 'learn'],
    words:
      'my dog ate, my cat ate, our dog ate, our cat ate, my puppy ate, my kitten ate, my rabbit ate, my dog swallowed, my cat swallowed, my dog is limping, my cat is limping, my dog is vomiting, my cat is vomiting, my cat won’t eat, my dog won’t eat, dog ate, cat ate, puppy ate, kitten ate, rabbit ate, dog swallowed, cat swallowed, dog is limping, cat is limping, dog is vomiting, cat is vomiting, dog vomits, cat vomits, cat won’t eat, dog won’t eat, dog not eating, cat not eating, dog is bleeding, cat is bleeding, dog breathing, cat breathing | hund hat gefressen, katze hat gefressen, chien a mangé, chat a mangé, perro comió, gato comió, cachorro comeu, gato comeu, cane ha mangiato, собака съела, кошка съела',
    lines: [
      'Say in the first sentence whether to call a vet or animal poison line now, and why.',
      'Ask for weight, amount and time at the end, but do not wait for the answer.',
      'What to do until then and what never to do: no vomiting brought on, no human medicine, no doses.',
      'Which signs in the next hours make it an emergency.',
    ],
    output: 'what to do now, what to watch, what to tell the vet; ≤ 150 words',
    check: 'I know within five seconds whether to pick up the phone',
  },
  {
    id: 'career-change',
    aim: 'know the cheapest way to find out',
    intents: ['question', 'plan', 'learn'],
    words:
      'too old to, too late to, become a programmer, become a developer, become a nurse, become a teacher, become an electrician, retrain, retraining, career change, change careers, switch careers, second career, without a degree | quereinstieg, umschulung, zu alt, reconversion, trop vieux, cambiar de carrera, demasiado viejo, mudar de carreira, velho demais, cambiare carriera, troppo vecchio, сменить профессию, поздно ли, تغيير المهنة, करियर बदल, 転職 未経験, 转行, 전직',
    lines: [
      'Say what employers there really judge, and where age or origin counts against or for me.',
      'Ranges for time to the first job, pay at the start and success, each with how sure you are.',
      'Two routes with hours a week, and a test of one month that costs almost nothing.',
    ],
    check: 'I can start the test this week and know what result would stop me',
  },
  {
    id: 'study-choice',
    aim: 'no regret after the first winter',
    intents: ['decide', 'question'],
    words:
      'studying, study in, university, universities, degree, college, major, apprenticeship, nursing school, medical school, phd, master’s, exchange year, gap year, boarding school | studieren, studium, uni, ausbildung, études, université, universidad, estudiar, universidade, faculdade, università, универ*, учиться, جامعة, دراسة, विश्वविद्यालय, 大学, 留学, 专业, 대학',
    lines: [
      'Compare an ordinary Tuesday in each: way, rent, practice places, people.',
      'Admission, fees and deadlines only as "look up", with where to look.',
      'Three questions to ask a student of each, and what a bad answer sounds like.',
    ],
    check: 'I know what to look up, whom to ask and what would tip the scales',
  },
  {
    id: 'project',
    aim: 'it is out on the day, small but whole',
    intents: ['plan'],
    words:
      'launching, launch, podcast, relaunch, migration, move to, rollout, release, mvp, product launch, website project, team of, person team, hackathon, exhibition, book launch, album | projekt, einführung, lancement, projet, lanzamiento, proyecto, lançamento, projeto, lancio, progetto, запуск, проект, مشروع, إطلاق, परियोजना, 立ち上げ, プロジェクト, 项目, 上线, 프로젝트, 출시',
    lines: [
      'One finished thing a week with one owner; decisions come before production.',
      'Name the three steps that delay everything when they slip, and put them first.',
      'Say what is left out of the first version.',
    ],
    check: 'each week somebody can say done or not done without arguing',
  },
  {
    id: 'finance-concept',
    intents: ['learn'],
    words:
      'mortgage*, interest rate*, compound interest, credit score, pension*, insurance, deductible, etf, etfs, stocks, bonds, inflation, taxes, tax brackets, index fund*, leasing, apr | hypothek*, zinsen, etf, aktien, rente, versicherung, steuern, hypothèque, intérêts, actions, impôts, hipoteca, intereses, acciones, impuestos, juros, ações, impostos, mutuo, interessi, azioni, tasse, ипотек*, проценты, акции, налог*, الرهن, الفائدة, الأسهم, बंधक, ब्याज, शेयर, 住宅ローン, 金利, 株, 房贷, 利息, 股票, 대출, 이자, 주식',
    lines: [
      'One sum worked line by line with round numbers, marked as an example.',
      'The three words in such a contract that cost people most, each in half a sentence.',
      'Say what differs from country to country and has to be looked up where I live.',
    ],
    check: 'I can redo the sum with my own numbers and know which figure to ask for',
  },
  {
    id: 'upload',
    intents: ['debug'],
    words:
      'upload, uploads, uploading, file size, multipart, attachment, attachments, heic, download fails, large files, s3',
    lines: [
      'Follow one large file from device to storage: format, limit at proxy and body parser, memory, timeout; say which limit is hit.',
      'Name the status code or log line that would prove it.',
      'Reproduce it with one file just below and one just above the limit.',
    ],
    check: 'the file above the limit goes through or is refused with a clear message, never a crash',
  },
  {
    id: 'plain-language',
    aim: 'the reader knows what to do without asking',
    intents: ['transform'],
    words:
      'simplify, simpler, plain language, easy language, easy to read, understands it, so my grandmother, so a child, in simple words | vereinfach*, einfache sprache, leichte sprache, simplifie*, simplifica*, simplifi*, упрости, بسط, सरल, やさしく, わかりやすく, 简化, 쉽게',
    lines: [
      'First what the reader has to do, by when, and what happens otherwise.',
      'Keep every date, sum, reference and right to object exact.',
      'One thought a sentence, under 12 words; the official term in brackets after the plain one.',
    ],
    output: 'three lines on what to do, then the letter or text in plain words, then terms explained',
    check: 'a reader of twelve could say what is wanted and by when',
  },
  {
    id: 'logo',
    intents: ['visual', 'brainstorm'],
    words:
      'logo, logos, icon, brand identity, emblem, mascot | logotipo, логотип, شعار, लोगो, ロゴ, 标志, 로고',
    lines: [
      'One shape that reads at 16 pixels and in one colour.',
      'Tie it to a fact of this business, not to its trade’s stock symbol.',
      'Flat, on plain ground; lettering exactly as I wrote it, or none.',
    ],
    check: 'it can be drawn from memory after one look',
  },
]
