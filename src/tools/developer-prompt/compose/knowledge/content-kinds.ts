/** What each kind of published piece consists of. The first pattern that fits a word of the user wins. */
export type ContentKind = { pattern: RegExp; fields: string; template: string }

export const contentKinds: readonly ContentKind[] = [
  {
    pattern: /tutorial|how-?to|guide|anleitung|tutoriel|guía|tutoriais/i,
    fields: 'level, minutes needed, what you need, numbered steps with image + alt',
    template: 'numbered steps with anchors, a "what you need" box first, the finished result as image',
  },
  {
    pattern: /video|vlog|film/i,
    fields: 'embed address, length, poster + alt, captions, transcript',
    template: 'poster first, player after a press, chapters and transcript below',
  },
  {
    pattern: /podcast|audio|episode/i,
    fields: 'audio file, length, episode number, guests, show notes, transcript',
    template: 'player with speed and 30 s skip, show notes, transcript, next episode',
  },
  {
    pattern: /interview|q\s?&\s?a|people portraits?|conversation/i,
    fields: 'person, role, portrait + alt, question and answer pairs, date of talk',
    template: 'portrait and role on top, questions as headings, one pulled quote',
  },
  {
    pattern: /review|test(?:s|bericht)?|comparison|critique/i,
    fields: 'item, verdict in one sentence, score, pros, cons, price, tested on',
    template: 'verdict and score first, pros and cons side by side, disclosure line',
  },
  {
    pattern: /recipe|rezept|recette|receta/i,
    fields: 'servings, minutes, ingredients with amounts, steps, allergens',
    template: 'ingredients scale with servings, steps stay visible while cooking, print view',
  },
  {
    pattern: /news|update|announcement|nachrichten|noticia/i,
    fields: 'what happened, where, date, source link',
    template: 'lead of at most 40 words, source beside it, corrections listed at the end',
  },
  {
    pattern: /case stud|success stor|fallstud/i,
    fields: 'client, problem, approach, result with one number, date',
    template: 'result number first, then problem, approach and result',
  },
  {
    pattern: /photo|gallery|picture/i,
    fields: 'images + alt, captions, place, date',
    template: 'full-width images in order, captions below, arrow keys move',
  },
  {
    pattern: /list|round-?up|link|curat/i,
    fields: 'items with title, link, one-sentence reason',
    template: 'numbered items, each with its own anchor and source',
  },
  {
    pattern: /opinion|essay|column|commentary|reflection|kolumne|ensayo/i,
    fields: 'thesis in one sentence, body, replies to',
    template: 'thesis as the standfirst, no sidebar, footnotes at the end',
  },
  {
    pattern: /research|paper|analysis|report|data/i,
    fields: 'question, method, findings, data link, limits',
    template: 'finding first, chart with its data table, method folded below',
  },
  {
    pattern: /event|meetup|workshop|termin/i,
    fields: 'start, end, place, price, sign-up link',
    template: 'date and place first, calendar file, marked as past afterwards',
  },
  {
    pattern: /newsletter|issue|digest/i,
    fields: 'issue number, date, intro, sections',
    template: 'issue as one page, sign-up after the first section',
  },
  {
    pattern: /book|reading/i,
    fields: 'title, author, year, why it matters, favourite passage',
    template: 'cover and verdict first, passages as quotes with page numbers',
  },
  {
    pattern: /travel|trip|route|walk|hike/i,
    fields: 'place, season, days, distance, map, photos + alt',
    template: 'facts box first, map, day by day, last checked date',
  },
  {
    pattern: /story|stories|fiction|poem/i,
    fields: 'text, length in minutes, content notes',
    template: 'text only, remembered position, next story at the end',
  },
  {
    pattern: /faq|question/i,
    fields: 'question, short answer, details',
    template: 'short answer first, details folded, link to each question',
  },
]

export const articleKind: ContentKind = {
  pattern: /./,
  fields: 'standfirst ≤ 160 characters, body, cover + alt, sources',
  template: 'standfirst, body with contents list over 800 words, three related pieces',
}

/** What a portfolio shows, by profession. */
export type Profession = {
  pattern: RegExp
  noun: string
  fields: string
  samples: readonly string[]
  proof: string
}

