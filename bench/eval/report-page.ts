import { readFileSync } from 'node:fs'
import path from 'node:path'
import { html, raw } from 'hono/html'

/** A piece of a page, with everything in it escaped. */
export type Html = ReturnType<typeof html>

const sheet = readFileSync(path.join(import.meta.dirname, 'report.css'), 'utf8')
const theme = readFileSync(path.join(import.meta.dirname, '../../src/ui/theme.css'), 'utf8')
/** The product's own colors; what is for Tailwind stays behind. */
const colors = theme.match(/^:root \{[^}]*\}/mu)?.[0] ?? ''

/** One file that needs nothing else and runs nothing. */
export function reportPage(title: string, content: Html): string {
  return String(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta
            http-equiv="Content-Security-Policy"
            content="default-src 'none'; style-src 'unsafe-inline'"
          />
          <title>${title}</title>
          <style>
            ${raw(`${colors}\n${sheet}`)}
          </style>
        </head>
        <body>
          <main>${content}</main>
        </body>
      </html>`,
  )
}

/** Rows of cells; the first cell of each row names it. */
export function table(
  name: string,
  head: readonly string[],
  rows: readonly (readonly (Html | string)[])[],
): Html {
  return html`<div class="wide" role="region" aria-label="${name}" tabindex="0">
    <table>
      <thead>
        <tr>
          ${head.map((cell) => html`<th scope="col">${cell}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([first = '', ...cells]) =>
            html`<tr>
              <th scope="row">${first}</th>
              ${cells.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}

export function list(name: string, lines: readonly string[] | undefined): Html | string {
  if (lines === undefined || lines.length === 0) return ''
  return html`<p class="label">${name}</p>
    <ul>
      ${lines.map((line) => html`<li dir="auto">${line}</li>`)}
    </ul>`
}

export function percent(share: number | undefined): string {
  return share === undefined ? '–' : `${Math.round(100 * share)} %`
}

export function figure(value: number | undefined, digits = 1): string {
  return value === undefined ? '–' : value.toFixed(digits)
}
