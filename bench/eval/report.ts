import { html } from 'hono/html'
import { findTool } from '#tools/tools.ts'
import type { Answer, Judgment, Results, Run } from './results.ts'
import { figure, list, percent, reportPage, table, type Html } from './report-page.ts'
import { counted, dollars, meaningOf } from './wording.ts'
import { scoreOf, summarize, type Summary } from './summarize.ts'

/** The report of one run: a table over everything, one for each tool, and each case side by side. */
export function writeReport(results: Results): string {
  const { run, answers, spentUsd } = results
  const tools = [...new Set(run.cases.map(({ tool }) => tool))]
  return reportPage(
    'Models compared',
    html`<h1>Models compared</h1>
      <p>
        ${counted(run.cases.length, 'input')} for ${counted(tools.length, 'tool')},
        ${counted(run.models.length, 'model')}, ${counted(answers.length, 'answer')}; in all
        ${dollars(spentUsd)}.
        ${run.judge === undefined ? 'No judge.' : html`Judge: <code>${run.judge}</code>.`}
        ${run.at.slice(0, 16).replace('T', ' ')} UTC.
      </p>
      ${notesOf(results)}
      <h2>All tools</h2>
      ${summaryTable('All tools', summarize(results), run)} ${measured}
      ${tools.map((tool) => toolSection(results, tool))}`,
  )
}

function notesOf({ run, judgments }: Results): Html | string {
  const failed = judgments.filter((judgment) => judgment.failed !== undefined)
  const isOwnJudge = run.models.some(({ id }) => id === run.judge)
  const notes = [
    ...run.notes,
    ...(isOwnJudge ? ['The judge is one of the models that were asked: judges favor their own.'] : []),
    ...failed.map(({ tool, id, failed: why }) => `${tool} ${id} has no scores: ${why}`),
  ]
  if (notes.length === 0) return ''
  return html`<ul class="notes">
    ${notes.map((note) => html`<li>${note}</li>`)}
  </ul>`
}

const measured = html`<details>
  <summary>What the columns say</summary>
  <ul>
    <li>
      Score: what the judge gave, 0 to 100, less 5 for each wrong claim; a mean over the answers that were
      kept.
    </li>
    <li>Wrong claims: for each answer, as the judge counted them.</li>
    <li>Kept: answers that a visitor would have got, of those that the model gave.</li>
    <li>First try: answers in which the checks found nothing before any repair.</li>
    <li>
      Refused: the model or its filter declined. Fell back: anything else that kept an answer from being
      shown.
    </li>
    <li>
      Facts: numbers, names, quoted words, colors and addresses of the person that stand in the answer. A
      story may rightly leave some out.
    </li>
    <li>Parts: parts of the answer that were complete in the first reply.</li>
    <li>Cost is a mean; time and first word are medians. Without a known price tokens are counted.</li>
    <li>No answer, left: the provider gave none, or the run ended before it was asked.</li>
  </ul>
</details>`

const columns = [
  'Model',
  'Score',
  'Wrong claims',
  'Kept',
  'First try',
  'Refused',
  'Fell back',
  'Facts',
  'Parts',
  'Cost',
  'Time',
  'First word',
]

function summaryTable(name: string, summaries: readonly Summary[], run: Run): Html {
  const isWhole = summaries.every(({ unanswered, left }) => unanswered + left === 0)
  const best = Math.max(...summaries.map(({ score }) => score ?? -1))
  const rows = summaries.map((one) => [
    one.model,
    one.score === best && run.models.length > 1
      ? html`<span class="best">${figure(one.score)}</span>`
      : figure(one.score),
    figure(one.wrongClaims, 2),
    `${one.kept} of ${one.answers}`,
    percent(one.firstTry),
    String(one.refused),
    String(one.fellBack),
    percent(one.facts),
    percent(one.parts),
    costOf(one),
    one.seconds === undefined ? '–' : `${figure(one.seconds)} s`,
    one.firstTokenSeconds === undefined ? '–' : `${figure(one.firstTokenSeconds)} s`,
    ...(isWhole ? [] : [`${one.unanswered}, ${one.left}`]),
  ])
  return table(name, [...columns, ...(isWhole ? [] : ['No answer, left'])], rows)
}