export const professions: readonly Profession[] = [
  {
    pattern: /photo|fotograf|fotógraf/i,
    noun: 'series',
    fields: '12–20 images + alt, place, year, client or personal, licence note',
    samples: [
      'Night Ferries (Turku–Stockholm, 14 images)',
      'Hands at Work (bakers, 18 images)',
      'Wedding of Ines and Hugo (Évora)',
    ],
    proof: 'named clients and publications',
  },
  {
    pattern: /develop|programm|engineer|software|coder|entwickler|desarrollad|devops/i,
    noun: 'project',
    fields: 'problem, my part, stack, repository link, live link, one measured result',
    samples: [
      'Queue monitor: deploy time 14 → 4 min',
      'Open-source CSV linter, 1.2k stars',
      'Booking API with 0 double bookings in 9 months',
    ],
    proof: 'repositories and one measured result each',
  },
  {
    pattern: /architect|arquitect/i,
    noun: 'building',
    fields:
      'place, year, size in m², status (built, in progress, competition), plans, section, photos + alt, team',
    samples: [
      'House around a courtyard, 142 m², built',
      'School extension, competition 2nd prize',
      'Boat shed reuse, in progress',
    ],
    proof: 'plans and photos of built work',
  },
  {
    pattern: /interior|innenarchitekt/i,
    noun: 'space',
    fields: 'place, size in m², before/after photos + alt, materials, budget range',
    samples: ['Dental practice in oak and lime', 'Flat for two and a piano, 58 m²', 'Bakery counter'],
    proof: 'before and after pairs',
  },
  {
    pattern: /ux|ui|product design|interaction/i,
    noun: 'case study',
    fields: 'problem, role, research, iterations, final screens + alt, result with one number',
    samples: [
      'Clinic intake: 11 → 4 min per form',
      'Tram ticket app, 3 rounds with 24 riders',
      'Design tokens for 5 teams',
    ],
    proof: 'a measured change per case',
  },
  {
    pattern: /illustrat/i,
    noun: 'piece',
    fields: 'image + alt, technique, client, use, year',
    samples: [
      'Tide Table (risograph, 2 colours)',
      'Children’s atlas, 24 spreads',
      'Coffee labels, series of 6',
    ],
    proof: 'printed work and clients',
  },
  {
    pattern: /graphic|brand|design|diseñ/i,
    noun: 'project',
    fields: 'client, brief, role, system (mark, type, colour), applications + alt, year',
    samples: [
      'Library wayfinding, 84 signs',
      'Bakery identity, 12 applications',
      'Annual report in one chart',
    ],
    proof: 'applications in use',
  },
  {
    pattern: /writ|copy|journalis|author|schriftsteller|editor|periodista/i,
    noun: 'text',
    fields: 'title, publication, date, excerpt ≤ 80 words, link',
    samples: [
      '"Who repairs bridges" (feature, 3,200 words)',
      'Onboarding copy, 40 screens',
      '"Salt", short story',
    ],
    proof: 'published pieces with links',
  },
  {
    pattern: /music|compos|singer|dj|band|pianist|guitar|violin|músic/i,
    noun: 'release',
    fields: 'title, year, cover + alt, tracks, listen links, credits',
    samples: ['Tidal (album, 9 tracks)', 'Live at the Mill (EP)', 'Score for "Winter Garden"'],
    proof: 'recordings and next dates',
  },
  {
    pattern: /film|video|director|animator|motion|cinemat/i,
    noun: 'film',
    fields: 'title, role, year, length, poster + alt, embed, festivals',
    samples: ['The Long Ferry (14 min, director)', 'Bakery at 4 a.m. (3 min)', 'Title sequence, 40 s'],
    proof: 'a 60-second reel and credits',
  },
  {
    pattern: /chef|cook|cater|baker|pastry/i,
    noun: 'menu',
    fields: 'occasion, guests, courses, photos + alt, allergens',
    samples: ['Tide menu, 5 courses, 40 guests', 'Harvest table, 120 guests', 'Bread workshop for 8'],
    proof: 'menus with guest numbers',
  },
  {
    pattern: /coach|consult|trainer|therap|mentor|berater/i,
    noun: 'engagement',
    fields: 'client type, starting point, what we did, result in the client’s words, duration',
    samples: [
      'Team of 9 after a merger, 12 weeks',
      'First-time lead, 6 sessions',
      'Clinic handovers, 2 workshops',
    ],
    proof: 'outcomes with consent',
  },
  {
    pattern: /teach|lectur|professor|lehrer/i,
    noun: 'course',
    fields: 'title, level, term, outline, materials link, student work',
    samples: ['Reading maps, year 7', 'Statistics without fear', 'Debate club'],
    proof: 'materials others can use',
  },
  {
    pattern: /research|scien|academ|phd|forsch|investigador/i,
    noun: 'publication',
    fields: 'title, authors, venue, year, plain summary ≤ 80 words, PDF, data link',
    samples: [
      '"Salt tolerance in spelt" (2025)',
      '"Tide gauges and memory" (2024)',
      'Open dataset, 41 gauges',
    ],
    proof: 'publications with DOI',
  },
  {
    pattern:
      /ceramic|cerám|céram|keram|potter|töpfer|alfarer|wood|carpent|carpint|tischler|schreiner|menuisi|ébénist|furnitur|mueble|möbel|meuble|restor|restaur(?!ant)|jewel|joyer|bijou|goldschm|maker|craft|artesan|artisan|textil|weav|smith|upholster|bookbind|florist/i,
    noun: 'piece',
    fields: 'photos + alt, material, size, year, available or sold',
    samples: ['Ash bench, 140 cm, sold', 'Stoneware bowl, tenmoku', 'Oak stair, 14 treads'],
    proof: 'photos from three sides and sizes',
  },
  {
    pattern: /actor|actress|danc|model|perform|schauspiel/i,
    noun: 'role',
    fields: 'production, role, year, director, photo + alt, clip',
    samples: ['"Winter Garden", Nora', '"Three Tables", ensemble', 'Voice of the museum guide'],
    proof: 'a showreel and credits',
  },
  {
    pattern: /market|growth|seo|social media/i,
    noun: 'campaign',
    fields: 'client, goal, channels, what I did, result with number and date, one lesson',
    samples: [
      'Museum night: 3,100 tickets in 9 days',
      'Clinic recall letters: 62 % answered',
      'Bakery launch without ads',
    ],
    proof: 'results with dates',
  },
  {
    pattern: /data|analyst|statisti/i,
    noun: 'analysis',
    fields: 'question, data source, method, finding, chart + alt, limits',
    samples: ['Where trams lose 6 minutes', 'Returns by size, 18 months', 'Rain and bicycle counts'],
    proof: 'one finding per analysis',
  },
  {
    pattern: /translat|interpret|dolmetsch/i,
    noun: 'assignment',
    fields: 'languages, field, words or hours, client, sample paragraph',
    samples: ['Patent, DE→EN, 14,000 words', 'Museum audio guide, PT→EN', 'Court interpreting, 30 h'],
    proof: 'sample paragraphs side by side',
  },
  {
    pattern: /tattoo|hair|make-?up|stylist|beaut/i,
    noun: 'work',
    fields: 'photo + alt, style, hours, healed or fresh, date',
    samples: ['Fern, fine line, healed', 'Wedding morning, 5 people', 'Short cut, grown from long'],
    proof: 'healed or finished photos',
  },
  {
    pattern: /lawyer|attorney|notar|legal|account|tax/i,
    noun: 'field of work',
    fields: 'who it is for, typical situation, steps, what it costs, time',
    samples: ['Tenancy for small shops', 'Founders’ agreements', 'First tax year abroad'],
    proof: 'admissions and clear prices',
  },
  {
    pattern: /student|graduate|junior|absolvent/i,
    noun: 'project',
    fields: 'course, question, my part, result, image + alt, link',
    samples: ['Bus stop audit, 30 stops', 'Solar dryer, team of 4', 'Thesis: quiet streets'],
    proof: 'what was learned in one line',
  },
]

