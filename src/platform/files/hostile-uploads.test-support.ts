import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

export type HostileUpload = { name: string; bytes: Uint8Array }

/** What must never be in an answer. */
export const marker = 'alert(document.domain)'

const script = `<script>${marker}</script>`
const formats = ['avif', 'gif', 'jpeg', 'png', 'webp'] as const

function text(content: string): Uint8Array {
  return Buffer.from(content, 'latin1')
}

function joined(...parts: (Uint8Array | string)[]): Uint8Array {
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? text(part) : part)))
}

export async function picture(format: (typeof formats)[number], withNotes = false): Promise<Uint8Array> {
  const pixels = Buffer.alloc(96 * 64 * 3)
  for (let index = 0; index < pixels.length; index += 1) pixels[index] = (index * 37) % 256
  const image = sharp(pixels, { raw: { width: 96, height: 64, channels: 3 } })
  const noted = withNotes
    ? image.withExif({
        IFD0: { Copyright: script, Artist: script },
        IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSLongitude: '13/1 24/1 0/1' },
      })
    : image
  return new Uint8Array(await noted.toFormat(format).toBuffer())
}

function pngChunk(type: string, data: Uint8Array): Uint8Array {
  const body = joined(type, data)
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.byteLength, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return joined(frame.subarray(0, 4), body, frame.subarray(4))
}

function pngOfSize(width: number, height: number, ...more: Uint8Array[]): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(1_000_000))
  const parts = [
    pngChunk('IHDR', header),
    ...more,
    pngChunk('IDAT', rows),
    pngChunk('IEND', new Uint8Array()),
  ]
  return joined('\x89PNG\r\n\x1a\n', ...parts)
}

/** What is no picture at all, whatever it is called. */
function strangers(): HostileUpload[] {
  const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" ${content}</svg>`
  const contents: Record<string, string> = {
    'SVG with a script': svg(`>${script}`),
    'SVG with a handler': svg(`onload="${marker}">`),
    'SVG with an entity': `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('>&x;')}`,
    'SVG with a foreign object': svg(`><foreignObject><body onload="${marker}"/></foreignObject>`),
    'SVG that fetches': svg('><image href="http://169.254.169.254/latest/meta-data"/>'),
    'SVG after a byte order mark': `\xef\xbb\xbf${svg(`>${script}`)}`,
    'SVG after spaces': `   \n${svg(`>${script}`)}`,
    'SVG in XML': `<?xml version="1.0"?>${svg(`>${script}`)}`,
    HTML: `<!doctype html>${script}`,
    XHTML: `<html xmlns="http://www.w3.org/1999/xhtml">${script}</html>`,
    JavaScript: marker,
    PHP: `<?php system($_GET["c"]); ?>`,
    JSP: '<% Runtime.getRuntime().exec("id"); %>',
    'a shell script': '#!/bin/sh\nid',
    PDF: `%PDF-1.7\n1 0 obj<</OpenAction<</JS(${marker})>>>>`,
    PostScript: '%!PS\n(/etc/passwd) (r) file',
    EPS: '%!PS-Adobe-3.0 EPSF-3.0',
    'ImageMagick MVG': `push graphic-context\nfill 'url(https://example.org/x.jpg"|id")'`,
    'ImageMagick MSL': '<?xml version="1.0"?><image><read filename="/etc/passwd"/></image>',
    ZIP: 'PK\x03\x04',
    gzip: '\x1f\x8b\x08',
    'a Windows program': 'MZ\x90\x00',
    'a Linux program': '\x7fELF\x02\x01\x01',
    'Java class': '\xca\xfe\xba\xbe',
    TIFF: 'II*\x00',
    'big-endian TIFF': 'MM\x00*',
    BMP: 'BM\x36\x00',
    ICO: '\x00\x00\x01\x00',
    PSD: '8BPS\x00\x01',
    'JPEG XL': '\xff\x0a',
    'JPEG 2000': '\x00\x00\x00\x0cjP  \r\n\x87\n',
    HEIC: '\x00\x00\x00\x18ftypheic',
    MP4: '\x00\x00\x00\x18ftypmp42',
    WAV: 'RIFF\x00\x00\x00\x00WAVE',
    Netpbm: 'P6\n1 1\n255\n\x00\x00\x00',
    Radiance: '#?RADIANCE\n',
    FITS: 'SIMPLE  =                    T',
    text: 'just words',
    JSON: '{"a":1}',
    'zero bytes with a name': '\0',
    'one byte': 'x',
  }
  return Object.entries(contents).map(([name, content]) => ({ name, bytes: text(content) }))
}