/** Without a known price its tokens; a model that gave no answer has neither. */
function costOf({ costUsd, tokens }: Summary): string {
  if (costUsd !== undefined) return dollars(costUsd)
  return tokens === undefined ? '–' : `${figure(tokens, 0)} tokens`
}

function toolSection(results: Results, tool: string): Html {
  const { run } = results
  const name = findTool(tool)?.card.name ?? tool
  return html`<section>
    <h2>${name}</h2>
    ${summaryTable(name, summarize(results, tool), run)}
    <p class="label">Cases</p>
    ${run.cases.filter((one) => one.tool === tool).map((one) => caseView(results, one))}
  </section>`
}

function caseView(
  { run, answers, judgments }: Results,
  { tool, id, source, given }: Run['cases'][number],
): Html {
  const own = answers.filter((answer) => answer.tool === tool && answer.id === id)
  const judgment = judgments.find((one) => one.tool === tool && one.id === id)
  return html`<details>
    <summary>
      <h3>${id}</h3>
      <span class="chips figures">
        ${run.models.map(
          ({ id: model }) =>
            html`<span
              >${model}:
              ${outcomeOf(
                own.find((answer) => answer.model === model),
                judgment,
              )}</span
            >`,
        )}
      </span>
    </summary>
    <div>
      <p class="label">What the person filled in${source === '' ? '' : ` · ${source}`}</p>
      <pre dir="auto" tabindex="0">${JSON.stringify(given, undefined, 1)}</pre>
    </div>
    <div class="side">${own.map((answer) => answerView(answer, judgment))}</div>
  </details>`
}

function outcomeOf(answer: Answer | undefined, judgment: Judgment | undefined): Html | string {
  if (answer === undefined) return 'left'
  if (!answer.isKept) return html`<span class="bad">${meaningOf(answer.why)}</span>`
  const score = scoreOf(judgment, answer.model)
  return score === undefined ? 'kept' : String(score.score)
}

/** One answer, with everything that is known about it. */
export function answerView(answer: Answer, judgment: Judgment | undefined, name = answer.model): Html {
  const { model, isKept, why, calls, inputTokens, outputTokens, costUsd, totalMs, measures, text } = answer
  const score = scoreOf(judgment, model)
  const facts = measures && `${measures.factsKept} of ${measures.facts} facts`
  const parts = measures && `${measures.partsComplete} of ${measures.parts} parts`
  const figures = [
    `${(totalMs / 1_000).toFixed(1)} s`,
    `${inputTokens} + ${outputTokens} tokens`,
    dollars(costUsd),
    ...(calls > 1 ? [`${calls} calls`] : []),
    ...(facts && parts ? [facts, parts] : []),
  ]
  return html`<article>
    <h3>${name}${score ? ` · ${score.score}` : ''}</h3>
    <p class="figures">${figures.join(' · ')}</p>
    ${isKept ? '' : html`<p class="bad">Not kept: ${meaningOf(why)}</p>`}
    ${list('Wrong claims', score?.wrongClaims)} ${score?.hardFail ? list('Hard fail', [score.hardFail]) : ''}
    ${list('Found at the first try', answer.firstFaults)}
    ${list('Found after the repair', answer.repairFaults)} ${list('Left in the end', answer.lastFaults)}
    ${score ? criteriaView(score.criteria) : ''}
    ${text === '' ? '' : html`<pre dir="auto" tabindex="0">${text}</pre>`}
  </article>`
}

function criteriaView(criteria: Judgment['scores'][number]['criteria']): Html {
  return html`<details>
    <summary>The judge, criterion by criterion</summary>
    <ul>
      ${criteria.map(
        ({ name, score, quote }) =>
          html`<li dir="auto">${name}: ${score} of 5${quote === '' ? '' : `, “${quote}”`}</li>`,
      )}
    </ul>
  </details>`
}
