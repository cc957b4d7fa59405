import type { FieldName } from '../../form.ts'

/** What people type, by language: enough of every shared field to fill a form that belongs together. */
export type TextPack = {
  language: string
  name: string
  projectDescription: string
  targetAudience: string
  mainGoal: string
  coreUserActions: string
  userFlow: string
  dataModels: string
  modelRelationships: string
  businessRules: string
  customFeatures: readonly string[]
  colorPreferences: string
  layoutPreferences: string
  integrations: string
  additionalNotes: string
  componentBehavior: string
}

export const textPacks: readonly [TextPack, ...TextPack[]] = [
  {
    language: 'English',
    name: 'Larder Ledger',
    projectDescription:
      'Three food banks in Leeds share one van and 2 cold stores. Volunteers log what comes in, what expires and what goes out to 41 families a week. Today it lives in a notebook, and last month 63 kg of yoghurt was thrown away.',
    targetAudience: 'Volunteers aged 16 to 80 on old Android phones, and one coordinator with a laptop',
    mainGoal: 'Throw away less than 10 kg of food a month',
    coreUserActions: 'log a delivery, mark food as given out, see what expires this week, plan the van',
    userFlow:
      'Sign in -> choose store -> scan or type item -> enter weight and best-before date -> save -> see what expires first; if the date has passed, refuse and ask for disposal',
    dataModels:
      'Store(name, address), Item(name, weight_kg, best_before, status in/out/discarded), Family(code, size), Handout(date, weight_kg)',
    modelRelationships: 'Store has many Items; Family has many Handouts; Handout has many Items',
    businessRules:
      'Expired food must never be given out. A family gets at most 12 kg per week. Only the coordinator can discard more than 5 kg at once.',
    customFeatures: [
      'weekly e-mail with what expires',
      'van plan for Tuesdays',
      'print labels for the boxes',
    ],
    colorPreferences: 'leaf green and off-white',
    layoutPreferences: 'one big list, newest first',
    integrations: 'Postmark for e-mail',
    additionalNotes: 'Never show family names, only codes. No payments.',
    componentBehavior: 'undo for 10 seconds after each handout',
  },
  {
    language: 'English',
    name: 'Fretboard Repair Desk',
    projectDescription:
      'A luthier in Galway repairs about 30 guitars a month. Customers ring to ask whether theirs is ready. Each job has photos, a quote in euro, and sometimes waits for parts from Spain for 3 weeks.',
    targetAudience: 'Musicians who bring instruments in, one luthier, one apprentice',
    mainGoal: 'Halve the phone calls asking "is it ready yet?"',
    coreUserActions: 'book in an instrument, send a quote, approve a quote, see progress, collect',
    userFlow:
      'Drop off → photos taken → quote sent → customer approves or declines → repair → ready → collected and paid in the shop',
    dataModels:
      'Customer(name, phone, email), Instrument(maker, model, serial), Job(status booked/quoted/approved/waiting for parts/ready/collected, quote_amount, promised_date), Photo(image, caption)',
    modelRelationships: 'Customer has many Instruments; Instrument has many Jobs; Job has many Photos',
    businessRules:
      'Work may not start before the quote is approved. Quotes are valid 14 days. Storage costs €2 per day after 30 days uncollected.',
    customFeatures: [
      'tracking link without a login',
      'reminder 7 days after ready',
      'before and after photos per job',
    ],
    colorPreferences: '#7A3E1D with cream',
    layoutPreferences: 'job cards in columns by status',
    integrations: 'Twilio for texts, https://example.org/parts for ordering',
    additionalNotes: 'The apprentice cannot change prices. Keep it calm, no pop-ups.',
    componentBehavior: 'drag a card between columns, with a menu for keyboard users',
  },
  {
    language: 'German',
    name: 'Chorplan',
    projectDescription:
      'Ein Kammerchor mit 34 Sängerinnen und Sängern in Münster plant Proben und Konzerte bisher per Rundmail. Wer kommt, weiß niemand genau, und der Dirigent braucht pro Stimme mindestens 5 Zusagen.',
    targetAudience: 'Sängerinnen und Sänger zwischen 22 und 70 Jahren sowie der Dirigent',
    mainGoal: 'Für jede Probe bis 48 Stunden vorher 90 % Rückmeldungen',
    coreUserActions: 'Probe ansehen, zusagen, absagen, Noten herunterladen, Konzert planen',
    userFlow:
      'Anmelden → Kalender → Probe öffnen → zusagen oder absagen → bei Absage Grund nennen → Dirigent sieht Besetzung',
    dataModels:
      'Mitglied(Name, E-Mail, Stimme Sopran/Alt/Tenor/Bass), Probe(Datum, Beginn, Ort), Rückmeldung(Status zugesagt/abgesagt, Grund), Noten(Titel, Datei)',
    modelRelationships: 'Ein Mitglied hat viele Rückmeldungen. Eine Probe hat viele Rückmeldungen.',
    businessRules:
      'Absagen sind nur bis 4 Stunden vor Beginn möglich. Noten dürfen nur Mitglieder herunterladen. Höchstens 2 Gäste pro Probe.',
    customFeatures: ['Erinnerung am Vorabend', 'Besetzung pro Stimme auf einen Blick', 'Noten als PDF'],
    colorPreferences: 'Burgunderrot und Creme',
    layoutPreferences: 'Kalender oben, darunter Liste',
    integrations: 'Nextcloud für Noten',
    additionalNotes: 'Keine Telefonnummern anzeigen. Serverstandort Deutschland.',
    componentBehavior: 'Zusage mit einem Tipp, rückgängig möglich',
  },
  {
    language: 'Spanish',
    name: 'Huerto Compartido',
    projectDescription:
      'Un huerto urbano de Valencia con 52 parcelas y una lista de espera de 90 personas. Cada parcela cuesta 8 € al mes y hay que regar por turnos. Las asignaciones se hacen a mano y siempre hay quejas.',
    targetAudience: 'Hortelanos del barrio, casi todos con móvil, y dos coordinadoras',
    mainGoal: 'Asignar una parcela libre en menos de 7 días',
    coreUserActions: 'apuntarse a la lista, aceptar una parcela, ver turno de riego, cambiar turno',
    userFlow: 'Entrar → ver mi turno → proponer cambio → otra persona acepta → ambas reciben aviso',
    dataModels:
      'Parcela(número, metros, estado libre/ocupada), Hortelano(nombre, email, fecha_alta), Turno(fecha, hora), Cambio(estado propuesto/aceptado/rechazado)',
    modelRelationships: 'Hortelano tiene muchos Turnos; Parcela pertenece a un Hortelano',
    businessRules:
      'Quien falta a 3 turnos en 60 días pierde la parcela. No se puede tener más de una parcela por casa. La lista se ordena por fecha de alta.',
    customFeatures: ['aviso de lluvia que anula el riego', 'mapa de parcelas', 'calendario de siembra'],
    colorPreferences: 'verde oliva y terracota',
    layoutPreferences: 'mapa arriba, lista debajo',
    integrations: 'AEMET para el tiempo',
    additionalNotes: 'Nunca publicar los correos. Sin publicidad.',
    componentBehavior: 'confirmar antes de ceder un turno',
  },
  {
    language: 'French',
    name: 'Ludothèque des Halles',
    projectDescription:
      'Une ludothèque associative à Nantes prête 640 jeux à 210 familles. Les retours en retard bloquent les réservations du mercredi. Une pièce perdue se note encore sur un post-it.',
    targetAudience: 'Familles avec enfants de 3 à 12 ans et quatre bénévoles',
    mainGoal: 'Passer de 25 % à 8 % de retours en retard en 6 mois',
    coreUserActions: 'réserver un jeu, prolonger, rendre, signaler une pièce perdue',
    userFlow:
      'Chercher un jeu → réserver pour mercredi → retirer → rappel → rendre; si une pièce manque, le jeu passe en réparation',
    dataModels:
      'Jeu(titre, âge_min, état disponible/prêté/réparation), Famille(nom, email), Prêt(début, fin, rendu_le), Pièce(nom, perdue)',
    modelRelationships: 'Famille a plusieurs Prêts; Jeu a plusieurs Prêts; Jeu a plusieurs Pièces',
    businessRules:
      'Trois jeux au maximum par famille. Un prêt dure 14 jours. Une prolongation seulement si personne ne réserve.',
    customFeatures: [
      'liste des pièces à cocher au retour',
      'suggestions par âge',
      'étiquette avec code-barres',
    ],
    colorPreferences: 'bleu canard, jaune moutarde',
    layoutPreferences: 'grandes vignettes',
    integrations: '',
    additionalNotes: 'Pas de paiement en ligne. Ne jamais afficher les noms des autres familles.',
    componentBehavior: 'confirmation claire après chaque prêt',
  },
  {
    language: 'Russian',
    name: 'Ремонт у дома',
    projectDescription:
      'Мастерская в Перми чинит велосипеды, около 45 заказов в неделю весной. Клиенты звонят и спрашивают, готов ли велосипед. Запчасти ждут до 10 дней.',
    targetAudience: 'Жители района, которые ездят на велосипеде, и три мастера',
    mainGoal: 'Сократить звонки вдвое за 2 месяца',
    coreUserActions: 'записаться, узнать цену, согласовать ремонт, получить уведомление',
    userFlow: 'Запись → приём → смета → согласие → ремонт → готово → выдача',
    dataModels: 'Клиент(имя, телефон), Велосипед(марка, модель), Заказ(статус, цена, срок)',
    modelRelationships: 'Клиент имеет много заказов; Велосипед имеет много заказов',
    businessRules:
      'Ремонт нельзя начинать без согласия клиента. Хранение бесплатно 7 дней, затем 50 рублей в день.',
    customFeatures: ['фото до и после', 'напоминание о выдаче'],
    colorPreferences: 'тёмно-зелёный и белый',
    layoutPreferences: 'список заказов по дате',
    integrations: 'Telegram',
    additionalNotes: 'Никогда не показывать телефоны других клиентов.',
    componentBehavior: 'подтверждение после каждого действия',
  },
  {
    language: 'Arabic',
    name: 'مكتبة الحي',
    projectDescription:
      'مكتبة صغيرة في عمّان تعير 900 كتاب لسكان الحي. اليوم تُكتب الإعارات في دفتر ورقي، ويضيع كل شهر نحو 12 كتابًا. نريد أن يعرف الجميع من أخذ الكتاب ومتى يعود.',
    targetAudience: 'طلاب وعائلات من الحي، وموظفتان في المكتبة',
    mainGoal: 'خفض الكتب الضائعة إلى أقل من 3 في الشهر',
    coreUserActions: 'البحث عن كتاب، حجز كتاب، إعارة، إرجاع',
    userFlow: 'البحث → حجز → استلام → تذكير → إرجاع',
    dataModels: 'كتاب(العنوان، المؤلف، الحالة)، عضو(الاسم، الهاتف)، إعارة(التاريخ، تاريخ_الإرجاع)',
    modelRelationships: 'عضو له إعارات كثيرة؛ كتاب له إعارات كثيرة',
    businessRules: 'لا يجوز إعارة أكثر من 3 كتب لكل عضو. مدة الإعارة 14 يومًا.',
    customFeatures: ['تذكير قبل يومين من الموعد', 'قائمة الكتب الأكثر قراءة'],
    colorPreferences: 'أزرق داكن وذهبي',
    layoutPreferences: 'بطاقات كبيرة',
    integrations: '',
    additionalNotes: 'لا تعرض أرقام الهواتف أبدًا.',
    componentBehavior: 'رسالة تأكيد بعد كل عملية',
  },
  {
    language: 'Japanese',
    name: '銭湯の番台',
    projectDescription:
      '京都の銭湯で、回数券と忘れ物を管理したいです。常連さんは約180人、回数券は11枚つづりで4,900円です。今はノートに手書きしています。',
    targetAudience: '番台に立つ家族3人と、常連のお客さん',
    mainGoal: '忘れ物の返却率を90%にする',
    coreUserActions: '入浴を記録する、回数券を使う、忘れ物を登録する',
    userFlow: '来店 → 会員を選ぶ → 回数券を使う → 残り枚数を表示 → 忘れ物があれば登録',
    dataModels: '会員(名前, 電話), 回数券(残り枚数, 有効期限), 忘れ物(写真, 場所, 返却済み)',
    modelRelationships: '会員は回数券を複数持つ',
    businessRules: '有効期限は6か月です。残り0枚の回数券は使えません。',
    customFeatures: ['混雑状況を5分ごとに表示', '忘れ物の写真一覧'],
    colorPreferences: '藍色と白',
    layoutPreferences: '大きな文字',
    integrations: 'LINE',
    additionalNotes: '電話番号は表示しないでください。',
    componentBehavior: '押したら音で知らせる',
  },
  {
    language: 'Hindi',
    name: 'दूध का हिसाब',
    projectDescription:
      'गाँव की डेयरी में 75 किसान रोज़ सुबह दूध देते हैं। वसा और लीटर कागज़ पर लिखे जाते हैं। भुगतान हर 10 दिन में होता है और गलती पर झगड़ा होता है।',
    targetAudience: 'डेयरी का मुनीम और किसान, सस्ते मोबाइल पर',
    mainGoal: 'भुगतान की गलती 0 करना',
    coreUserActions: 'दूध दर्ज करना, हिसाब देखना, भुगतान करना',
    userFlow: 'किसान चुनें → लीटर और वसा लिखें → सहेजें → रसीद दिखाएँ',
    dataModels: 'किसान(नाम, फ़ोन), दूध(तारीख, लीटर, वसा), भुगतान(राशि, तारीख)',
    modelRelationships: 'किसान के कई दूध; किसान के कई भुगतान',
    businessRules: 'वसा 3 से कम हो तो चेतावनी दें। एक दिन में एक किसान की दो से अधिक प्रविष्टि नहीं।',
    customFeatures: ['एसएमएस रसीद', 'दस दिन का हिसाब छापें'],
    colorPreferences: 'नीला और सफ़ेद',
    layoutPreferences: 'बड़े अक्षर',
    integrations: '',
    additionalNotes: 'दूसरे किसान का हिसाब कभी न दिखाएँ।',
    componentBehavior: 'सहेजने पर हरा निशान',
  },
  {
    language: 'Korean',
    name: '동네 공구함',
    projectDescription:
      '서울의 아파트 단지 620세대가 공구 58개를 함께 씁니다. 관리사무소가 종이 대장으로 관리해서 누가 드릴을 가져갔는지 알기 어렵습니다.',
    targetAudience: '단지 주민과 관리사무소 직원 2명',
    mainGoal: '연체를 30%에서 5%로 줄이기',
    coreUserActions: '공구 찾기, 예약하기, 반납하기, 고장 신고',
    userFlow: '로그인 → 공구 선택 → 날짜 선택 → 예약 → 수령 → 반납',
    dataModels: '공구(이름, 상태, 사진), 주민(동호수, 이름), 예약(시작일, 반납일)',
    modelRelationships: '주민은 여러 예약을 가진다; 공구는 여러 예약을 가진다',
    businessRules: '한 세대는 최대 2개까지 빌릴 수 있다. 대여 기간은 3일이다.',
    customFeatures: ['반납 하루 전 알림', 'QR 코드로 수령'],
    colorPreferences: '남색과 회색',
    layoutPreferences: '큰 사진 목록',
    integrations: '카카오톡 알림',
    additionalNotes: '다른 주민의 이름을 절대 보여주지 마세요.',
    componentBehavior: '예약 후 확인 창',
  },
]

