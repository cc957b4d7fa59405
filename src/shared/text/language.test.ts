import { expect, test } from 'vitest'
import { detectLanguage } from './language.ts'

const samples: [text: string, code: string][] = [
  ['A booking app for my yoga studio', 'en'],
  ['Eine App für unseren Verein, Mitglieder leihen Geräte aus', 'de'],
  ['Une appli pour réserver des salles', 'fr'],
  ['Quiero una tienda para vender café', 'es'],
  ['Quero um aplicativo para agendar consultas', 'pt'],
  ['Voglio un negozio per vendere ceramiche', 'it'],
  ['Ik wil een website voor mijn winkel', 'nl'],
  ['Приложение для записи к врачу', 'ru'],
  ['تطبيق لحجز المواعيد', 'ar'],
  ['אפליקציה להזמנת תורים', 'he'],
  ['सैलून बुकिंग ऐप', 'hi'],
  ['予約アプリを作りたい', 'ja'],
  ['我想做一个预约系统', 'zh'],
  ['예약 앱을 만들고 싶어요', 'ko'],
  ['एक app for booking करने के लिए', 'hi'],
  ['An app for cafés in São Paulo', 'en'],
  ['ok', 'en'],
  ['🐝', 'en'],
  ['', 'en'],
]

for (const [text, code] of samples) {
  test(`"${text}" is ${code}`, () => {
    expect(detectLanguage(text).code).toBe(code)
  })
}

test('direction and script come with the language', () => {
  expect(detectLanguage('متجر')).toEqual({ name: 'Arabic', code: 'ar', rtl: true, script: 'Arab' })
  expect(detectLanguage('預約系統會員')).toMatchObject({ code: 'zh', rtl: false, script: 'Hant' })
})
