import { markAlike, type Evidence, type Piece } from '#comparison/comparison.ts'
import { breakdownRows } from './breakdown-rows.ts'
import { cutAtMatches } from './match-words.ts'
import * as texts from './result.texts.ts'
import { verdictOn } from './verdict-on.ts'

/** The result as one HTML file that needs nothing from anywhere: no script, no picture, no address is fetched. */
export function htmlReport(text: string, answer: Evidence): string {
  const { score, breakdown, matches, coverage, sources, ignored, explanation, notes } = answer
  const titles = new Map(sources.map(({ id, title }) => [id, title]))
  const rows = breakdownRows(breakdown)
  const marked = cutAtMatches(text, matches).map((stretch) => {
    const match = stretch.match === undefined ? undefined : matches[stretch.match]
    if (!match || stretch.match === undefined) return escape(stretch.text)
    const number = stretch.match + 1
    return `<a href="#p${number}" id="t${number}" class="${match.counts ? 'counts' : 'shown'}">${escape(stretch.text)}</a>`
  })
  const passages = matches.map((match, index) => {
    const alike = match.source && markAlike(match.excerpt, match.source.excerpt)
    const title = match.sourceId === undefined ? texts.earlierInText : (titles.get(match.sourceId) ?? '')
    return `<li id="p${index + 1}"><p><a href="#t${index + 1}">${texts.kinds[match.kind]}</a>, ${
      match.counts
        ? texts.wordsAt(match.countedWords, Math.round(match.similarity * 100))
        : texts.notScoredInline
    }. ${escape(match.reason)}</p><blockquote>${alike ? pieces(alike.ours) : escape(match.excerpt)}</blockquote>${
      alike ? `<p class="source">${escape(title)}</p><blockquote>${pieces(alike.theirs)}</blockquote>` : ''
    }</li>`
  })
  // Without words, both say only that.
  const verdict = verdictOn(answer).filter((said) => !explanation.includes(said))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${texts.similarityOf(score)}</title>
<style>
body{font:16px/1.6 system-ui,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem;color:#0b1f3a;background:#fff;overflow-wrap:anywhere}
h1{line-height:1.2}table{border-collapse:collapse;width:100%}th,td{text-align:left;font-weight:400;border-top:1px solid #c9d6e6;padding:.3rem .5rem .3rem 0}td{text-align:right;font-family:monospace}
.text{white-space:pre-wrap;border:1px solid #0b1f3a;padding:1rem}.counts{background:#ffe27a;color:inherit}.shown{outline:1px dashed #465a75;color:inherit}
blockquote{margin:.3rem 0;border-left:2px solid #0b1f3a;padding-left:.8rem;white-space:pre-wrap}.source{margin:.6rem 0 0;color:#465a75}li{margin:1rem 0}mark{background:none;color:inherit;text-decoration:underline}
@media print{.counts{text-decoration:underline;text-decoration-thickness:2px}}
</style>
</head>
<body>
<h1>${texts.similarityOf(score)}</h1>
<p><strong>${escape(verdict.join(' '))}</strong></p>
${ignored ? `<p>${escape(texts.leftOut(ignored))}</p>` : ''}
${explanation
  .split('\n\n')
  .map((paragraph) => `<p>${escape(paragraph)}</p>`)
  .join('\n')}
${notes.length > 0 ? `<h2>${texts.notes}</h2>\n${list(notes.map((note) => note.text))}` : ''}
<h2>${texts.howCalculated}</h2>
<table>${rows.map(([name, value]) => `<tr><th scope="row">${name}</th><td>${value.toLocaleString('en-US')}</td></tr>`).join('')}</table>
${
  sources.length > 0
    ? `<h2>${texts.sources}</h2><table>${sources
        .map(
          ({ title, url, share }) =>
            `<tr><th scope="row">${escape(title)}${url === undefined ? '' : `<br>${escape(url)}`}</th><td>${share}%</td></tr>`,
        )
        .join('')}</table>`
    : ''
}
<h2>${texts.notChecked}</h2>
${list(coverage.notChecked)}
<h2>${texts.theText}</h2>
<div class="text" dir="auto">${marked.join('')}</div>
${passages.length > 0 ? `<h2>${texts.passages}</h2><ol>${passages.join('\n')}</ol>` : ''}
</body>
</html>
`
}

function list(sentences: readonly string[]): string {
  return `<ul>${sentences.map((sentence) => `<li>${escape(sentence)}</li>`).join('')}</ul>`
}

function pieces(marked: readonly Piece[]): string {
  return marked
    .map(({ text, isAlike }) =>
      isAlike
        ? `<mark>${escape(text)}</mark>`
        : `${texts.changedStart}${escape(text.trimEnd())}${texts.changedEnd}${text.slice(text.trimEnd().length)}`,
    )
    .join('')
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
