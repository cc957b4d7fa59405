/** Units as they follow a number, parted by spaces; `*` lets an ending follow. */
export const unitWords = {
  second:
    's sec secs second seconds sekunde sekunden seconde secondes segundo segundos secondo secondi seconden sekund* saniye секунд* сек ثانية ثواني ثوان सेकंड सेकेंड 秒 秒間 秒钟 초',
  minute:
    'min mins minute minutes minuten minuto minutos minuti minuut minut* dakika dakikalık минут* мин دقيقة دقائق मिनट 分 分間 分钟 분',
  hour: 'h hr hrs hour hours stunde stunden heure heures hora horas ora ore uur godzin* saat час часа часов ساعة ساعات घंटे घंटा 時間 小时 小時 시간',
  day: 'day days tag tage tagen tägig* jour jours día días dia dias giorno giorni dag dagen dni dzień gün günlük день дня дней يوم أيام दिन दिनों 日 日間 天 일',
  week: 'week weeks woche wochen wöchig* semaine semaines semana semanas settimana settimane weken tygodni* hafta haftalık недел* أسبوع أسابيع सप्ताह हफ्ते 週間 周 星期 주',
  month:
    'month months monat monate monaten mois mes meses mês mese mesi maand maanden miesi* ay aylık месяц* شهر أشهر महीने महीना か月 ヶ月 个月 개월',
  year: 'year years yr yrs jahr jahre jahren jährig* ans an année années año años ano anos anno anni jaar lat roku rok yıl yıllık yaşında yaşındaki год года лет година років سنة سنوات عام أعوام साल वर्ष वर्षीय 年 年間 歳 岁 歲 년 살 세',
  word: 'word words wort wörter worte mot mots palabra palabras palavra palavras parola parole woord woorden słów słowa kelime kelimelik слов слова слово كلمة كلمات शब्द शब्दों 語 字 词 個字 个字 단어',
  character:
    'character characters chars zeichen caractères caracteres caratteri tekens znaków karakter символ* знаков حرف أحرف अक्षर 文字 字符 자',
  sentence:
    'sentence sentences satz sätze phrase phrases frase frases frasi предложени* جملة جمل वाक्य 文 句 문장',
  paragraph:
    'paragraph paragraphs absatz absätze paragraphe paragraphes párrafo párrafos parágrafo parágrafos paragrafo paragrafi абзац* فقرة فقرات 段落 段 문단',
  page: 'page pages seite seiten página páginas pagina pagine страниц* صفحة صفحات पृष्ठ पन्ने ページ 页 頁 페이지',
  scene:
    'scene scenes szene szenen scène scènes escena escenas cena cenas scena scene сцен* مشهد مشاهد दृश्य シーン 场景 장면',
  panel: 'panel panels frame frames shot shots image images slide slides bild bilder planche planches кадр*',
  metre:
    'm km cm mm mi mile miles ft foot feet inch inches meter meters metre metres kilometer kilometers kilometre kilometres kilometern метр* км متر كيلومتر किलोमीटर मीटर キロ メートル 公里 米 미터 킬로',
  gram: 'kg g mg lb lbs oz kilo kilos gramm grams gram grammes килограмм* кг грамм* كيلو किलो 公斤 キログラム',
  litre: 'l ml cl liter liters litre litres literes литр* لتر लीटर リットル 升',
  pixel: 'px pixel pixels dpi p',
  byte: 'kb mb gb tb гб мб',
  degree: '° °c °f degrees grad degrés grados graus gradi градус* درجة डिग्री 度 도',
} as const

export type UnitKey = keyof typeof unitWords
