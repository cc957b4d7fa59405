/** What a hint written next to a field ("varchar(80)", "Int?", "datum") says about its type. */
const writtenTypes: readonly [pattern: RegExp, type: string][] = [
  [
    /^(?:string|str|text\(\d+\)|varchar(?:\(\d+\))?|char(?:\(\d+\))?|nvarchar(?:\(\d+\))?|short text)$/iu,
    'string',
  ],
  [/^(?:text|long ?text|markdown|rich ?text|html|textarea)$/iu, 'text'],
  [/^(?:int|integer|bigint|smallint|serial|bigserial|whole number|tinyint)(?:\(\d+\))?$/iu, 'integer'],
  [/^(?:number|numeric|decimal|float|double|real)(?:\([\d, ]+\))?$/iu, 'decimal'],
  [
    /^(?:bool|boolean|yes ?\/ ?no|y\/n|true ?\/ ?false|flag|checkbox|ja ?\/ ?nein|oui ?\/ ?non|s[ií] ?\/ ?no|sim ?\/ ?não)$/iu,
    'boolean',
  ],
  [/^(?:date|day)$/iu, 'date'],
  [/^(?:datetime|timestamp|timestamptz|date ?time|date and time)$/iu, 'timestamp'],
  [/^(?:time)$/iu, 'time'],
  [/^(?:uuid|guid|cuid|ulid)$/iu, 'uuid'],
  [/^(?:url|uri|link|image|photo|picture|file|pdf|video|audio)$/iu, 'url'],
  [/^(?:e-?mail)$/iu, 'email'],
  [/^(?:json|jsonb|object|map)$/iu, 'json'],
  [/^(?:array|list|string\[\]|text\[\]|tags)$/iu, 'list of strings'],
  [/^(?:money|currency|price|amount)$/iu, 'money'],
  [/^(?:geo|point|coordinates|geometry|location|lat\/lng|gps)$/iu, 'coordinates'],
]

