import type { Idea } from '#tools/idea/read-idea.ts'
import { findingOf } from '#tools/idea/safety.ts'
import { findTopic } from './topics.ts'

export type PlotKind =
  | 'learning'
  | 'teased'
  | 'farewell'
  | 'change'
  | 'new-place'
  | 'hidden-gift'
  | 'fear'
  | 'quarrel'
  | 'lost-and-found'
  | 'mistake'
  | 'routine'
  | 'other-way'
  | 'quest'
  | 'helping'
  | 'making'
  | 'new-friends'
  | 'own-work'
  | 'wonder'

const teaching =
  /^\W*(?:please )?(?:teach|explain|show)\b|\b(?:to teach|teach(?:es|ing)? (?:\w+ ){0,3}(?:about|why|how)|explain\w*|lesson (?:about|on)|facts? about|learn(?:s|ing)? (?:about|why|how [a-z]+ (?:work|grow|live|make|are|is))|why (?:do|does|is|are|we|it|the|people|birds|bees|leaves)\b|how (?:do|does|is|are)\b|how [a-z]+ (?:make|makes|grow|grows|work|works|live|fly|sleep|become|becomes)\b)|\b(?:erkl[äa]r|lernen,? (?:warum|wie)|warum|wie funktioniert|pourquoi|comment (?:les|la|le|fonctionne)|por qu[eé]|cómo (?:se|hacen|funciona)|como (?:as|os|funciona)|perch[eé]|почему|как (?:работа|растёт|делают)|लिए सिखा|なぜ|为什么|왜)/iu