/** Answers to the questions of one project type; a few people answer in their own language. */
export const typeTexts: Partial<Record<FieldName, readonly string[]>> = {
  profession: [
    'ceramic artist',
    'wedding photographer in Lyon',
    'Bühnenbildnerin',
    'backend engineer',
    '建築家',
  ],
  highlightSections: [
    'Work, About, Exhibitions, Contact',
    'Projects; Process; Prices; Contact',
    'Arbeiten, Über mich, Kontakt',
  ],
  externalLinks: [
    'https://example.org/shop, https://instagram.com/example',
    'LinkedIn, GitHub',
    'https://example.com/cv.pdf',
  ],
  coreFeatures: [
    'record entries, approve them, export the month',
    'book a slot, cancel, waiting list',
    'registrar entradas, ver informe',
  ],
  userRoles: ['Member, Coordinator', 'Customer, Staff, Owner', 'Mitglied, Leitung', 'Admin'],
  dataRelationships: ['Members create entries', 'each Member has many Entries', ''],
  notificationChannels: [
    'email',
    'email and SMS, quiet between 21:00 and 7:00',
    'push, e-mail digest on Mondays',
  ],
  paymentMethods: ['Stripe, card only', 'bank transfer', 'PayPal and invoice', ''],
  appUseCase: [
    'On the bus, one hand, 2 minutes',
    'In the field without network',
    'unterwegs auf der Baustelle',
  ],
  interactionPatterns: [
    'swipe to archive, long press for more',
    'pull to refresh',
    'large buttons only, no gestures',
  ],
  productTypes: [
    'physical: soap and candles',
    'digital downloads',
    'physical and subscription boxes',
    'services: 45-minute lessons',
    'Bücher und Noten',
  ],
  paymentGateways: ['Stripe', 'Stripe and PayPal', 'Mollie with iDEAL', 'Klarna'],
  shippingRules: [
    'EU up to 2 kg 6.90 €, above 12 €; free above 60 €',
    'UK only, 3–5 days, £4.50',
    'pickup on Fridays, no delivery',
  ],
  primaryCTA: ['Book a trial lesson', 'Get the free plan', 'Platz sichern', 'Empieza gratis'],
  contentSections: [
    'hero, how it works, prices, FAQ',
    'Hero, proof, team, contact',
    'hero, benefits, testimonials, final call',
  ],
  analyticsTools: ['Plausible', 'Matomo, no cookies', 'Google Analytics 4'],
  contentTypes: ['article, interview', 'tutorial, video, short note', 'Reisebericht, Karte'],
  categories: ['Bread, Fermentation, Tools', 'News, Guides, Opinion', 'Wandern, Radfahren, Kultur'],
  dashboardWidgets: [
    'orders today; revenue this month vs last month; open complaints',
    'energy per machine, downtime, scrap rate',
    'Auslastung pro Raum, Absagen, Umsatz',
  ],
  dataSources: [
    'PostgreSQL replica every 15 minutes',
    'CSV upload each Monday',
    'Stripe API and Google Sheets',
  ],
  customDescription: [
    'A command line program that renames photos by date',
    'A Discord bot for a reading circle',
    'Browser extension that hides prices',
  ],
  keyActions: [
    'scan folder, preview names, rename, undo',
    'propose a book, vote, remind',
    'ein Buch vorschlagen, abstimmen',
  ],
  techStack: ['Python', 'Rust, single binary', 'TypeScript, no framework', ''],
  uiWireframeIdea: ['list on the left, details on the right', 'one screen with a large counter', ''],
}

export const techTexts = [
  '',
  'TypeScript, PostgreSQL',
  'Vue and Firebase',
  'Django, HTMX',
  'no Docker, as few dependencies as possible',
  'Next.js on Vercel',
  'Laravel und MySQL',
] as const

export const architectureTexts = [
  '',
  'atomic',
  'mvc',
  'feature-based',
  'custom',
  'keep modules small, one database',
] as const

export const sparseTexts = [
  'gym',
  'Café',
  '🌮',
  '🎸🐈',
  'x',
  '?',
  '...',
  'todo',
  'Taubenzüchterverein',
  '日記',
] as const
