import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { ReactNode } from 'react'
import { drawPng } from '#platform/files/draw-png.server.ts'
import * as texts from './open-graph-image.texts.server.ts'
import type { OpenGraphSheet } from './open-graph-sheets.server.ts'

const width = 1200
const height = 630
const ink = '#0b1f3a'
const blue = '#0b4fa8'
const muted = '#465a75'
// oxlint-disable-next-line house/text-in-texts-file -- the name of a font
const fontName = 'Familjen Grotesk'

/** The sheet as a PNG of 1200×630. Text becomes paths, so the machine's fonts do not matter. */
export async function drawOpenGraphImage(
  sheet: OpenGraphSheet,
  appName: string,
): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded at the first picture: most starts of the server never draw one.
  const { default: satori } = await import('satori')
  const words = await satori(<SheetWords sheet={sheet} appName={appName} />, {
    width,
    height,
    fonts: [
      { name: fontName, weight: 600, data: readFont('familjen-grotesk', 600) },
      { name: fontName, weight: 400, data: readFont('familjen-grotesk', 400) },
    ],
  })
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path fill="#f5f8fc" d="M0 0H${width}V${height}H0Z"/>`,
    `<path fill="#fff" d="M40 40H${width - 40}V${height - 40}H40Z"/>`,
    `<path stroke="#e2ebf5" fill="none" d="${gridLines()}"/>`,
    `<path stroke="${ink}" stroke-width="2" fill="none" d="M40 40H${width - 40}V${height - 40}H40Z"/>`,
    `<path stroke="${muted}" fill="none" d="M40 14V66M14 40H66M1160 14V66M1134 40H1186M40 564V616M14 590H66M1160 564V616M1134 590H1186"/>`,
    `<g transform="translate(738 72) scale(3.2)" fill="none" stroke="${blue}" stroke-width="0.9">`,
    ...sheet.plate.map((path) => `<path d="${path}"/>`),
    '</g>',
    words.replace('<svg ', '<svg x="0" y="0" '),
    '</svg>',
  ].join('')
  return new Uint8Array(await drawPng(svg))
}

function SheetWords({ sheet, appName }: { sheet: OpenGraphSheet; appName: string }) {
  return (
    <div style={{ display: 'flex', width, height, color: ink, fontFamily: fontName, fontWeight: 600 }}>
      <div
        style={{
          position: 'absolute',
          left: 88,
          top: 84,
          width: 600,
          display: 'flex',
          flexDirection: 'column',
        }}
      >
        <div style={{ fontWeight: 400, fontSize: 22, color: muted }}>{sheet.sheet}</div>
        <div
          style={{
            fontSize: sheet.title.length > 30 ? 60 : 84,
            lineHeight: 1.04,
            marginTop: 14,
            letterSpacing: -1.5,
          }}
        >
          {sheet.title}
        </div>
      </div>
      <div
        style={{
          position: 'absolute',
          left: 561,
          bottom: 39,
          width: 600,
          boxSizing: 'border-box',
          display: 'flex',
          flexDirection: 'column',
          border: `2px solid ${ink}`,
          background: '#ffffff',
        }}
      >
        <Cell label={texts.madeWith}>{appName}</Cell>
        <div style={{ display: 'flex', borderTop: `2px solid ${ink}` }}>
          <Cell label={texts.subject}>{sheet.subtitle}</Cell>
        </div>
      </div>
    </div>
  )
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', padding: '12px 20px 14px', flex: 1 }}>
      <div style={{ fontWeight: 400, fontSize: 18, color: muted }}>{label}</div>
      <div style={{ fontSize: 28, lineHeight: 1.2 }}>{children}</div>
    </div>
  )
}

function gridLines(): string {
  const lines: string[] = []
  for (let x = 60; x < width - 40; x += 20) lines.push(`M${x}.5 40V${height - 40}`)
  for (let y = 60; y < height - 40; y += 20) lines.push(`M40 ${y}.5H${width - 40}`)
  return lines.join('')
}

function readFont(family: string, weight: number): Buffer {
  const require = createRequire(import.meta.url)
  return readFileSync(require.resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`))
}