/** Pictures that are something else as well, or say more than their pixels. */
async function polyglots(): Promise<HostileUpload[]> {
  const [png, jpeg, gif, webp] = await Promise.all([
    picture('png'),
    picture('jpeg'),
    picture('gif'),
    picture('webp'),
  ])
  const comment = (content: string) => joined('\xff\xfe', Buffer.from([0, content.length + 2]), content)
  const tails: Record<string, string> = {
    HTML: script,
    PHP: `<?php echo "${marker}"; ?>`,
    ZIP: `PK\x03\x04${marker}`,
    JavaScript: `*/=${marker}//`,
    SVG: `<svg onload="${marker}"/>`,
  }
  const after = Object.entries(tails).flatMap(([what, tail]) =>
    Object.entries({ png, jpeg, gif, webp }).map(([format, bytes]) => ({
      name: `${format} with ${what} after it`,
      bytes: joined(bytes, tail),
    })),
  )
  const noted = await Promise.all(
    formats.map(async (format) => ({
      name: `${format} with place and script in its notes`,
      bytes: await picture(format, true),
    })),
  )
  return [
    ...after,
    ...noted,
    {
      name: 'JPEG with a script as comment',
      bytes: joined(jpeg.subarray(0, 2), comment(script), jpeg.subarray(2)),
    },
    {
      name: 'PNG with a script as text',
      bytes: joined(png.subarray(0, 33), pngChunk('tEXt', text(`Comment\0${script}`)), png.subarray(33)),
    },
    {
      name: 'PNG with a packed script',
      bytes: joined(
        png.subarray(0, 33),
        pngChunk('zTXt', joined('Comment\0\0', deflateSync(text(script)))),
        png.subarray(33),
      ),
    },
    { name: 'GIF that is JavaScript', bytes: text(`GIF89a/*\0\0*/=0;${marker}`) },
    { name: 'GIF87a that is HTML', bytes: text(`GIF87a${script}`) },
  ]
}

/** Small files that unpack into much, and broken ones. */
async function bombs(): Promise<HostileUpload[]> {
  const gifOfSize = Buffer.from(
    'GIF89a\xff\xff\xff\xff\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0\xff\xff\xff\xff\0\x02\x02D\x01\0;',
    'latin1',
  )
  const jpegOfSize = Buffer.from(await picture('jpeg'))
  const frame = jpegOfSize.indexOf(Buffer.from([0xff, 0xc0]))
  jpegOfSize.writeUInt16BE(65_500, frame + 5)
  jpegOfSize.writeUInt16BE(65_500, frame + 7)
  const text4mb = joined('Comment\0\0', deflateSync(Buffer.alloc(64_000_000)))
  const broken = await Promise.all(
    formats.map(async (format) => {
      const bytes = await picture(format)
      return [
        { name: `${format}, first half only`, bytes: bytes.subarray(0, Math.floor(bytes.length / 2)) },
        { name: `${format}, first bytes only`, bytes: bytes.subarray(0, 16) },
        {
          name: `${format}, shuffled after its first bytes`,
          bytes: joined(bytes.subarray(0, 16), bytes.subarray(16).toReversed()),
        },
      ]
    }),
  )
  return [
    { name: 'PNG of 900 million pixels', bytes: pngOfSize(30_000, 30_000) },
    { name: 'PNG of 2 billion columns', bytes: pngOfSize(2_147_483_647, 1) },
    { name: 'PNG of a height of 1 million', bytes: pngOfSize(1_000, 1_000_000) },
    { name: 'PNG of no width', bytes: pngOfSize(0, 10) },
    { name: 'PNG with 64 MB of packed text', bytes: pngOfSize(10, 10, pngChunk('zTXt', text4mb)) },
    { name: 'GIF of 4 billion pixels', bytes: gifOfSize },
    { name: 'JPEG of 4 billion pixels', bytes: jpegOfSize },
    ...broken.flat(),
  ]
}

export async function hostileUploads(): Promise<HostileUpload[]> {
  return [...strangers(), ...(await polyglots()), ...(await bombs())]
}
