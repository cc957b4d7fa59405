export type FeatureWords = {
  /** The feature as typed, in lower case. */
  feature: string
  role: string
  aRole: string
  entity: string
  anEntity: string
  entities: string
}

export type Written = { accept: string; entities?: string[]; routes?: string[]; negative?: string }
type FeaturePattern = {
  name: string
  match: RegExp
  write: (words: FeatureWords) => Written
  /** Certain wherever the words stand, not only as the thing named. */
  isAnywhere?: boolean
  /** Certain from the verb that opens the wish. */
  isByVerb?: boolean
}

/** Whole words only; the alternatives of scripts without word spaces come as a second argument. */
function about(words: string, unspaced?: string): RegExp {
  const spaced = `(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`
  return new RegExp(unspaced === undefined ? spaced : `${spaced}|${unspaced}`, 'u')
}

function fileKind(feature: string): string {
  const kind = /(?<!\p{L})(pdf|csv|xlsx|excel|docx|zip|json|ics|ical|epub|svg|png|markdown)(?!\p{L})/u.exec(
    feature,
  )?.[1]
  if (kind === undefined) return 'file'
  return kind === 'excel'
    ? 'Excel file'
    : kind === 'markdown'
      ? 'Markdown file'
      : kind === 'ical'
        ? 'ICS file'
        : kind === 'zip'
          ? 'ZIP file'
          : `${kind.toUpperCase()} file`
}

