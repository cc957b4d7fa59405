/** What the result will be used for. */
export type Purpose = { words: string; what: string; start: number; end: number }

const uses =
  "ad|advert|album(?: cover)?|anniversary|app(?: icon| store)?|article|avatar|baby shower|background|banner|billboard|birthday(?: card| party| gift)?|blog(?: post| header)?|book(?: cover|let)?|booklet|brand(?:ing)?|brochure|business card|calendar|campaign|canvas print|card|catalog(?:ue)?|channel|children['’]s (?:book|room)|christmas card|class(?:room)?|coaster|coloring page|colouring page|company|concert|conference|course|cover|desktop|deck|event|exam|exhibition|facebook|fair|festival|film|flyer|game|gift|greeting card|header|hero (?:image|section)|homepage|icon|instagram(?: post| story)?|interview|invitation|invite|label|landing page|launch|leaflet|lesson|library|linkedin(?: post)?|logo|magazine(?: cover)?|market stall|meeting|menu(?: cover)?|mug|museum|music video|newsletter|notebook|nursery(?: wall)?|office|package|packaging|page|party|phone(?: case| wallpaper)?|pitch(?: deck)?|placemat|playlist|podcast(?: cover)?|postcard|poster|presentation|print|product(?: page| shot)?|profile(?: picture| photo)?|project|puzzle|report|restaurant|school(?: project| play)?|screen|shop(?: window)?|sign|slide(?:s|show)?|social media|sticker|store|t-shirt|tattoo|tea towel|thank[- ]you card|thesis|thumbnail|title page|tote bag|trade fair|trailer|video|wall(?: art|paper)?|webinar|website|wedding(?: invitation| card)?|window|workshop|yearbook|youtube(?: channel| thumbnail| video)?|zine"