// English first, then the words of other languages that say the same.
const signs: readonly (readonly [PlotKind, RegExp])[] = [
  [
    'teased',
    /\bteas(?:e|es|ed|ing)\b|\bbull(?:y|ies|ied|ying)\b|laugh(?:s|ed)? at\b|mock(?:s|ed)?\b|made? fun of|unkind words|call(?:s|ed)? (?:him|her|it|them) names|gehänselt|gemobbt|ausgelacht|se moquent|se burlan|zoam d|prendono in giro|дразн|いじめ|欺负|놀림/iu,
  ],
  [
    'farewell',
    /\b(?:dies|died|dying|death|dead|passed away|funeral|grie(?:f|ves|ving)|buries)\b|gestorben|stirbt|\btod\b|\bmeurt\b|\bmorte?\b|muere|murió|morreu|morre|muore|умер|умирает|смерт|मर ग|مات|死ん|亡くな|去世|죽/iu,
  ],
  [
    'change',
    /\bnew baby\b|\ba baby\b(?! [a-z])|baby (?:brother|sister)|new (?:brother|sister|sibling)|big (?:brother|sister) to be|divorce|separat(?:e|ed|ing|ion)|misses (?:his|her|their|its) (?:dad|mum|mom|mother|father|daddy|mummy|parents?)|care home|nursing home|dementia|two homes|hospital|dentist|\b(?:goes|going|trip|visit) to the doctor|operation|wears? a cast|geschwisterchen|scheidung|krankenhaus|zahnarzt|hôpital|dentiste|divorc|hospital|médico|divorcio|ospedale|больниц|развод|病院|歯医者|医院|병원/iu,
  ],
  [
    'fear',
    /\b(?:afraid|scared|frightened|terrified|fear|fears|nervous|worried|anxious) (?:of|about)\b|\b(?:worried|nervous|anxious|frightened|fearful) [a-z]+\b|\b(?:hates?|dislikes?|does not like|doesn't like|can't stand) (?!its |his |her |their |being |how )[a-z]+|\b(?:is|are|too) (?:afraid|scared|frightened)\b|angst vor|fürchtet sich|peur d[eu']|miedo (?:a|de)|tem medo|medo d[eo]|paura d|боится|страшно|خائف|تخاف|يخاف من|डर|怖が|怖い|害怕|怕黑|무서워/iu,
  ],
  [
    'new-place',
    /\bmov(?:es|ed|ing|e)\s+(?:to|into|away|house|home|in|from)\b|new (?:school|kindergarten|house|home|town|city|country|class|neighbou?rhood|village|language)|first day|starts? (?:at )?(?:school|kindergarten|nursery|preschool)|new kid|refugee|doesn't speak|does not speak|erster (?:schul)?tag|neue[rns]? (?:schule|stadt|land|kita)|zieht (?:um|in)|déménage|nouvelle (?:école|maison|ville)|rentrée|se muda|nueva escuela|nuevo país|nova escola|si trasferisce|nuova scuola|переезжает|новую школу|новая школа|引っ越|新しい学校|搬家|新学校|이사|새 학교|انتقل|مدرسة جديدة|नए स्कूल/iu,
  ],
  [
    'hidden-gift',
    /\b(?:ashamed|embarrassed)\b|hates? (?:its|his|her|their) |(?:nobody|no one|no-one) (?:needs|wants|likes|notices)|\b(?:useless|unwanted|left out|not good enough)\b|wish(?:es)? (?:it|he|she|they) (?:was|were|had|could be)|^(?:an?|the) [a-z ]+ without (?:any |its |his |her )?[a-z]+|too (?:small|big|slow|short|tall|quiet|loud|shy|little|tiny|clumsy|old) |(?:only|different)\b.*\b(?:without|with(?: a| one)?|from)\b|does not fit in|doesn't fit in|schämt sich|zu (?:klein|groß|langsam|leise)|a honte|trop (?:petit|grand|lent)|se avergüenza|demasiado (?:pequeñ|grande|lent)|tem vergonha|si vergogna|стесняется|слишком мал|恥ずかし|害羞|太小|부끄/iu,
  ],
  [
    'quarrel',
    /\b(?:fight|fights|fighting|argue|argues|arguing|quarrel\w*|shar(?:e|es|ing)|jealous|rivals?|both want|take turns|selfish)\b|streit|teilen|se disputent|partage|se pelean|compart|brigam|litigano|condivid|ссор|делит|けんか|分け合|吵架|分享|싸우|나눠/iu,
  ],
  [
    'lost-and-found',
    /\b(?:lost|loses|losing|lose|missing|disappear\w*|vanish\w*|look(?:s|ing)? for|search(?:es|ing)? for|(?:can't|cannot|can not|could not) find|gone missing|misplac\w*|finds? (?:its|his|her) way home)\b|verloren|verliert|verschwund|sucht|perdu|perd |cherche|perdid|pierde|busca|perdeu|perde |procura|cerca il|потерял|ищет|пропал|فقد|ضائع|खो ग|ढूंढ|ढूँढ|खोज|迷子|なくし|探|丢了|寻找|잃어/iu,
  ],
  [
    'mistake',
    /\b(?:breaks?|broke|tells? a lie|lie[sd]|lying|keeps? a secret|by accident|accidentally|spill(?:s|ed)?|ruin(?:s|ed)?|forg[eo]ts? to|honest\w*|truth|mistake|apologi\w+|says? sorry)\b|kaputt|lügt|geheimnis|casse|ment |mensonge|rompe|miente|mentira|quebra|bugia|сломал|обман|壊し|嘘|打破|说谎|거짓말/iu,
  ],
  [
    'routine',
    /\b(?:bedtime|bed time|(?:go|goes|going) to (?:bed|sleep)|(?:can't|cannot|won't|will not|doesn't want to|does not want to) sleep|brush(?:es|ing)?(?: \w+)? teeth|potty|toilet|bath ?time|(?:get|gets|getting) dressed|tid(?:y|ies|ying)|clean(?:s|ing)? up|nap ?time|put(?:s|ting)? on (?:shoes|socks|a coat)|morning routine|fall(?:s|ing)? asleep|wash(?:es|ing) (?:his|her|its|their)? ?(?:hands|hair|face))\b|einschlafen|ins bett|schlafen gehen|aufräumen|zähneputzen|dodo|va au lit|dormir|ir a la cama|hora de dormir|andare a letto|ложится спать|спать|नींद|おやすみ|寝る|睡觉|잠자/iu,
  ],
  [
    'other-way',
    /\b(?:can't|cannot|can not|couldn't|could not|unable to|doesn't know how to|does not know how to|forg[eo]ts? how to|never learned to|learn(?:s|ing)? (?:how )?to|tries to learn|practi[sc]es)\b|kann nicht|lernt|ne (?:peut|sait) pas|apprend|no (?:puede|sabe)|aprende|não (?:pode|sabe|consegue)|non (?:sa|può)|impara|не умеет|учится|नहीं (?:कर )?सक|सीख|できない|不会|学会|못하는|배우/iu,
  ],
  [
    'quest',
    /\b(?:wants? to (?:feel|taste|smell|see|visit|reach|find|fly|go|meet|touch|climb|travel|be|become|swim|catch|hear|know|explore)|dreams? of|wish(?:es)? to|journey\w*|travel\w*|sails? (?:to|across|around)|trip to|adventure\w*|explor\w+|on (?:his|her|its|the) way to|voyage|holiday|vacation|sets? (?:off|out)|flies to|swims to|climbs|goes to (?:see|find|the))\b|will (?:das|den|die|ans|zum|zur|nach|auf|einmal|fliegen|sehen)|möchte|träumt|reise|veut (?:voir|aller|voler)|rêve|voyage|quiere (?:ver|ir|volar)|sueña|viaje|quer (?:ver|ir|voar)|sonha|viagem|vuole (?:vedere|andare)|sogna|viaggio|хочет|мечтает|путешеств|يريد|يحلم|رحلة|चाहत|सपना|यात्रा|行きたい|見たい|旅|想(?:去|看|要)|旅行|梦想|가고 싶|보고 싶|여행|chce|marzy|podróż|istiyor|hayal|yolculu/iu,
  ],
  [
    'helping',
    /\b(?:sav(?:e|es|ed|ing)|rescu\w+|help(?:s|ed|ing)?|protects?|looks? after|takes? care|heals?|comforts?)\b|rettet|hilft|sauve|aide |salva|ayuda|ajuda|aiuta|спас|помога|ينقذ|يساعد|मदद|बचा|助け|帮助|救|도와|구하/iu,
  ],
  [
    'making',
    /\b(?:build(?:s|ing)?|mak(?:e|es|ing)|bak(?:e|es|ing)|cook(?:s|ing)?|paint(?:s|ing)?|invent(?:s|ing)?|knit(?:s|ting)?|sew(?:s|ing)?|creat(?:e|es|ing)|decorat(?:e|es|ing)|prepar(?:e|es|ing)|plant(?:s|ing)?|grow(?:s|ing)?|carv(?:e|es|ing)|repair(?:s|ing)?) (?:a|an|the|his|her|its|their|some|bread|cake|soup|cookies|pancakes|flowers|music)\b|\b(?:party|birthday|surprise)\b|\b(?:bake|cook|build|knit|sew|plant|make)s?\b(?! (?:friends?|sure|it|up|peace|fun|honey|a noise|money|mistakes?|(?:him|her|them|people|everyone))\b) [a-z]+|baut|bastelt|backt|construit|fabrique|construye|hace un|constrói|costruisce|строит|печёт|يبني|बनात|作る|作って|建|做|만들/iu,
  ],
  [
    'new-friends',
    /\b(?:friends?|friendship|befriend\w*|lonely|loneliness|alone|meets?)\b|freund|einsam|amis?\b|amitié|seul|amig|solitari|amic|друг|друз|дружб|одинок|صديق|أصدقاء|दोस्त|友達|ひとりぼっち|朋友|孤单|친구|외로/iu,
  ],
]

const doing =
  /\b(?:wants? to|tries to|loves to|likes to|has to|opens|runs|sells|works|plays|dances|sings|drives|delivers|guards|cleans|teaches|collects|paints|writes|counts|guides|carries|keeps)\b/iu

/** Which kind of story an idea is, by what it says. */
export function choosePlot(idea: Idea): PlotKind {
  const text = idea.scene === '' ? idea.text : `${idea.scene} ${idea.purpose?.words ?? ''}`
  const whole = `${idea.text}`
  if (findingOf(idea.safety, 'bullying') && !/ashamed|embarrassed/.test(text)) return 'teased'
  const topic = findTopic(whole)
  const isTask = signs.find(([kind]) => kind === 'routine')?.[1].test(text) === true
  if (teaching.test(whole)) return 'learning'
  // A bare subject ("counting ducks", "the water cycle") is a lesson; the same word inside a story is not.
  const storyVerb = idea.actions.some(({ finite, kind, doer }) => finite && kind === 'action' && doer !== '')
  if (topic && !storyVerb && !isTask && !signs.some(([, sign]) => sign.test(text))) return 'learning'
  // Who finds somebody lost helps; who has lost something searches.
  if (
    /\bfinds? (?:an?|the|one) (?:lost|injured|hurt|hungry|lonely|stray|sleeping|small|little|tiny|baby)\b/i.test(
      text,
    )
  )
    return 'helping'
  for (const [kind, sign] of signs)
    if (sign.test(text) && !(kind === 'routine' && isSleeplessByTheWay(idea))) return kind
  if (topic && !storyVerb) return 'learning'
  if (idea.subjects.filter(({ animate, role }) => animate && role !== 'reader').length > 1)
    return 'new-friends'
  if (doing.test(text) || idea.actions.some(({ kind }) => kind === 'action')) return 'own-work'
  return idea.actions.length === 0 &&
    idea.isEnglish &&
    idea.wordCount > 1 &&
    (!idea.subject || /^(?:unknown|abstract|time|paper)$/.test(idea.subject.kind))
    ? 'learning'
    : 'wonder'
}

/** "A hedgehog knits scarves, but she cannot sleep in the wind": the scarves are the story, the night is its trouble. */
function isSleeplessByTheWay({ actions, scene }: Idea): boolean {
  const [opening] = actions
  if (!/\b(?:can't|cannot|won't|will not) sleep\b/i.test(scene)) return false
  return (
    opening !== undefined &&
    opening.kind === 'action' &&
    opening.finite &&
    !opening.relative &&
    opening.object !== '' &&
    !/\b(?:sleep|bed|night|wake|yawn)/i.test(opening.words)
  )
}