/** The first that matches writes the line, so the narrow ones stand before the broad ones. */
export const featurePatterns: readonly FeaturePattern[] = [
  {
    name: 'hero',
    match: about('hero(?: section| banner| image)?'),
    write: () => ({
      accept: 'headline, one supporting line and the main button are readable at 360×640 without scrolling',
      negative: 'While its picture loads, the words already stand in their final place',
    }),
  },
  {
    name: 'testimonials',
    match: about(
      'testimonials?|customer (?:quotes?|voices?|stories)|success stor(?:y|ies)|kundenstimmen|testimonios?|témoignages?|depoimentos?',
    ),
    write: () => ({
      accept:
        'each shows its words, full name and place; the part stays hidden until the first real one exists',
      negative: 'A quote without a name is not shown',
    }),
  },
  {
    name: 'trade in',
    match: about('trade[- ]ins?'),
    isAnywhere: true,
    write: ({ aRole }) => ({
      accept: `${aRole} describes the thing and adds photos in one form; the answer stands beside it with its date, and accepting twice counts once`,
      negative: 'A photo that fails to upload is named, and everything typed stays',
    }),
  },
  {
    name: 'forecast',
    match: about(
      'for[e]?casts?|predictions?|outlook|prognosen?|vorhersagen?|pronósticos?|prévisions?|previsioni|previsão',
    ),
    write: () => ({
      accept:
        'each value names the time it holds for and when it was computed, and the real value stands beside it afterwards',
      negative: 'With too little data it says so and shows no number',
    }),
  },
  {
    name: 'area check',
    match: about(
      '(?:post ?code|zip(?: code)?|address|area|availability|eligibility|coverage) check(?:er|s)?|plz[- ]?(?:suche|prüfung|check)',
    ),
    write: ({ aRole }) => ({
      accept: `${aRole} types one value and reads yes, no or "not known" within 2 seconds; what was typed stays`,
      negative: 'A malformed value is named at its field',
    }),
  },
  {
    name: 'sign-off',
    match: about(
      'sign[- ]?offs?|signatures?|e-?sign|sign(?:ed|s)? (?:a |the )?(?:form|waiver|contract|document|agreement)|waivers?|consent(?: form)?|agreements? to|unterschrift\\p{L}*|einwilligung|signature|firma(?: digital)?|assinatura|подпис\\p{L}*',
      '署名|签名|서명|توقيع|חתימה|हस्ताक्षर',
    ),
    write: ({ aRole, entity }) => ({
      accept: `when ${aRole} confirms, the name, date and time and the exact wording confirmed are stored and shown at once; confirming twice keeps the first record`,
      entities: ['SignOff'],
      negative: `Without a stored confirmation the ${entity} action that needs it is refused, with a link to the text to confirm`,
    }),
  },
  {
    name: 'form',
    match: about(
      '(?:contact|enquiry|inquiry|application|feedback|request|intake|order|complaint|report) forms?|forms?|formular\\p{L}*|kontaktformular|formulaires?|formularios?|formulários?|анкета|форм[аы] (?:обратной связи|заявки)',
      'フォーム|表单|表單|양식|نموذج|טופס|फ़ॉर्म',
    ),
    write: ({ aRole }) => ({
      accept: `${aRole} sees an error beside a field as soon as they leave it, sends the form once, and gets a confirmation on the same page with what happens next; the message is stored before any e-mail goes out`,
      entities: ['FormEntry'],
      negative:
        'If sending fails everything typed stays with Retry and another way to get in touch; more than 5 entries from one address in an hour are refused',
    }),
  },
  {
    name: 'spotlight',
    isAnywhere: true,
    match: about(
      '(?:of|for) the (?:day|week|month|year)|des (?:tages|monats|jahres)|der woche|du (?:jour|mois)|de la semaine|del (?:día|mes|año)|do (?:dia|mês)',
      '今日の|今月の|每日|本周|本月|오늘의|이달의',
    ),
    write: ({ aRole }) => ({
      accept: `exactly one entry is shown in its place with the period it stands for; ${aRole} sees the change at the start of the next period without anybody touching it, and earlier ones stay in a list`,
      negative:
        'Without a choice for the period the last one stays with its date, so that the place is never empty',
    }),
  },
  {
    name: 'auth',
    isByVerb: true,
    match: about(
      'auth(?:entication|enticate)?|log ?-?in|sign ?-?in|(?<!\\p{L} )sign ?-?up|register|registration|password(?:s|less)?|magic link|sso|single sign-on|two-factor|2fa|mfa|face ?id|fingerprint|biometric\\p{L}*|anmeld\\p{L}*|einloggen|registrier\\p{L}*|passwort|connexion|se connecter|inscription|mot de passe|iniciar sesión|contraseña|registro|entrar com|senha|cadastro|вход|регистрац\\p{L}*|пароль',
      'ログイン|会員登録|登录|注册|登入|로그인|회원가입|تسجيل الدخول|כניסה|התחברות|लॉगिन|पंजीकरण',
    ),
    write: ({ aRole }) => ({
      accept: `${aRole} gets in with correct details and returns to the page they came for; five wrong attempts lock sign-in for 15 minutes and no message reveals whether an account exists`,
      entities: ['User'],
      routes: ['/login'],
      negative:
        'With wrong or expired details nobody is signed in, the typed address stays in the field, and the form offers a way to recover access',
    }),
  },
  {
    name: 'permission',
    match: about(
      'roles?|permissions?|approv(?:e|es|al|als|ing)|access (?:rights|control|levels?)|only (?:admins?|managers?|owners?|staff|editors?) (?:can|may)|rechte|rollen|freigabe\\p{L}*|genehmig\\p{L}*|autorisation|approbation|droits|permisos|aprobaci[oó]n|aprobar|permissões|aprovação|роли|права доступа|одобрен\\p{L}*',
      '承認|権限|审批|审核|权限|승인|권한|موافقة|صلاحيات|הרשאות|אישור|अनुमति|मंज़ूरी',
    ),
    write: ({ aRole, entity }) => ({
      accept: `the decision is made on the server, stored with who, when and an optional reason, and ${aRole} sees the new state of the ${entity} within 2 seconds`,
      negative: `Anybody without the right gets "Not available for your role" and the ${entity} is unchanged, also when the address is opened directly`,
    }),
  },
  {
    name: 'qr',
    isAnywhere: true,
    match: about(
      'qr(?:[- ]?codes?|[- ]?stickers?)?|bar ?codes?|nfc(?: tags?)?|rfid|(?:scan|scans|scanning)(?= (?:a |the |an )?(?:code|tag|label|sticker|ticket|card|badge|isbn|item|product|package|parcel))|scannen|escanear|сканировать|código de barras|штрих-?код\\p{L}*|strichcode\\p{L}*|code-barres',
      '二维码|条码|バーコード|바코드|رمز الاستجابة|ברקוד|क्यूआर',
    ),
    write: ({ aRole, entity }) => ({
      accept: `when ${aRole} scans the code with a phone camera, the matching ${entity} opens within 2 seconds; the same code keeps working after the ${entity} is renamed, and the number under it can be typed instead`,
      negative:
        'An unknown, damaged or withdrawn code shows "Code not found" with a search field, and changes nothing',
    }),
  },
  {
    name: 'print',
    isByVerb: true,
    match: about(
      'print(?:s|ed|able|ing|out|outs)?|labels?|stickers?|name tags?|posters?|flyers?|certificates?|drucken|druckbar\\p{L}*|etiketten?|aufkleber|urkunden?|imprim\\p{L}*|étiquettes?|certificats?|imprimir|etiquetas?|certificados?|печат\\p{L}*|этикет\\p{L}*|сертификат\\p{L}*',
      '印刷|ラベル|証明書|打印|标签|证书|인쇄|라벨|طباعة|ملصق|הדפסה|תווית|प्रिंट|लेबल',
    ),
    write: ({ entity }) => ({
      accept: `it prints on A4 without navigation or cut-off text, in black and white too, and names the ${entity} and the date`,
      negative:
        'If there is nothing to print, the button says so; a long content breaks between entries, never inside one',
    }),
  },
  {
    name: 'voice',
    isByVerb: true,
    match: about(
      'voice (?:notes?|memos?|messages?|input|recordings?)|audio (?:notes?|recordings?)|dictat(?:e|ion)|speech(?: to text)?|transcri(?:be|bed|pt|ption|ptions)|sprachnotiz\\p{L}*|diktat|note vocale|nota de voz|голосов\\p{L}*',
      '音声|语音|음성|صوتي|קולי|आवाज़',
    ),
    write: ({ aRole, entity }) => ({
      accept: `${aRole} starts and stops a recording with one tap each, hears it back before saving, and finds it on the ${entity} with date and length; a transcript, once ready, can be corrected`,
      entities: ['Recording'],
      negative:
        'Without microphone permission or network the recording control says what is missing, a finished recording is kept on the device, and typing stays possible',
    }),
  },
  {
    name: 'map',
    match: about(
      '(?<!seat |site |mind |heat |road)maps?|gps|geo\\w*|directions|navigation to|nearby|nearest|distance to|store finder|radius|karte(?:nansicht)?|landkarte|standort\\p{L}*|carte interactive|itinéraire|à proximité|mapa|ubicaci[oó]n|localização|карт[аеу]\\p{L}*|маршрут\\p{L}*|геолокац\\p{L}*',
      '地図|現在地|地图|位置|导航|지도|위치|خريطة|موقع|מפה|מיקום|नक्शा|मानचित्र',
    ),
    write: ({ aRole, entity, entities }) => ({
      accept: `${aRole} sees up to 200 ${entities} as pins with a list beside them that holds the same entries; choosing a pin or a row opens the ${entity}, and everything works by keyboard`,
      negative:
        'If location is refused or the map service is down, an address field and the plain list do the same job',
    }),
  },
  {
    name: 'warning',
    match: about(
      'warn(?:s|ing|ings|ed)?|danger|out[- ]of[- ]range|threshold(?:s)?|too (?:high|low|late|many|much)|overdue (?:list|flag|marker)|expir(?:y|ing) (?:warning|alert|date)s?|warnung\\p{L}*|warnhinweis\\p{L}*|avertissement\\p{L}*|advertencia\\p{L}*|предупрежд\\p{L}*',
      '警告|경고|تحذير|אזהרה|चेतावनी',
    ),
    write: ({ entity }) => ({
      accept: `stands on the ${entity} in words with value, limit and what to do; it goes by itself when the value is back in range`,
      negative: `If a value needed for the check is missing, the ${entity} says "Cannot be checked yet" instead of staying silent`,
    }),
  },
  {
    name: 'search',
    isByVerb: true,
    match: about(
      'search(?:es|ing|able)?|filter(?:s|ing|able|ed)?|sort(?:s|ing|able|ed)?|find (?:by|a|the|nearby)|look ?up|browse|suche[n]?|filtern|sortier\\p{L}*|recherche[rz]?|filtre[rs]?|trier|buscar|búsqueda|buscador|filtrar|ordenar|busca|filtro|поиск|искать|фильтр\\p{L}*|сортиров\\p{L}*',
      '検索|絞り込み|並べ替え|搜索|查找|筛选|排序|搜尋|검색|필터|정렬|بحث|تصفية|חיפוש|סינון|खोज|फ़िल्टर',
    ),
    write: ({ entities }) => ({
      accept: `matching ${entities} appear within 1 second for 10,000 rows; their number is announced, and the choice stays in the address`,
      negative: `With no match the page says so, names the active criteria and offers to clear them`,
    }),
  },
  {
    name: 'upload',
    isByVerb: true,
    match: about(
      'uploads?|uploading|imports?|importing|attach(?:es|ment|ments)?|photos? (?:of|per|with|for|upload)|photos?|pictures?|images? (?:of|per|with|for|upload)|selfies?|camera|bulk add|hochladen|importier\\p{L}*|anhäng\\p{L}*|fotos?|bilder|télécharger une|téléverser|importer|pièces? jointes?|subir|adjunt\\p{L}*|importar|imágenes|enviar (?:foto|arquivo)|anex\\p{L}*|загруз\\p{L}*|импорт\\p{L}*|вложени\\p{L}*|фото',
      '写真|アップロード|添付|取り込み|上传|导入|照片|图片|附件|업로드|사진|첨부|رفع|صورة|صور|استيراد|העלאה|תמונה|תמונות|अपलोड|फ़ोटो|तस्वीर',
    ),
    write: ({ aRole, entity, feature }) =>
      /import|bulk|csv|excel|xlsx/u.test(feature)
        ? {
            accept: `${aRole} sees a preview of the first 20 rows with the columns matched before anything is saved; after confirming, the number of new, changed and skipped ${entity} rows is shown`,
            entities: ['ImportJob'],
            negative:
              'Rows that cannot be read are listed with line number and reason, and none of the file is saved until they are fixed or left out on purpose',
          }
        : {
            accept: `${aRole} adds files of at most 10 MB each with progress and preview; they stay attached to the ${entity}, and the server checks type and size`,
            entities: ['File'],
            negative:
              'A file that is too large or of another type is refused by name with the limit; the others in the same choice are still added',
          },
  },
  {
    name: 'invoice',
    match: about(
      'invoices?|invoicing|receipts?|billing|rechnung(?:en)?|quittung(?:en)?|factures?|facturas?|facturaci[oó]n|fatura|nota fiscal|recibos?|счета?|счёт|чек',
      '請求書|領収書|发票|账单|영수증|청구서|فاتورة|فواتير|חשבונית|बिल|चालान',
    ),
    write: ({ aRole, entity }) => ({
      accept: `each paid ${entity} gets exactly one document with a consecutive number, date, lines, tax and total, which ${aRole} downloads as a PDF and which never changes afterwards`,
      entities: ['Invoice'],
      negative:
        'A correction creates a credit note that refers to the original number; a repeated request returns the same document',
    }),
  },
  {
    name: 'discount',
    isByVerb: true,
    match: about(
      'discounts?|coupons?|vouchers?|promo(?: codes?|tions?)?|gift cards?|rabatt\\p{L}*|gutschein\\p{L}*|codes? promo|bons? de réduction|descuentos?|cupones?|cupons?|descontos?|скидк\\p{L}*|купон\\p{L}*|промокод\\p{L}*',
      '割引|クーポン|优惠|折扣|优惠券|할인|쿠폰|خصم|قسيمة|הנחה|קופון|छूट|कूपन',
    ),
    write: ({ aRole }) => ({
      accept: `when ${aRole} enters a code, the total changes at once and names the code and the amount taken off; the total is never negative and is computed again on the server`,
      entities: ['Discount'],
      negative:
        'An expired, used-up or unfitting code is refused with that very reason, and the total stays as it was',
    }),
  },
  {
    name: 'payment',
    isByVerb: true,
    match: about(
      'pay(?:s|ments?|ing|outs?)?|checkout|subscriptions?|subscribe to (?:a )?plan|paid plans?|credit cards?|apple pay|google pay|stripe|paypal|refunds?|price tiers?|bezahl\\p{L}*|zahlung\\p{L}*|abonnements?|abo|paiements?|payer|pagos?|pagar|suscripci[oó]n\\p{L}*|pagamentos?|assinaturas? mensa\\p{L}*|pix|оплат\\p{L}*|платеж\\p{L}*|платёж\\p{L}*|подписк\\p{L}*',
      '支払い|決済|支付|付款|订阅|결제|구독|الدفع|دفع|اشتراك|תשלום|מנוי|भुगतान|सदस्यता',
    ),
    write: ({ aRole }) => ({
      accept: `${aRole} sees the full amount before confirming; each payment is recorded once with its state, even if reported twice`,
      entities: ['Payment'],
      negative:
        'A declined or abandoned payment keeps everything entered, charges nothing, and shows the reason with a way to try again',
    }),
  },
  {
    name: 'reminder',
    isByVerb: true,
    match: about(
      'notif(?:y|ies|ication|ications)|remind(?:s|er|ers)?|alerts?|e-?mails?|sms|text messages?|push|newsletters?|digests?|announcements?|whatsapp(?: messages?)?|erinner\\p{L}*|benachrichtig\\p{L}*|mitteilung\\p{L}*|rappels?|notifications?|alertes?|recordatorios?|notificaci\\p{L}*|avisos?|lembretes?|notifica\\p{L}*|напомин\\p{L}*|уведомлен\\p{L}*|рассылк\\p{L}*',
      '通知|リマインダー|お知らせ|メール|提醒|短信|邮件|알림|이메일|문자|إشعار|إشعارات|تذكير|رسالة|התראה|התראות|תזכורת|सूचना|अनुस्मारक|याद',
    ),
    write: ({ aRole }) => ({
      accept: `${aRole} gets one message within a minute of its time, with a link to what it is about; repeats are suppressed and each kind can be switched off`,
      entities: ['Notification'],
      negative:
        'If a message cannot be delivered it is tried three times, then shown as failed in the app; the event itself is not lost',
    }),
  },
  {
    name: 'waitlist',
    match: about(
      "wait(?:ing)?[- ]?lists?|queues?|queueing|warteliste\\p{L}*|liste d'attente|lista de espera|fila de espera|лист ожидания|очеред\\p{L}*",
      '順番待ち|キャンセル待ち|候补|排队|대기|قائمة الانتظار|רשימת המתנה|प्रतीक्षा सूची',
    ),
    write: ({ aRole, entity }) => ({
      accept: `${aRole} joins with one tap and sees their place; when a place becomes free the first in line is offered the ${entity} for 24 hours before the next one is asked`,
      entities: ['WaitlistEntry'],
      negative:
        'An offer that is declined or runs out passes on by itself; joining twice keeps the first place',
    }),
  },
  {
    name: 'rota',
    match: about(
      'rotas?|rosters?|shift plans?|duty plans?|dienstplan\\p{L}*|schichtplan\\p{L}*|putzplan\\p{L}*',
      'シフト表|排班|근무표',
    ),
    write: () => ({
      accept:
        'each date names who is on, turns stay even, and a gap reads "Nobody yet"; those concerned are told of a change',
      negative: 'Two turns at once for one person are refused with the turn already held',
    }),
  },
  {
    name: 'calendar',
    match: about(
      'calendars?|schedules?|timetables?|kalender\\p{L}*|stundenplan|calendrier|planning|calendario|horarios?|calendário|horários?|календар\\p{L}*|расписан\\p{L}*',
      'カレンダー|スケジュール|日程|日历|달력|일정|تقويم|جدول|יומן|कैलेंडर',
    ),
    write: () => ({
      accept:
        'each day shows what falls on it, today is marked, and choosing a day lists its entries; arrow keys move between days',
      negative: 'A day without entries says so; the list below holds the same entries',
    }),
  },
  {
    name: 'countdown',
    match: about(
      'count-?downs?|compte à rebours|cuenta atrás|cuenta regresiva|обратный отсч[её]т',
      'カウントダウン|倒计时|카운트다운|العد التنازلي',
    ),
    write: () => ({
      accept:
        'the time left runs down to the stored moment in the zone of the reader; at 0 the text changes without a reload',
      negative: 'Without a stored moment nothing is shown, never a negative number',
    }),
  },
  {
    name: 'sync',
    isByVerb: true,
    match: about('sync(?:s|ed|hroni[sz]ation|hroni[sz]e)?'),
    write: () => ({
      accept:
        'both sides hold the same values within a minute of a connection, each once; the time of the last run shows',
      negative: 'Where both changed the same value, both are shown to choose from and neither is lost',
    }),
  },
  {
    name: 'ranking',
    match: about(
      'leader ?boards?|rankings?|ladder|league tables?|high ?scores?|standings|rangliste|bestenliste|classement|clasificaci\\p{L}*|рейтинг',
      'ランキング|排行|순위',
    ),
    write: () => ({
      accept: 'rows are ordered by score, equal scores share a place, and the own row is marked in words',
      negative: 'Without results the page says so; a corrected result reorders it at once',
    }),
  },
  {
    name: 'vote',
    isByVerb: true,
    match: about(
      'votes?|voting|polls?|ballots?|abstimm\\p{L}*|vot(?:er|es)|votar|votaci\\p{L}*|votaç\\p{L}*|голос(?:ован\\p{L}*|а)',
      '投票|투표|تصويت|הצבעה|वोट|मतदान',
    ),
    write: ({ aRole }) => ({
      accept: `${aRole} has one vote, changeable until the end; each option shows its count afterwards`,
      entities: ['Vote'],
      negative: 'A vote after the end is refused with the closing time',
    }),
  },
  {
    name: 'settle',
    match: about(
      'settle(?:-| )?ups?|settlements?|bill split(?:ting|ter)?|split bills?|who owes (?:whom|what)|kassensturz',
    ),
    write: () => ({
      accept: 'open amounts are listed per pair of people and add up to 0; "Settled" stores who and when',
      negative: 'A settled amount cannot be settled twice; a correction is a new line',
    }),
  },
  {
    name: 'booking',
    match: about(
      'book(?:ed|ing|ings)|book (?:a|an|the|online|now|slots?|tables?|rooms?|courts?|seats?|lessons?|appointments?|tickets?|times?)|appointments?|time ?slots?|slots?|reserv(?:e|es|ed|ation|ations|ing)|availability|buch(?:en|ung|ungen)|terminbuchung|reservier\\p{L}*|réserv\\p{L}*|rendez-vous|citas?|reserv[ao]s?|agendamento|agendar|бронир\\p{L}*',
      '予約|预约|预订|예약|حجز|موعد|مواعيد|תור|बुकिंग|अपॉइंटमेंट',
    ),
    write: ({ aRole }) => ({
      accept: `${aRole} sees free and taken times in their own time zone, picks one, and it is theirs at once with a confirmation`,
      negative:
        'If somebody else took the time a moment earlier, the second attempt is refused with "Just taken" and the nearest free times, and only one entry exists',
    }),
  },
  {
    name: 'chat',
    isByVerb: true,
    match: about(
      'chats?|messag(?:e|es|ing)|direct messages?|comments?|replies|discussions?|forums?|inbox|q&a|ask a question|kommentar\\p{L}*|nachricht(?:en)?|diskussion\\p{L}*|messagerie|commentaires?|discussion|mensajes?|mensajería|comentarios?|mensagens?|mensagem|comentários?|чат|сообщен\\p{L}*|комментар\\p{L}*',
      'チャット|メッセージ|コメント|聊天|消息|评论|留言|채팅|메시지|댓글|دردشة|تعليق|تعليقات|צ׳אט|הודעות|תגובות|चैट|संदेश|टिप्पणी',
    ),
    write: ({ aRole, entity }) => ({
      accept: `a text of at most 2,000 characters that ${aRole} sends shows sending, then sent, and reaches the others with access to the ${entity} within 2 seconds; the author can delete it`,
      entities: ['Message'],
      negative:
        'A text that could not be sent stays in place marked "Not sent" with Retry, and retrying never makes a second copy',
    }),
  },
  {
    name: 'ai',
    isByVerb: true,
    match: about(
      'ai|a\\.i\\.|gpt|chat ?gpt|llm|chat ?bots?|summar(?:y|ise|ize|ies|ised|ized)|auto[- ]?(?:write|fill|complete|generated|tagging)|smart (?:suggestions?|replies)|ki|künstliche intelligenz|zusammenfass\\p{L}*|ia|résumé automatique|générer|inteligencia artificial|resumen|inteligência artificial|resumo|gerar|ии|нейросет\\p{L}*|генер\\p{L}*',
      '人工知能|自動生成|要約|人工智能|智能|生成|摘要|인공지능|요약|생성|ذكاء اصطناعي|בינה מלאכותית|एआई|कृत्रिम बुद्धिमत्ता',
    ),
    write: ({ aRole, entity }) => ({
      accept: `${aRole} gets a draft marked as generated, with the sources it used, and can edit or discard it before anything on the ${entity} is saved; at most 20 runs per person and day`,
      negative:
        'If the service fails or takes longer than 20 seconds, the form stays usable by hand and nothing typed is lost',
    }),
  },
  {
    name: 'recommendation',
    isByVerb: true,
    match: about(
      'recommend(?:s|ed|ation|ations)?|suggest(?:s|ed|ion|ions)?|match(?:ing|maker|making)|similar|related|for you|empfehl\\p{L}*|vorschl\\p{L}*|recommandations?|recomendaci\\p{L}*|recomenda\\p{L}*|рекоменд\\p{L}*',
      'おすすめ|推荐|匹配|추천|توصيات|המלצות|सुझाव|सिफ़ारिश',
    ),
    write: ({ aRole, entities }) => ({
      accept: `${aRole} sees up to four ${entities} with a short reason beside each ("because you …"); entries already chosen or no longer available never appear`,
      negative: `With too little data the newest ${entities} are shown and labelled as such`,
    }),
  },
  {
    name: 'export',
    isByVerb: true,
    match: about(
      'exports?|exporting|downloads?|downloadable|reports?|reporting|pdf|csv|xlsx|excel|backups?|exportier\\p{L}*|herunterladen|berichte?|auswertung\\p{L}*|exporter|rapports?|télécharger|exportar|descargar|informes?|reportes?|baixar|relatórios?|экспорт\\p{L}*|скач\\p{L}*|отч[её]т\\p{L}*',
      'エクスポート|出力|ダウンロード|レポート|导出|下载|报告|报表|내보내기|다운로드|보고서|تصدير|تحميل|تقرير|תקרير|ייצוא|הורדה|דוח|निर्यात|डाउनलोड|रिपोर्ट',
    ),
    write: ({ aRole, feature }) => ({
      accept: /^download(?!able)/u.test(feature)
        ? 'the file starts within 10 seconds for those entitled to it; everybody else is refused'
        : `the ${fileKind(feature)} starts downloading within 10 seconds, named after content and date, and holds only what ${aRole} may see`,
      negative:
        'If nothing falls in the chosen range, the button explains that instead of producing an empty file; a failed run can be repeated',
    }),
  },
  {
    name: 'quiz',
    match: about(
      'quiz(?:zes)?|questionnaires?|surveys?|self-?tests?|tests? with|assessments?|exams?|fragebogen|umfragen?|questionnaire|sondages?|cuestionarios?|encuestas?|questionários?|pesquisas?|опрос\\p{L}*|викторин\\p{L}*|анкет\\p{L}*',
      'クイズ|アンケート|问卷|测验|调查|퀴즈|설문|استبيان|اختبار|שאלון|חידון|प्रश्नोत्तरी|सर्वेक्षण',
    ),
    write: ({ aRole }) => ({
      accept: `${aRole} answers one question at a time with a progress mark, can go back without losing answers, and after the last one sees a result with the reason for it on the same page`,
      entities: ['QuizResult'],
      negative:
        'Leaving out a required answer shows which one; after a reload the answers given so far are still there',
    }),
  },
  {
    name: 'calculator',
    isByVerb: true,
    match: about(
      'scaler|calculat(?:ors?|ers?|es?|ion)|estimat(?:e|es|or)|converter|price finder|configurator|budget planner|\\p{L}*rechner|berechn\\p{L}*|kalkulator\\p{L}*|calculateur|calculatrice|simulateur|calculadora|simulador|калькулятор\\p{L}*',
      '計算|计算|계산|حاسبة|מחשבון|कैलकुलेटर',
    ),
    write: ({ aRole }) => ({
      accept: `while ${aRole} changes an input, the result updates within 200 ms and shows the formula or the steps behind it; values out of range are named at their field`,
      negative: 'With an empty or impossible input no number is shown, only what is missing',
    }),
  },
  {
    name: 'share',
    isByVerb: true,
    match: about(
      'shar(?:e|es|ing|eable|ed)|invit(?:e|es|ation|ations|ing)|refer(?:ral|rals|s)?|social media|embed(?:s|dable)?|teilen|einlad\\p{L}*|partag\\p{L}*|inviter|invitations?|compartir|invitar|compartilh\\p{L}*|convid\\p{L}*|поделиться|приглаш\\p{L}*',
      '共有|招待|シェア|分享|邀请|공유|초대|مشاركة|دعوة|שיתוף|הזמנות|साझा|आमंत्रण',
    ),
    write: ({ aRole, entity }) => ({
      accept: `${aRole} creates a link to one ${entity} that opens without searching, shows only what the receiver may see, and can be withdrawn with immediate effect`,
      entities: ['ShareLink'],
      negative:
        'A withdrawn or expired link shows one neutral page and reveals nothing about what it pointed to',
    }),
  },
  {
    name: 'rating',
    isByVerb: true,
    match: about(
      'ratings?|rate (?:the|an?|each|every|your|my|our)|(?:product|seller|customer|guest|star|book|recipe|course|peer|user|buyer|shop)[- ](?:reviews?|ratings?)|reviews|likes?|stars?|thumbs up|bewert\\p{L}*|évalu\\p{L}*|valoraci\\p{L}*|reseñas?|avalia\\p{L}*|оцен\\p{L}*|отзыв\\p{L}*',
      '評価|レビュー|いいね|评分|评价|点赞|평가|리뷰|تقييم|דירוג|रेटिंग|समीक्षा',
    ),
    write: ({ aRole }) => ({
      accept: `${aRole} gives each one rating and can change or withdraw it; average and count update at once and are also text`,
      entities: ['Rating'],
      negative:
        'A second rating replaces the first; rating something never used or owned is refused with the reason',
    }),
  },
  {
    name: 'favourite',
    isByVerb: true,
    match: about(
      'favou?rit(?:e|es|ing)|bookmarks?|wish ?-?lists?|save for later|saved (?:items|searches)|watch ?lists?|merkliste|merken|favoris|favoritos?|lista de deseos|избранн\\p{L}*',
      'お気に入り|收藏|즐겨찾기|찜|المفضلة|מועדפים|पसंदीदा',
    ),
    write: ({ aRole, entity, entities }) => ({
      accept: `one tap by ${aRole} marks or unmarks the ${entity}, visible at once; the list of marked ${entities} is newest first and the same on every device after sign-in`,
      entities: ['Favourite'],
      negative: `A marked ${entity} that no longer exists stays in the list as "No longer available" until removed`,
    }),
  },
  {
    name: 'stock',
    match: about(
      'stock(?: levels?| control)?|inventory|low stock|restock(?:ing)?|lagerbestand|bestand|inventur|stocks?|inventaire|inventario|existencias|estoque|остатк\\p{L}*|склад\\p{L}*',
      '在庫|库存|재고|المخزون|מלאי|भंडार|स्टॉक',
    ),
    write: ({ aRole, entity }) => ({
      accept: `every change by ${aRole} stores who, when, why and the resulting amount of the ${entity}; the amount shown is right within 2 seconds for everybody`,
      entities: ['StockMovement'],
      negative:
        'Two changes at once never take the amount below zero: the second is refused with the amount left',
    }),
  },
  {
    name: 'points',
    match: about(
      'gam(?:e|es|ification|ified)|points?|streaks?|achievements?|rewards?|challenges?|punkte|abzeichen|récompenses?|puntos|insignias|pontos|medalhas|очки|баллы|значк\\p{L}*',
      'ポイント|バッジ|积分|徽章|포인트|배지|نقاط|شارات|ניקוד|נקודות|अंक|बैज',
    ),
    write: ({ aRole }) => ({
      accept: `when ${aRole} completes the action, the new total appears within 2 seconds with what it was given for; the same action never counts twice and totals are computed on the server`,
      entities: ['PointsEntry'],
      negative: 'Undoing the action takes its points back, and equal totals share a place',
    }),
  },
  {
    name: 'statistics',
    match: about(
      'dashboards?|statistics?|stats|charts?|graphs?|analytics|kpis?|trends?|heat ?maps?|diagramm\\p{L}*|statistik\\p{L}*|tableau de bord|statistiques?|graphiques?|estadísticas?|gráficos?|painel|estatísticas?|статистик\\p{L}*|график\\p{L}*',
      'ダッシュボード|統計|グラフ|统计|图表|看板|통계|차트|대시보드|إحصائيات|رسم بياني|סטטיסטיקה|גרף|आँकड़े|चार्ट',
    ),
    write: () => ({
      accept: `each figure shows period, definition and change since the previous period; choosing it opens the rows behind it, and a table holds the same numbers`,
      routes: ['/statistics'],
      negative: 'No data, zero and "could not be loaded" look different and say which of the three it is',
    }),
  },
  {
    name: 'timer',
    match: about(
      'timers?|stop ?watch(?:es)?|pomodoro|time tracking|time tracker|clock[- ]?in|zeiterfassung|stoppuhr|minuterie|minuteur|chronomètre|temporizador|cronómetro|cronômetro|таймер\\p{L}*|секундомер',
      'タイマー|计时|타이머|مؤقت|טיימר|टाइमर',
    ),
    write: ({ aRole, entity }) => ({
      accept: `${aRole} starts, pauses and stops with one control each; the time goes on correctly with the tab in the background or the device asleep and is saved to the ${entity}`,
      negative:
        'After a crash or reload the running time is still right and can be corrected by hand with a note',
    }),
  },
  {
    name: 'checklist',
    match: about(
      'check ?lists?|to-?do(?:s| lists?)?|tasks?|shopping lists?|packing lists?|steps? to do|aufgaben(?:liste)?|checklisten?|liste de tâches|tâches|tareas|lista de (?:tareas|compras|tarefas)|tarefas|задач\\p{L}*|список дел|чек-?лист\\p{L}*',
      'チェックリスト|タスク|待办|清单|任务|체크리스트|할 일|قائمة مهام|מטלות|משימות|चेकलिस्ट|कार्य सूची',
    ),
    write: ({ aRole, entity }) => ({
      accept: `${aRole} ticks and unticks entries with one tap, sees "n of m done" for the ${entity}, and the state with name and time is the same on every device within 2 seconds`,
      entities: ['ChecklistItem'],
      negative:
        'A tick made without network is kept, shown as pending and sent once; two people ticking the same entry leave it ticked',
    }),
  },
  {
    name: 'recurring',
    match: about(
      'recurring|repeat(?:s|ed|ing)?|every (?:day|week|month|year|monday|friday)|automatic(?:ally)?|auto-renew\\w*|wiederkehrend\\p{L}*|automatisch|récurrent\\p{L}*|automatique(?:ment)?|recurrentes?|automátic\\p{L}*|recorrentes?|повторяющ\\p{L}*|автоматическ\\p{L}*',
      '定期|自動|定时|自动|반복|자동|تلقائي|אוטומטי|स्वचालित',
    ),
    write: ({ aRole, entity }) => ({
      accept: `it runs at its set time in the time zone of the ${entity}, once per due date, and ${aRole} sees the last and the next run and can pause it`,
      negative:
        'A missed run is made up once when the system is back, and a failed one is shown with its reason',
    }),
  },
  {
    name: 'history',
    match: about(
      'tracking|tracker|logs?|logging|history|audit(?: trail| log)?|timeline|activity feed|versions?|protokoll\\p{L}*|verlauf|historie|suivi|historique|seguimiento|historial|rastre\\p{L}*|histórico|acompanha\\p{L}*|истори\\p{L}*|отслежив\\p{L}*',
      '履歴|追跡|历史|跟踪|이력|추적|سجل|تتبع|היסטוריה|מעקב|इतिहास|ट्रैक',
    ),
    write: () => ({
      accept: `entries stand newest first with date, person and what was done, 25 per page; person and period filter them`,
      entities: ['ActivityEvent'],
      negative: 'Entries cannot be edited or deleted by anybody, and a change that failed leaves no entry',
    }),
  },
  {
    name: 'translate',
    isByVerb: true,
    match: about(
      'translat(?:e|es|ed|ion|ions|or)|multi-?lingual|bilingual|languages?|locali[sz]ation|rtl|übersetz\\p{L}*|mehrsprachig\\p{L}*|sprachen|traduct\\p{L}*|traduire|multilingue|langues?|traducci\\p{L}*|idiomas?|multiling[uü]e|tradu\\p{L}*|перевод\\p{L}*|языки?',
      '翻訳|多言語|言語|翻译|多语言|语言|번역|다국어|언어|ترجمة|لغات|תרגום|שפות|अनुवाद|भाषा',
    ),
    write: ({ aRole }) => ({
      accept: `${aRole} switches language on any page and stays on it with everything typed kept; dates, numbers and direction follow the language, and the choice is remembered`,
      negative:
        'A text without translation appears in the main language, never as a key or an empty space, and is listed for the owner',
    }),
  },
  {
    name: 'offline',
    isByVerb: true,
    match: about(
      'offline|without (?:internet|network|signal|connection)|no signal|synchronisier\\p{L}*|hors[- ]ligne|synchronis\\p{L}*|sin conexión|sincroniz\\p{L}*|sem internet|офлайн|синхрониз\\p{L}*',
      'オフライン|同期|离线|同步|오프라인|동기화|بدون إنترنت|مزامنة|לא מקוון|סנכרון|ऑफ़लाइन|सिंक',
    ),
    write: ({ aRole, entity }) => ({
      accept: `without a network ${aRole} opens what was seen before and saves ${entity} changes, which are marked as waiting and sent in order, once each, within a minute of being back online`,
      negative:
        'If somebody changed the same field meanwhile, both values are shown to choose from and neither is lost',
    }),
  },
  {
    name: 'theme',
    isAnywhere: true,
    match: about(
      'dark ?mode|dark theme|light mode|night mode|themes?|font size|large text|high contrast|colou?r schemes?|dunkelmodus|dunkles design|mode sombre|modo oscuro|tema escuro|modo escuro|тёмная тема|темная тема',
      'ダークモード|深色模式|暗黑模式|다크 ?모드|الوضع الداكن|מצב כהה|डार्क मोड',
    ),
    write: ({ aRole }) => ({
      accept: `at first visit the setting of the system is used; what ${aRole} chooses applies at once on every page, survives a reload without a flash of the other look, and keeps 4.5:1 contrast`,
      negative: 'If the choice cannot be stored, the page follows the system setting and stays fully usable',
    }),
  },
  {
    name: 'link',
    match: about(
      'links?|buttons? (?:to|that|for)|redirects?|external (?:page|site)|verlinkung|lien[s]?|enlaces?|ссылк\\p{L}*',
      'リンク|链接|링크|رابط|קישור|लिंक',
    ),
    write: ({ aRole }) => ({
      accept: `${aRole} finds it by a text that names its destination, reaches it with one tap or Enter, and returns to the same place; its address is set in one place and checked to be https`,
      negative:
        'While no address is set nothing is shown in its place, and an unreachable destination never blocks the page',
    }),
  },
  {
    name: 'media',
    match: about(
      'gallery|galleries|videos?|slide ?shows?|carousels?|podcasts?|streaming|live ?stream|galerie|vidéos?|galería|vídeos?|видео|галере\\p{L}*',
      'ギャラリー|動画|视频|画廊|相册|갤러리|동영상|فيديو|معرض|סרטון|גלריה|वीडियो|गैलरी',
    ),
    write: ({ aRole }) => ({
      accept: `nothing plays or loads in full before ${aRole} asks for it; arrow keys and swipe move on, Esc closes and returns focus, and every picture has a text, every film captions`,
      negative: 'A medium that fails to load leaves its text and a Retry in a frame of the same size',
    }),
  },
  {
    name: 'compare',
    match: about(
      'compar(?:e|es|ison|isons|ing)|side by side|vergleich\\p{L}*|compar(?:er|aison|ateur)|comparar|comparaci\\p{L}*|comparação|сравн\\p{L}*',
      '比較|比较|对比|비교|مقارنة|השוואה|तुलना',
    ),
    write: ({ aRole, entities }) => ({
      accept: `${aRole} puts two to four ${entities} side by side on the same rows, differences are marked by text as well as colour, and the address opens the same comparison again`,
      negative:
        'A missing value shows "not stated", never an empty cell, and a fifth choice is refused with the limit',
    }),
  },
  {
    name: 'note',
    match: about(
      'notes?|memos?|annotations?|notizen?|anmerkung\\p{L}*|notas?|annotations?|anotaç\\p{L}*|заметк\\p{L}*',
      'メモ|ノート|笔记|备注|메모|ملاحظات|הערות|नोट',
    ),
    write: ({ aRole, entity }) => ({
      accept: `${aRole} writes up to 2,000 characters on the ${entity}, saved by itself within 2 seconds of the last key with "Saved" and the time, and can search and delete them`,
      entities: ['Note'],
      negative:
        'If saving fails the text stays on screen with "Not saved yet" and is tried again when the network is back',
    }),
  },
  {
    name: 'template',
    isByVerb: true,
    match: about(
      'templates?|duplicat(?:e|es|ion)|clone[s]?|copy (?:a|an|last|from)|presets?|vorlagen?|duplizier\\p{L}*|modèles?|dupliquer|plantillas?|duplicar|modelos?|шаблон\\p{L}*',
      'テンプレート|複製|模板|复制|템플릿|복제|قالب|תבנית|टेम्पलेट',
    ),
    write: ({ aRole, entity }) => ({
      accept: `${aRole} creates a new ${entity} from it in two steps with all values but dates and states filled in; changing the copy never changes the original`,
      entities: ['Template'],
      negative: 'Values that no longer exist are left empty and named before saving',
    }),
  },
  {
    name: 'undo',
    isByVerb: true,
    match: about(
      'undo|trash|recycle bin|archiv(?:e|es|ed|ing)|restore|soft delete|bulk (?:delete|edit|actions?)|papierkorb|rückgängig|archivier\\p{L}*|corbeille|annuler|papelera|deshacer|lixeira|desfazer|корзина|отмен\\p{L}*',
      '元に戻す|ゴミ箱|撤销|回收站|실행 취소|휴지통|تراجع|ביטול פעולה|पूर्ववत',
    ),
    write: ({ aRole, entity }) => ({
      accept: `after the action ${aRole} can take it back for 10 seconds in place and for 30 days from a list; the ${entity} returns with everything that belonged to it`,
      negative:
        'What can no longer be restored is named with the reason, and bulk actions report how many entries succeeded and which did not',
    }),
  },
]