const english = new RegExp(
  `(?:(?<=^|[\\s,(])(?:for|as|on) (?:use (?:as|in|on) )?(?:(?:a|an|the|my|our|your|his|her|their|this|next) )?(?<what>(?:(?!(?:who|that|which|and|to|is|are)\\s)[\\p{L}'’-]+ ){0,4}?(?:${uses})s?(?: (?:of|about|in|at) [^,.;!?\\n]{2,40})?))(?=\\s*(?:$|[,.;!?)\\n]))|(?:to (?:be )?(?:print(?:ed)? on|hang in|put on|use(?:d)? (?:as|on|in|for)|post on|send to|give to)) (?<other>[^,.;!?\\n]{2,60})`,
  'giu',
)
const others: readonly RegExp[] = [
  /(?<!\p{L})(?:für|als) (?<what>(?:ein\p{L}{0,2} |die |das |den |unser\p{L}{0,2} |mein\p{L}{0,2} )(?:[\p{L}-]+ ){0,3}?[\p{L}-]*(?:cover|titelbild|titelseite|plakat|poster|speisekarte|karte|webseite|website|kalender|buch|einladung|flyer|logo|verpackung|etikett|kampagne|präsentation|newsletter|kinderzimmer|hochzeit|geburtstag|messe|laden|schaufenster))(?=\s*(?:$|[,.;!?)\n]))/giu,
  /(?<!\p{L})(?:pour|comme) (?<what>(?:une? |le |la |l['’]|mon |ma |notre )(?:[\p{L}'’-]+ ){0,4}?(?:couverture|affiche|carte|menu|site|calendrier|livre|invitation|logo|étiquette|campagne|présentation|chambre|mariage|anniversaire|vitrine|magazine|blog)(?: (?:de|d['’]|du)[^,.;!?\n]{2,30})?)(?=\s*(?:$|[,.;!?)\n]))/giu,
  /(?<!\p{L})(?:para|como) (?<what>(?:una? |el |la |mi |nuestr[oa] |uma? |o |a |meu |minha |nossa? )(?:[\p{L}-]+ ){0,4}?(?:portada|capa|cartel|cartaz|tarjeta|cartão|menú|cardápio|carta|web|site|calendario|calendário|libro|livro|invitación|convite|logo|etiqueta|campaña|campanha|presentación|apresentação|boda|casamento|cumpleaños|aniversário|revista|blog)(?: (?:de|del|do|da)[^,.;!?\n]{2,30})?)(?=\s*(?:$|[,.;!?)\n]))/giu,
  /(?<!\p{L})per (?<what>(?:una? |il |la |l['’]|mio |mia |nostr[oa] )(?:[\p{L}'’-]+ ){0,4}?(?:copertina|manifesto|locandina|biglietto|menù|menu|sito|calendario|libro|invito|logo|etichetta|campagna|presentazione|matrimonio|compleanno|rivista|blog)(?: (?:di|del|della)[^,.;!?\n]{2,30})?)(?=\s*(?:$|[,.;!?)\n]))/giu,
  /(?<!\p{L})(?:для|на) (?<what>(?:[\p{L}-]+ ){0,3}?(?:обложк|афиш|плакат|открытк|меню|сайт|календар|книг|приглашени|логотип|этикетк|кампани|презентаци|свадьб|дн[яь] рождения|витрин|журнал|блог)\p{L}*(?: [\p{L}-]+){0,2})(?=\s*(?:$|[,.;!?)\n]))/giu,
  /(?:表紙|ポスター|カード|メニュー|ウェブサイト|カレンダー|招待状|ロゴ|パッケージ|プレゼン|ブログ|サムネイル)(?:用|のため(?:に|の)?|として)/gu,
  /(?:用于|用作|作为|为了?)(?<what>[^，。,.\s]{0,20}?(?:封面|海报|卡片|菜单|网站|日历|请柬|标志|包装|演示文稿|博客|缩略图))/gu,
  /(?<![\p{L}\p{M}])(?:لـ|من أجل )(?<what>(?:غلاف|ملصق|بطاقة|قائمة|موقع|تقويم|دعوة|شعار|عرض)(?: [^\s،,.]+){0,3})/gu,
  /(?:कवर|पोस्टर|कार्ड|मेन्यू|वेबसाइट|कैलेंडर|निमंत्रण|लोगो|प्रस्तुति) के लिए/gu,
]

/** "for a café menu cover", when the idea names a use; "for her daughter" is none. */
export function readPurpose(text: string): Purpose | undefined {
  for (const form of [english, ...others]) {
    for (const match of text.matchAll(form)) {
      const what = match.groups?.['what'] ?? match.groups?.['other']
      if (!what) return withWordsBefore(text, match)
      // "opens a letter on a wall" stands somewhere; only at the end or after a comma "on" tells a use.
      if (
        /^on /iu.test(match[0]) &&
        !/^(?:on (?:a |an |the |my |our )?(?:t-shirt|mug|website|sticker|poster|business card|tote bag|label|postcard))/iu.test(
          match[0],
        )
      )
        continue
      if (/^as /iu.test(match[0]) && !/(?:[,(]\s*|^)$/u.test(text.slice(0, match.index))) continue
      if (/^on /iu.test(match[0]) && !/(?:[,(]\s*|print(?:ed)? |^)$/iu.test(text.slice(0, match.index)))
        continue
      return {
        words: match[0].trim(),
        what: what.trim(),
        start: match.index,
        end: match.index + match[0].length,
      }
    }
  }
  return undefined
}

// Japanese and Hindi put "for" behind the thing; what stands before it in the same part belongs to it.
function withWordsBefore(text: string, match: RegExpExecArray): Purpose {
  const before =
    /(?:[^、。，,.।\s]{1,20}\s?){0,3}$/u.exec(text.slice(Math.max(0, match.index - 40), match.index))?.[0] ??
    ''
  const words = before + match[0]
  const what = words.replace(/(?:用|のため(?:に|の)?|として)$| के लिए$/u, '').trim()
  return { words: words.trim(), what, start: match.index - before.length, end: match.index + match[0].length }
}