const byName: readonly [pattern: RegExp, type: string][] = [
  [
    /(?:^|_)e_?mails?(?:_address)?$|^correo$|^courriel$|^メール(?:アドレス)?$|^邮箱$|^邮件$|^이메일$/iu,
    'email',
  ],
  [
    /^(?:is|has|can|needs|allows|requires|should|was)_|^(?:required|optional|organic|vegan|vegetarian|halal|kosher|urgent|spoiled|damaged|insured|vaccinated|recurring|anonymous|featured|pinned|outdoor|indoor|accessible)$|_(?:enabled|disabled|active|seen|done|required|verified|confirmed|accepted|paid|allowed|visible|available)$|^(?:active|enabled|archived|published|verified|done|completed|paid|public|private|favou?rite|aktiv|actif|activo|ativo)$/iu,
    'boolean',
  ],
  [
    /(?:_at|_am|timestamp|datetime|zeitpunkt)$|^at$|^(?:created|updated|deleted)$|_time_?stamp$/iu,
    'timestamp',
  ],
  [
    /(?:^|_)(?:start|end|begins?|starts?|ends?|departure|arrival)(?:_?at)?$|^(?:von|bis|until)$/iu,
    'timestamp',
  ],
  [
    /^(?:last|next|letzte[rsn]?|nächste[rsn]?|dernière?|prochaine?|últim[ao]|próxim[ao])_(?!.*(?:name|page|price|value|step|number|digit|id|by|status|note|km|reading|read|level|score|amount)$)/iu,
    'date',
  ],
  [/^(?:début|debut|fin|inicio|início|comienzo|beginn|ende|anfang)$/iu, 'date'],
  [
    /(?:^|_)(?:date|day|deadline|birthday|birthdate|dob|born|due|datum|fecha|data_de|termin|geburtsdatum|fällig|expiry|expires|expiration)(?:_of_birth)?$|^data$|^date_|_on$|_until$|_since$|日付|日期|年月日|出生|날짜|생일|дата|تاريخ|תאריך|तारीख|दिनांक/iu,
    'date',
  ],
  [/(?:^|_)(?:time|hour|opening_hours|uhrzeit|heure|hora)$/iu, 'time'],
  [
    /(?:^|_)(?:price|amount|cost|costs|total|subtotal|balance|fee|salary|wage|budget|revenue|deposit|discount_amount|tax|vat|payment|rent|preis|betrag|summe|kosten|gebühr|prix|montant|coût|tarif|precio|importe|monto|preço|valor|prezzo|importo|prijs|bedrag|цена|сумма|стоимость|fiyat|cena)(?:_(?:per_.*|eur|usd|gbp|cents|net|gross))?$|価格|金額|料金|价格|金额|가격|금액|सعر|कीमत|मूल्य|سعر|السعر|المبلغ|מחיר|סכום/iu,
    'integer (minor units)',
  ],
  [/(?:^|_)(?:latitude|longitude|lat|lng|lon)$/iu, 'decimal'],
  [/(?:^|_)(?:coordinates|geo|gps)$/iu, 'coordinates'],
  [
    /_(?:kg|g|mg|km|cm|mm|m|l|ml|kwh|kw|lbs|oz|fahrenheit|percent|pct|ha|m2|sqm)$|(?:^|_)(?:celsius|fahrenheit|temp|temperature|temperatura|température|temperatur|humidity|humidité|feuchte|pressure|voltage|ph|conductivity|conductivité|salinity|moisture|brightness|speed|coefficient|coeficiente|koeffizient|coefficiente|ratio|liters?|litres?|litros?|litern?)$|لتر|^(?:kg|km|cm|mm|kwh|weight|height|width|length|depth|temperature|percentage|percent|rate|ratio|area|distance|volume|gewicht|höhe|breite|länge|poids|peso|altura|вес)$/iu,
    'decimal',
  ],
  [
    /(?:^|_)(?:count|counts|qty|quantity|age|number_of.*|num_.*|capacity|seats|stock|score|points|level|rank|position|copies|hp|xp|lives|servings|portions|pages|floors|rooms|beds|goals|wins|losses|attempts|order_no|no_of_.*|sort_order|year|years|duration|minutes|hours|days|weeks|months|floor|grade|rating|stars|size|limit|max|min|priority|interval|stock_level|menge|anzahl|alter|bestand|quantité|âge|cantidad|edad|quantidade|idade|quantità|количество|возраст)$|^(?:number_of_|num_|max_|min_|total_)|_(?:minutes|hours|days|weeks|months|years|seconds|min|sec|count|frames|points|h|tage|jours|días|stunden|heures|horas)$|^(?:battery|copies|प्रतियाँ|piso|etage|étage|stock|plätze|sitzplätze|kapazität|capacité|capacidad|capacidade)$|数量|個数|人数|수량|العدد|الكمية|כמות|मात्रा|संख्या/iu,
    'integer',
  ],
  [
    /(?:^|_)(?:url|link|website|image|images?|photo|photos?|picture|avatar|logo|cover|thumbnail|file|attachment|document|pdf|video|audio|bild|foto|datei|fichier|imagen|imagem|immagine|archivo|arquivo)(?:_url)?$|写真|画像|图片|照片|사진|фото|صورة|תמונה|फ़?ोटो/iu,
    'url',
  ],
  [
    /(?:^|_)(?:description|notes?|content|body|bio|comment|comments|message|text|summary|details|instructions|remarks?|beschreibung|notizen?|bemerkung(?:en)?|inhalt|kommentar|descripci[oó]n|notas?|descrição|descrizione|contenu|contenido|conteúdo|описание|заметки|комментарий|açıklama|opis)$|説明|備考|メモ|描述|备注|内容|설명|메모|وصف|ملاحظات|תיאור|הערות|विवरण|नोट/iu,
    'text',
  ],
  [/(?:^|_)slug$/iu, 'slug'],
  [
    /(?:^|_)(?:phone|mobile|telephone|telefon|téléphone|teléfono|telefone|tel|телефон)(?:_number)?$|電話|电话|전화|هاتف|טלפון|फ़?ोन/iu,
    'phone',
  ],
  [/(?:^|_)(?:tags|labels|keywords|skills|ingredients|allergies|amenities)$/iu, 'list of strings'],
  [
    /^(?:status|state|role|type|kind|phase|stage|mood|condition|category_type|statut|estado|stato|zustand|rolle|art|typ|статус|тип|роль|状態|ステータス|状态|상태|حالة|الحالة|סטטוס|स्थिति)$|_(?:status|state|type|role|kind)$/iu,
    'enum',
  ],
]

/** The type a field most likely has, from what the user wrote beside it or else from its name. */
export function inferFieldType(name: string, hint = ''): string {
  const written = hint.trim().replace(/[?!]$/u, '')
  if (written !== '') {
    const named = writtenTypes.find(([pattern]) => pattern.test(written))?.[1]
    if (named !== undefined) return named === 'money' ? 'integer (minor units)' : named
  }
  return byName.find(([pattern]) => pattern.test(name))?.[1] ?? 'string (≤ 120)'
}

export function isWrittenType(text: string): boolean {
  const plain = text.trim().replace(/[?!]$/u, '')
  return writtenTypes.some(([pattern]) => pattern.test(plain))
}
