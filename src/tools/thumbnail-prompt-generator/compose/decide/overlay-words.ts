import type { DurationUnit } from '../read/read-title.ts'

export type OverlayWords = {
  doubt: string
  verdict: string
  which: string
  wrong: string
  why: string
  /** `#` stands for the number or the amount. */
  only: string
  /** One of several. */
  rank: string
  units: Partial<Record<DurationUnit, string>>
}

/** One line a language: doubt | verdict | which | wrong | why | only | rank | then the count of a stay by unit. */
const lines = `
en = REALLY? | IT WORKED | WHICH? | I WAS WRONG | WHO KNEW? | ONLY #? | #1 OF # | hour HOUR # · day DAY # · night NIGHT # · week WEEK # · month MONTH # · year YEAR # · minute MINUTE #
de = ECHT JETZT? | GESCHAFFT | WELCHES? | MEIN FEHLER | WER WUSSTE DAS? | NUR #? | PLATZ 1? | hour STUNDE # · day TAG # · night NACHT # · week WOCHE # · month MONAT # · year JAHR # · minute MINUTE #
fr = VRAIMENT ? | ÇA MARCHE | LEQUEL ? | J'AI EU TORT | QUI SAVAIT ? | SEULEMENT # ? | LE N° 1 ? | hour HEURE # · day JOUR # · night NUIT # · week SEMAINE # · month MOIS # · year ANNÉE # · minute MINUTE #
es = ¿EN SERIO? | LO LOGRÉ | ¿CUÁL? | ME EQUIVOQUÉ | ¿QUIÉN LO SABÍA? | ¿SOLO #? | ¿EL Nº 1? | hour HORA # · day DÍA # · night NOCHE # · week SEMANA # · month MES # · year AÑO # · minute MINUTO #
pt = SÉRIO? | DEU CERTO | QUAL? | EU ERREI | QUEM SABIA? | SÓ #? | O Nº 1? | hour HORA # · day DIA # · night NOITE # · week SEMANA # · month MÊS # · year ANO # · minute MINUTO #
it = DAVVERO? | CE L'HO FATTA | QUALE? | HO SBAGLIATO | CHI LO SAPEVA? | SOLO #? | IL N. 1? | hour ORA # · day GIORNO # · night NOTTE # · week SETTIMANA # · month MESE # · year ANNO # · minute MINUTO #
nl = ECHT WAAR? | GELUKT | WELKE? | IK ZAT FOUT | WIE WIST DIT? | MAAR #? | NR. 1? | hour UUR # · day DAG # · night NACHT # · week WEEK # · month MAAND # · year JAAR #
pl = SERIO? | UDAŁO SIĘ | KTÓRY? | MÓJ BŁĄD | KTO WIEDZIAŁ? | TYLKO #? | NR 1? | hour GODZINA # · day DZIEŃ # · night NOC # · week TYDZIEŃ # · month MIESIĄC # · year ROK #
tr = GERÇEKTEN Mİ? | OLDU | HANGİSİ? | YANILMIŞIM | KİM BİLİRDİ? | SADECE #? | 1 NUMARA? | hour #. SAAT · day #. GÜN · night #. GECE · week #. HAFTA · month #. AY · year #. YIL
ru = СЕРЬЁЗНО? | ПОЛУЧИЛОСЬ | ЧТО ЛУЧШЕ? | Я ОШИБСЯ | КТО ЗНАЛ? | ВСЕГО #? | № 1? | hour ЧАС # · day ДЕНЬ # · night НОЧЬ # · week НЕДЕЛЯ # · month МЕСЯЦ # · year ГОД #
uk = СПРАВДІ? | ВИЙШЛО | ЩО КРАЩЕ? | Я ПОМИЛИВСЯ | ХТО ЗНАВ? | ЛИШЕ #? | № 1? | day ДЕНЬ # · night НІЧ # · week ТИЖДЕНЬ # · month МІСЯЦЬ # · year РІК #
ar = حقا؟ | نجحت | أيهما؟ | كنت مخطئا | من كان يعلم؟ | فقط #؟ | الأول؟ | hour الساعة # · day اليوم # · night الليلة # · week الأسبوع # · month الشهر # · year السنة #
he = באמת? | הצליח | מה עדיף? | טעיתי | מי ידע? | רק #? | מקום 1? | day יום # · night לילה # · week שבוע # · month חודש # · year שנה #
fa = واقعا؟ | شد | کدام؟ | اشتباه کردم | کی می‌دانست؟ | فقط #؟ | اول؟ | day روز # · night شب # · week هفته # · month ماه # · year سال #
hi = सच में? | हो गया | कौन सा? | मैं ग़लत था | किसे पता था? | सिर्फ़ #? | नंबर 1? | hour घंटा # · day दिन # · night रात # · week हफ़्ता # · month महीना # · year साल #
ja = 本当に? | できた | どっち? | 失敗 | 誰が知る? | たった#? | 1位は? | hour #時間目 · day #日目 · night #泊目 · week #週目 · month #か月目 · year #年目
zh = 真的? | 成了 | 选哪个? | 我错了 | 谁知道? | 只要#? | 第一名? | hour 第#小时 · day 第#天 · night 第#夜 · week 第#周 · month 第#个月 · year 第#年
ko = 진짜? | 됐다 | 어느 쪽? | 내가 틀렸다 | 누가 알았나? | 겨우 #? | 1위는? | hour #시간째 · day #일째 · night #박째 · week #주째 · month #개월째 · year #년째
id = SERIUS? | BERHASIL | YANG MANA? | SAYA SALAH | SIAPA TAHU? | CUMA #? | NO. 1? | day HARI # · night MALAM # · week MINGGU # · month BULAN # · year TAHUN #
vi = THẬT SAO? | ĐƯỢC RỒI | CÁI NÀO? | TÔI ĐÃ SAI | AI NGỜ? | CHỈ #? | SỐ 1? | day NGÀY # · night ĐÊM # · week TUẦN # · month THÁNG # · year NĂM #
`

let table: Map<string, OverlayWords> | undefined

/** `undefined` for a language whose words we do not have: numbers or nothing then. */
export function findOverlayWords(language: string): OverlayWords | undefined {
  table ??= new Map(lines.trim().split('\n').map(readLine))
  return table.get(language)
}

function readLine(line: string): [string, OverlayWords] {
  const [language = '', words = ''] = line.split(' = ')
  const [doubt = '', verdict = '', which = '', wrong = '', why = '', only = '', rank = '', stays = ''] =
    words.split(' | ')
  const units = Object.fromEntries(
    stays.split(' · ').map((stay) => {
      const space = stay.indexOf(' ')
      return [stay.slice(0, space), stay.slice(space + 1)]
    }),
  ) as OverlayWords['units']
  return [language, { doubt, verdict, which, wrong, why, only, rank, units }]
}
