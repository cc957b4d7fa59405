// Draws the files in public/ from the one brand drawing; run it after changing the drawing.
import { writeFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import { brandDrawing } from '#features/site/brand-drawing.ts'

const publicFile = (name) => new URL(`../public/${name}`, import.meta.url)
const png = (svg, size) => new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng()

writeFileSync(publicFile('favicon.svg'), brandDrawing())
writeFileSync(publicFile('favicon.ico'), icoFile(png(brandDrawing(), 32), 32))
writeFileSync(publicFile('apple-touch-icon.png'), png(brandDrawing(), 180))
writeFileSync(publicFile('icon-192.png'), png(brandDrawing(), 192))
writeFileSync(publicFile('icon-512.png'), png(brandDrawing(), 512))
writeFileSync(publicFile('icon-maskable-512.png'), png(brandDrawing({ isMaskable: true }), 512))

/** An .ico with one PNG inside: 6 bytes of header, 16 bytes of directory, the picture. */
function icoFile(picture, size) {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(picture.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, picture])
}
