import type { ProjectType } from '../form.ts'

/** Suggested features by id: taken when the sentence asks for what they do. */
export const featureCues: Readonly<Record<string, RegExp>> = {
  'wa-social-login': /\b(?:google|facebook|social|github|apple) (?:login|sign-?in|account)/iu,
  'wa-roles':
    /\b(?:roles?|permissions?|admins?|managers?|approv\w+|moderat\w+|coordinators?|supervisors?|staff and|teachers? and|owners? and)\b/iu,
  'wa-2fa':
    /\b(?:two-factor|2fa|banking|bank accounts?|medical|patients?|health records?|salary|salaries)\b/iu,
  'wa-invite': /\b(?:invit\w+|teams?|colleagues|employees|members of)\b/iu,
  'wa-import': /\b(?:import\w*|csv|spreadsheets?|excel)\b/iu,
  'wa-export': /\b(?:export\w*|pdf|print\w*|download reports?)\b/iu,
  'wa-dashboard':
    /\b(?:dashboard|overview|statistics|stats|charts?|reports?|kpis?|figures)\b|статистик|统计|統計|übersicht|resumen/iu,
  'wa-activity': /\b(?:audit\w*|history of|who changed|activity log|approv\w+|track changes)\b/iu,
  'wa-files':
    /\b(?:photos?|pictures?|images?|uploads?|files?|documents?|attachments?|scans?|receipts?)\b|фото|写真|照片|صور|fotos?/iu,
  'wa-comments':
    /\b(?:comments?|discuss\w*|feedback|mentions?|chat about)\b|kommentar|comentari|commentaire/iu,
  'wa-realtime':
    /\b(?:real[- ]?time|live|instantly|at the same time|chat\w*)\b|echtzeit|tiempo real|temps réel|tempo reale|tempo real/iu,
  'wa-assign':
    /\b(?:assign\w*|due dates?|deadlines?|tasks?|to-?dos?|chores?|responsib\w+)\b|aufgaben|tareas|tâches|compiti|tarefas|zadań|görev|задач|任务|タスク|مهام/iu,
  'wa-notify':
    /\b(?:notif\w*|remind\w*|alerts?|e-?mails? when|told when|tells?|calendar|bookings?|appointments?|requests?)\b|erinner|benachrichtig|recordatorio|recuerd|notificaci|rappel|notification|promemoria|notifich|lembrete|herinner|przypomn|powiadom|hatırlat|bildirim|напомин|уведомл|リマインド|通知|提醒|تذكير|إشعار|termin|citas?\b|rendez-vous/iu,
  'wa-share':
    /\b(?:share|sharing|public links?|send (?:a )?link)\b|teilen|compartir|partager|condivid|compartilh|delen|udostępn|paylaş|делить|共有|分享|مشاركة/iu,
  'wa-versions': /\b(?:versions?|revisions?|undo|drafts?|earlier state)\b/iu,
  'wa-workspaces':
    /\b(?:workspaces?|several (?:companies|clubs|schools|teams|branches)|\d+ (?:branches|schools|clubs|companies|locations))\b/iu,

  'mb-push':
    /\b(?:remind\w*|notif\w*|alerts?|push|nudges?|daily|every (?:day|morning|evening))\b|erinner|recordatorio|recuerd|rappel|promemoria|lembrete|herinner|przypomn|hatırlat|напомин|リマインド|通知|提醒|تذكير/iu,
  'mb-offline':
    /\b(?:offline|no (?:signal|network|internet|reception)|without (?:signal|network|internet|reception)|underground|at sea|mountains?|remote)\b|offline|sin conexión|hors ligne|офлайн|オフライン|离线/iu,
  'mb-camera': /\b(?:photos?|pictures?|cameras?|scan\w*|barcodes?|qr)\b|foto|фото|写真|照片|カメラ|拍|صور/iu,
  'mb-location':
    /\b(?:maps?|gps|nearby|nearest|near (?:me|you|them)|locations?|routes?|trails?|track (?:runs|walks|rides))\b|karte|mapa|carte|nähe|cerca|proche|vicin|карт|地図|地图|خريطة/iu,
  'mb-deeplinks': /\b(?:share|sharing|invite|links?)\b/iu,
  'mb-profile': /\b(?:profiles?|accounts?|avatars?)\b/iu,
  'mb-feed': /\b(?:feed|timeline|posts?|news)\b/iu,
  'mb-chat':
    /\b(?:chat\w*|messag\w*|talk to each other)\b|nachricht|mensaje|message|сообщени|チャット|聊天|دردشة/iu,
  'mb-iap': /\b(?:subscri\w+|premium|in-app|paid|one-time purchase)\b/iu,
  'mb-favourites': /\b(?:favou?rites?|save|bookmarks?|wish ?list)\b/iu,
  'mb-social':
    /\b(?:friends?|follow|community|share with|challenge each other|leaderboards?)\b|freunde|amigos|amis|amici|arkadaş|друз|友達|朋友|أصدقاء/iu,
  'mb-a11y':
    /\b(?:elderly|seniors?|grand\w+|older|blind|low vision|disab\w+|accessib\w+|large (?:text|buttons))\b|senior|mayores|âgées|anzian|idoso|ouderen|пожил|高齢|老人|كبار/iu,

  'ec-variants':
    /\b(?:sizes?|colou?rs?|variants?|scents?|flavou?rs?|editions?|clothes|clothing|shoes|jewel\w*)\b/iu,
  'ec-account': /\b(?:accounts?|log ?in|members?|subscri\w+|order history|repeat)\b/iu,
  'ec-wishlist': /\b(?:wish ?lists?|favou?rites?|save for later|collectors?)\b/iu,
  'ec-reviews': /\b(?:reviews?|ratings?|stars)\b|bewertung|reseñ|avis|recension|avaliaç/iu,
  'ec-recommend': /\b(?:recommend\w*|related|goes with|matching)\b/iu,
  'ec-notify-stock': /\b(?:back in stock|out of stock|sold out|restock\w*|limited|pre-?orders?)\b/iu,
  'ec-returns': /\b(?:returns?|exchanges?|refunds?)\b/iu,
  'ec-loyalty': /\b(?:loyalty|points|rewards?|credits?)\b/iu,
  'ec-inventory':
    /\b(?:stock|inventory|one-of-a-kind|unique|handmade|limited|vintage|antique|second-?hand)\b|lager|handgemacht|artesanal|artisanal|artigianal|ręcznie|el yapımı|ручной работы|手作り|手工|يدوي/iu,
  'ec-discounts':
    /\b(?:discounts?|coupons?|vouchers?|codes?|gift cards?|sales? campaign)\b|rabatt|gutschein|descuento|remise|sconto|desconto/iu,
  'ec-shipping-rules':
    /\b(?:shipping|ships?|deliver\w*|postage|abroad|worldwide|pick-?up)\b|versand|liefer|envío|livraison|spedizion|entrega|verzend|wysyłk|kargo|доставк|配送|配達|شحن|توصيل/iu,
  'ec-invoices':
    /\b(?:invoices?|vat|tax|business customers|b2b|wholesale)\b|rechnung|factura|facture|fattura/iu,
  'ec-sales-dash': /\b(?:sales (?:figures|dashboard|numbers)|statistics|revenue)\b/iu,

  'pf-darkmode': /\bdark\b/iu,
  'pf-filter': /\b(?:filter\w*|categor\w+|by (?:type|year|style)|many projects)\b/iu,
  'pf-lightbox':
    /photograph|fotograf|fotógraf|illustrat|paint|artist|künstler|galler|galer|tattoo|ceramic|архитект|фотограф|写真|摄影|مصور|architect|architekt|arquitect|interior|design/iu,
  'pf-case':
    /design|develop|architect|architekt|arquitect|engineer|consult|case stud|research|market|diseñ|entwickl|architett|projekt|projec|разработ|дизайн|開発|设计/iu,
  'pf-video': /\b(?:videos?|films?|showreel|animat\w+|director|dancer|actor|actress|vimeo|youtube)\b/iu,
  'pf-before-after':
    /\b(?:before[- ](?:and[- ])?after|restor\w+|renovat\w+|makeup|hair|retouch\w*|landscap\w+|interior)\b/iu,
  'pf-testimonials':
    /\b(?:testimonials?|reviews?|clients?|customers?|couples?|weddings?|recommend\w*)\b|hochzeit|boda|mariage|matrimoni|casamento|ślub|düğün|свадеб|結婚|婚礼|زفاف/iu,
  'pf-timeline': /\b(?:cv|career|résumé|resume|experience|timeline|job)\b/iu,
  'pf-blog': /\b(?:blog|notes|journal|articles?|writing)\b/iu,
  'pf-download': /\b(?:download\w*|press kit|cv|résumé|pdf)\b/iu,
  'pf-calendar':
    /\b(?:book\w*|calendar|availability|appointments?|lessons)\b|termin|reserva|rendez-vous|prenot/iu,
  'pf-github':
    /\b(?:github|open source|developer|programmer|software engineer)\b|entwickler|desarrollador|développeur/iu,
  'pf-dribbble': /\b(?:behance|dribbble)\b/iu,
  'pf-newsletter': /\bnewsletters?\b/iu,

  'lp-pricing': /\b(?:pric\w+|plans?|cost|€|\$|£|per month|subscription)\b|preis|precio|prix|prezz|preço/iu,
  'lp-demo': /\b(?:demo|video|how it looks|screenshots?|app)\b/iu,
  'lp-magnet': /\b(?:e-?book|checklist|guide|download|whitepaper|free chapter)\b/iu,
  'lp-waitlist':
    /\b(?:wait(?:ing)?[- ]?list|early access|beta|launch\w*|coming soon|pre-?order)\b|warteliste|lista de espera|liste d’attente|lista d’attesa|лист ожидания/iu,
  'lp-multistep': /\b(?:quote|estimate|configurat\w+|quiz)\b|angebot|presupuesto|devis|preventivo/iu,
  'lp-crm': /\b(?:hubspot|salesforce|pipedrive|mailchimp|crm)\b/iu,
  'lp-testimonials': /\b(?:testimonials?|customers? say|parents? say|reviews?|stories)\b/iu,
  'lp-stats': /\b\d{2,}\b/u,
  'lp-case': /\bcase stud(?:y|ies)\b/iu,
  'lp-guarantee': /\b(?:guarantee\w*|money[- ]back|refund|risk-free)\b|garantie|garantía|garanzia/iu,
  'lp-logos': /\b(?:partners?|as seen in|clients such as|companies like)\b/iu,

  'bl-schedule':
    /\b(?:schedul\w+|every (?:week|monday|tuesday|wednesday|thursday|friday|saturday|sunday|day)|weekly|daily|monthly)\b|wöchentlich|cada semana|chaque semaine/iu,
  'bl-media':
    /\b(?:photos?|pictures?|images?|videos?|podcasts?|audio|drawings?|maps?)\b|foto|фото|写真|照片|صور/iu,
  'bl-series': /\b(?:series|chapters?|parts|episodes?|step by step|course)\b/iu,
  'bl-code': /\b(?:code|programming|tutorials?|developers?|technical)\b/iu,
  'bl-search':
    /\b(?:search\w*|find|archive|recipes?|many|hundreds|\d{3,})\b|rezept|receta|recette|ricett|рецепт|レシピ|食谱/iu,
  'bl-newsletter': /\b(?:newsletters?|subscri\w+|e-?mail list)\b|newsletter|boletín|рассылк|メルマガ/iu,
  'bl-comments':
    /\b(?:comments?|discuss\w*|readers? (?:can|reply|answer))\b|kommentar|comentari|commentaire|комментари|コメント|评论|تعليقات/iu,
  'bl-roles':
    /\b(?:authors?|editors?|team|several writers|guest (?:posts?|authors?))\b|autoren|autores|auteurs/iu,
  'bl-moderation': /\b(?:comments?|moderat\w*)\b/iu,
  'bl-import': /\b(?:wordpress|medium|import\w*|move from)\b/iu,
  'bl-editorial': /\b(?:editors?|editorial|team|review before)\b/iu,
  'bl-darkmode': /\bdark\b/iu,

  'db-charts':
    /\b(?:charts?|trends?|over time|graphs?|curves?|sales|revenue|orders|temperature|per (?:day|week|month))\b|umsatz|ventas|ventes|vendite|vendas|verkoop|sprzedaż|satış|продаж|売上|销售|مبيعات/iu,
  'db-drill':
    /\b(?:details?|drill|per (?:branch|store|customer|product|region)|branches|stores|regions?)\b/iu,
  'db-filters': /\b(?:filter\w*|by (?:region|date|branch|product|team)|branches|regions?|period)\b/iu,
  'db-export': /\b(?:export\w*|pdf|csv|excel|reports?|send (?:a|the) report)\b/iu,
  'db-alerts':
    /\b(?:alerts?|alarms?|warn\w*|notif\w*|when (?:a|something|stock)|runs? (?:low|out)|limits?|thresholds?)\b|warn|alerta|alerte|avviso|ostrzeż|uyarı|оповещ|アラート|警报|تنبيه/iu,
  'db-compare': /\b(?:compar\w+|last (?:year|month|week)|against|target|plan)\b|vorjahr|vergleich/iu,
  'db-users': /\b(?:user management|manage users|accounts|admin panel)\b|benutzer|usuarios|utilisateurs/iu,
  'db-rbac': /\b(?:roles?|managers?|owners?|permissions?|branch|internal|staff|teams?)\b/iu,
  'db-sso': /\b(?:sso|single sign-?on|company accounts?|okta|azure ad|entra)\b/iu,
  'db-audit': /\b(?:audit\w*|compliance|who changed|approv\w+|medical|finance)\b/iu,
  'db-layout': /\b(?:customi[sz]\w*|widgets?|drag|own layout)\b/iu,
  'db-saved': /\b(?:saved views?|own views?)\b/iu,
  'db-table': /\b(?:tables?|lists?|orders|customers|users|stock|inventory)\b/iu,
  'db-live':
    /\b(?:live|real[- ]?time|sensors?|now|currently|every (?:minute|\d+ minutes|hour|morning))\b|echtzeit|tiempo real|temps réel|リアルタイム|实时/iu,
  'db-dark': /\bdark\b/iu,

  'ot-auth': /\b(?:accounts?|log ?in|sign ?in|users|members)\b/iu,
  'ot-dashboard': /\b(?:dashboard|overview|scoreboards?|summary)\b/iu,
  'ot-charts': /\b(?:charts?|graphs?|statistics|stats)\b/iu,
  'ot-files': /\b(?:files?|uploads?|photos?|images?|pdfs?|documents?|folders?)\b/iu,
  'ot-search': /\b(?:search\w*|find\w*|look up|filter)\b/iu,
  'ot-notify': /\b(?:notif\w*|remind\w*|alerts?|tells?|warns?)\b/iu,
  'ot-payments': /\b(?:pay\w*|purchase|subscri\w+|donat\w+)\b/iu,
  'ot-email': /\be-?mails?\b/iu,
  'ot-api': /\b(?:api|apis|webhooks?|endpoints?)\b/iu,
  'ot-admin': /\b(?:admins?|moderat\w*|manage)\b/iu,
  'ot-profiles': /\b(?:profiles?|avatars?|players?)\b/iu,
  'ot-comments': /\bcomments?\b/iu,
  'ot-social': /\b(?:friends?|follow|share|leaderboards?|highscores?|multiplayer)\b/iu,
  'ot-language': /\b(?:languages|multilingual|translat\w+|bilingual)\b/iu,
}

/** What nearly every product of a type needs before anything else. */
export const essentials: Readonly<Record<ProjectType, readonly string[]>> = {
  'web-app': ['wa-email-login', 'wa-crud', 'wa-search'],
  'mobile-app': ['mb-onboarding', 'mb-tabs', 'mb-lists'],
  ecommerce: [
    'ec-catalog',
    'ec-search',
    'ec-cart',
    'ec-checkout',
    'ec-payments',
    'ec-orders',
    'ec-admin-products',
    'ec-admin-orders',
  ],
  portfolio: ['pf-hero', 'pf-contact', 'pf-og'],
  landing: ['lp-hero', 'lp-benefits', 'lp-how', 'lp-faq', 'lp-form', 'lp-thanks'],
  blog: ['bl-editor', 'bl-taxonomy', 'bl-related', 'bl-rss', 'bl-seo'],
  dashboard: ['db-kpis', 'db-charts', 'db-filters', 'db-empty'],
  other: [],
}
