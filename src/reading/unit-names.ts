/** What a number counts, and the words that say so, in lower case. */
// prettier-ignore
const words: Readonly<Record<string, string>> = {
  millisecond: 'ms millisecond milliseconds',
  second: 's sec secs second seconds sekunde sekunden seconde secondes segundo segundos secondo secondi seconden sekunda sekundy sekund saniye detik секунда секунды секунд секунду секунд секунди ثانية ثواني ثوان सेकंड सेकेंड giây sekunder sekuntia 秒 秒钟 秒鐘 秒間 초 วินาที',
  minute: 'min mins minute minutes minuten minuto minutos minuti minuut minuuten minuta minuty minut dakika menit минута минуты минут минуту минути хвилин хвилини دقيقة دقائق मिनट phút minuter minutter minuuttia 分 分钟 分鐘 分間 분 นาที',
  hour: 'h hr hrs hour hours stunde stunden heure heures hora horas ora ore uur uren godzina godziny godzin saat jam час часа часов часове година годин ساعة ساعات घंटा घंटे giờ timmar timer tuntia 小时 小時 時間 시간 ชั่วโมง',
  day: 'day days tag tage tagen jour jours día días dia dias giorno giorni dag dagen dzień dni gün hari день дня дней дни дні днів يوم أيام दिन ngày dagar dage päivää 天 日間 일 วัน',
  week: 'week weeks woche wochen semaine semaines semana semanas settimana settimane weken tydzień tygodnie tygodni hafta minggu неделя недели недель тижні тижнів أسبوع أسابيع सप्ताह हफ्ते tuần veckor uger viikkoa 周 週 週間 주 สัปดาห์',
  month: 'month months monat monate monaten mois mes meses mese mesi mês maand maanden miesiąc miesiące miesięcy ay bulan месяц месяца месяцев місяці місяців شهر أشهر महीना महीने tháng månader måneder kuukautta 个月 個月 か月 ヶ月 개월 เดือน',
  year: 'year years yr yrs jahr jahre jahren jährig jährige jähriger jährigen jähriges an ans année années año años ano anos anno anni jaar jaren rok lata lat yıl yaş yaşında tahun год года лет роки років سنة سنوات عام साल वर्ष năm tuổi år vuotta 年 岁 歳 살 년 세 ปี',
  word: 'word words wort wörter wörtern worte worten mot mots palabra palabras palavra palavras parola parole woord woorden słowo słowa słów kelime kata слово слова слов слів كلمة كلمات शब्द từ ord sanaa 字 词 語 단어 คำ',
  character: 'character characters char chars zeichen caractère caractères carácter caracteres caratteri tekens znaków karakter символов знаков حرف حروف 文字 字符 글자',
  page: 'page pages seite seiten página páginas pagina pagine strona strony stron sayfa halaman страница страницы страниц صفحة صفحات पृष्ठ trang sidor sider sivua 页 頁 ページ 페이지 หน้า',
  scene: 'scene scenes szene szenen scène scènes escena escenas cena cenas scena sceny scen sahne adegan сцена сцены сцен مشهد مشاهد दृश्य 场景 場面 シーン 장면',
  shot: 'shot shots einstellung einstellungen plan plans plano planos inquadratura inquadrature ujęcie ujęcia ujęć 镜头 鏡頭 カット 컷',
  percent: '% percent pct prozent pourcent percento procent procenten процент процента процентов процентів yüzde 퍼센트',
  pixel: 'px pixel pixels',
  degree: '° degree degrees grad degrés grados graus gradi graden градусов',
  g: 'g gram grams gramm gramos gramas grammi грамм г',
  kg: 'kg kilo kilos kilogram kilograms кг',
  lb: 'lb lbs pound pounds',
  m: 'm meter meters metre metres mètre mètres metro metros metri метр метра метров м',
  km: 'km kilometer kilometers kilometre kilometres км',
  mile: 'mile miles mi',
  inch: 'inch inches',
  foot: 'ft foot feet',
  'm²': 'm² m2 qm sqm',
  l: 'l liter liters litre litres л',
  EUR: '€ eur euro euros евро',
  USD: '$ us$ usd dollar dollars dólares доллар доллара долларов 美元',
  GBP: '£ gbp',
  JPY: '¥ jpy yen 円',
  CNY: 'cny rmb yuan 元 块',
  INR: '₹ inr rs rupees',
  RUB: '₽ rub рубль рубля рублей руб',
  TRY: '₺ lira',
  KRW: '₩ 원',
  PLN: 'zł pln złotych',
  CHF: 'chf',
  BRL: 'r$ brl reais',
}

// prettier-ignore
const times: Readonly<Record<string, number>> = {
  'k thousand tausend mille mil mila duizend tysięcy tysiące bin тысяч тысячи тысяча тыс ribu ألف हज़ार हजार 千 천': 1e3,
  '万 萬 만': 1e4,
  'lakh lakhs लाख': 1e5,
  'M million millions mio mln millionen millones milhões milioni miljoen milionów milyon миллион миллиона миллионов млн juta مليون 百万': 1e6,
  'crore crores करोड़': 1e7,
  '億 亿 억': 1e8,
  'billion billions bn mrd milliarde milliarden milliards miliardi miliardów miljard milyar миллиард миллиарда миллиардов млрд': 1e9,
}

/** Units that are written in one way. */
const symbols = ['°C', '°F', 'mg', 'mm', 'cm', 'ml', 'KB', 'MB', 'GB', 'TB', 'fps', 'kWh', 'dpi']

/** Word or sign → unit. */
export const unitNames: ReadonlyMap<string, string> = new Map([
  ...symbols.map((symbol) => [symbol.toLowerCase(), symbol] as const),
  ...Object.entries(words).flatMap(([unit, list]) => list.split(' ').map((word) => [word, unit] as const)),
])

/** Word → factor: "2.5 million". */
export const multipliers: ReadonlyMap<string, number> = new Map(
  Object.entries(times).flatMap(([list, factor]) => list.split(' ').map((word) => [word, factor] as const)),
)
