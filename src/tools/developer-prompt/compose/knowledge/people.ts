/** Invented people for scenarios and sample rows; first names start with different letters where they sit together. */
const world = [
  'Amira Haddad',
  'Ben Okoye',
  'Chloe Martin',
  'Dana Weiss',
  'Elif Kaya',
  'Farid Rahimi',
  'Grace Mensah',
  'Hugo Lindqvist',
  'Ines Duarte',
  'Jonas Berger',
  'Kavya Nair',
  'Liam Byrne',
  'Mei Tanaka',
  'Noor Aziz',
  'Oscar Vega',
  'Priya Raman',
  'Quentin Roux',
  'Rosa Delgado',
  'Samuel Adeyemi',
  'Tala Reyes',
  'Ulla Nyberg',
  'Viktor Horvat',
  'Wanjiru Kamau',
  'Ximena Soto',
  'Yusuf Demir',
  'Zofia Nowak',
]

const byLanguage: Readonly<Record<string, readonly string[]>> = {
  de: ['Anke Vogel', 'Bilal Yilmaz', 'Clara Hofmann', 'David Krüger', 'Ewa Lange', 'Finn Sommer'],
  fr: ['Aïcha Benali', 'Baptiste Morel', 'Camille Lefèvre', 'Driss Amrani', 'Élodie Garnier', 'Fabien Caron'],
  es: ['Alba Moreno', 'Bruno Ortega', 'Carmen Ruiz', 'Diego Salas', 'Elena Vidal', 'Félix Navarro'],
  pt: ['Ana Ribeiro', 'Bruno Teixeira', 'Catarina Melo', 'Duarte Pires', 'Elisa Campos', 'Fábio Nunes'],
  it: ['Anna Ferri', 'Bruno Galli', 'Chiara Fontana', 'Dario Conti', 'Elisa Marini', 'Fabio Serra'],
  nl: ['Anouk de Vries', 'Bram Visser', 'Cato Smit', 'Daan Bakker', 'Esra Aydin', 'Floor Mulder'],
  pl: ['Agata Zielińska', 'Bartek Wrona', 'Celina Kos', 'Dawid Sikora', 'Ewa Malinowska', 'Filip Wójcik'],
  tr: ['Aslı Demir', 'Burak Şahin', 'Ceren Aydın', 'Deniz Koç', 'Ece Polat', 'Fatih Güneş'],
  sv: ['Anna Lindgren', 'Björn Ek', 'Cecilia Holm', 'David Sjöberg', 'Elsa Norén', 'Farah Nouri'],
  ru: ['Анна Власова', 'Борис Ким', 'Вера Орлова', 'Глеб Тихонов', 'Дина Ахметова', 'Егор Лапин'],
  uk: ['Анна Бойко', 'Богдан Мельник', 'Віра Шевчук', 'Гліб Ткач', 'Дарина Кравець', 'Євген Лис'],
  ar: ['أمينة حداد', 'باسل خوري', 'تالا منصور', 'جمال ناصر', 'دانا يوسف', 'رامي سالم'],
  he: ['אביב כהן', 'בר לוי', 'גלית מזרחי', 'דניאל פרץ', 'הילה ביטון', 'ורד שלום'],
  ja: ['青木美咲', '石井健', '上田葵', '遠藤翔', '小川結衣', '加藤蓮'],
  zh: ['陈思雨', '李浩然', '王雅婷', '张子轩', '刘欣怡', '赵明'],
  ko: ['김서연', '이도현', '박지우', '최민준', '정하은', '한유진'],
  hi: ['आरती शर्मा', 'भरत सिंह', 'चित्रा नायर', 'दीपक वर्मा', 'एकता जोशी', 'फरहान खान'],
  el: ['Άννα Παππά', 'Βασίλης Ρήγας', 'Γεωργία Λάμπρου', 'Δημήτρης Κόκκινος', 'Ελένη Σιδέρη', 'Ζωή Μακρή'],
}

/** A stable walk through the names that suit the language; `index` counts people within one brief. */
export function personName(seed: number, index: number, languageCode: string): string {
  const names = byLanguage[languageCode] ?? world
  return names[(seed + index) % names.length] ?? 'Amira Haddad'
}