export const anyProfession: Profession = {
  pattern: /./,
  noun: 'project',
  fields: 'title, year, context, my part, result with one number, image + alt, link',
  samples: ['Newest piece, this year', 'Largest piece, two years ago', 'The piece people ask about'],
  proof: 'one result with a number per project',
}

/** Jobs of page sections, for portfolios and landing pages. */
export type SectionKind = { pattern: RegExp; job: string; content: string }

export const sectionKinds: readonly SectionKind[] = [
  {
    pattern: /hero|header|intro|start|above the fold|titelbild/i,
    job: 'say what it is and for whom in 5 seconds',
    content: 'headline ≤ 10 words, subline ≤ 25, main button, one image',
  },
  {
    pattern: /not for|who it is for|for whom|audience|für wen/i,
    job: 'let people rule themselves in or out',
    content: 'two short lists: for you if …, not for you if …',
  },
  {
    pattern: /how it works|steps|process|ablauf|cómo funciona/i,
    job: 'remove fear of effort',
    content: 'three steps with the time each takes',
  },
  {
    pattern: /pric|cost|plan|preis|precio|tarif/i,
    job: 'state the price without surprise',
    content: 'price, what is included, what happens after paying',
  },
  {
    pattern: /guarant|refund|risk|garanti/i,
    job: 'take the risk away',
    content: 'one sentence of terms, link to them in full',
  },
  {
    pattern: /testimon|quote|voices|review|kunden|opiniones/i,
    job: 'show people like the reader',
    content: 'real quotes with name, role and consent; nothing invented',
  },
  {
    pattern: /logo|client|partner|trusted|press/i,
    job: 'borrow trust',
    content: 'names as text alternatives, only with permission',
  },
  {
    pattern: /number|stat|proof|result|zahlen|cifras/i,
    job: 'prove it',
    content: 'each number with source and date beside it',
  },
  {
    pattern: /faq|question|fragen|preguntas/i,
    job: 'answer the last objections',
    content: '5–7 questions, answers in the page source',
  },
  {
    pattern: /quiz|check|test|calculator|rechner/i,
    job: 'turn doubt into a personal answer',
    content: 'one question per step, result without e-mail, way back',
  },
  {
    pattern: /team|founder|physio|people|who we are|über uns|equipo|behind|coach|trainer|instructor/i,
    job: 'show the people responsible',
    content: 'portrait + alt, full name, qualification, one sentence',
  },
  {
    pattern: /about|bio|über mich|sobre/i,
    job: 'make the person tangible',
    content: 'portrait + alt, 80–120 words in first person, how to work together',
  },
  {
    pattern: /benefit|why|feature|advantage|vorteile|ventajas/i,
    job: 'name outcomes, not features',
    content: '3–5 outcomes, one sentence each',
  },
  {
    pattern: /problem|pain/i,
    job: 'show that the problem is understood',
    content: 'one situation in the reader’s words',
  },
  {
    pattern: /demo|video|screenshot|preview|showcase/i,
    job: 'let people see it',
    content: 'poster, captions, plays on request',
  },
  {
    pattern: /contact|kontakt|hire|contacto|get in touch/i,
    job: 'make writing easy',
    content: 'form with name, e-mail, message; mail address as text',
  },
  {
    pattern: /sign-?up|form|waitlist|subscribe|newsletter|register|cta|call to action/i,
    job: 'take the step',
    content: 'fields, button, what happens next',
  },
  {
    pattern: /project|work|gallery|portfolio|case|galerie|proyectos|selected/i,
    job: 'let the work speak',
    content: 'grid of pieces with title, year and one line',
  },
  {
    pattern: /experience|cv|resume|career|timeline|lebenslauf|experiencia/i,
    job: 'show the path',
    content: 'entries newest first: role, place, years, one result',
  },
  {
    pattern: /skill|service|offer|leistung|servicios|expertise/i,
    job: 'say what can be bought',
    content: '3–6 services with outcome and typical duration',
  },
  {
    pattern: /award|prize|certificat|exhibition|education|publication/i,
    job: 'prove standing',
    content: 'name, giver, year, link',
  },
  {
    pattern: /blog|note|journal|article|writing/i,
    job: 'show thinking',
    content: 'latest three with date and one line',
  },
  {
    pattern: /schedule|agenda|program|speaker|date|curriculum|syllabus/i,
    job: 'make it concrete',
    content: 'dates, times with zone, names',
  },
  {
    pattern: /sample|example|what you get|included|deliver/i,
    job: 'show what people get',
    content: 'the real thing, reduced: images + alt, one line each',
  },
  {
    pattern: /location|map|venue|directions|anfahrt/i,
    job: 'get people there',
    content: 'address as text, map on request, transport',
  },
  {
    pattern: /footer|legal|imprint|privacy/i,
    job: 'meet the law',
    content: 'legal name, contact, privacy, terms',
  },
  {
    pattern: /donat|support|spenden/i,
    job: 'show what a gift does',
    content: 'amounts with effect, receipt, monthly or once',
  },
  {
    pattern: /app|download|install/i,
    job: 'start the install',
    content: 'store links, system requirements, size',
  },
]
