import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const worthCompressing = /\.(css|html|ico|js|json|map|svg|txt|wasm|webmanifest|xml)$/
const smallestBytes = 512
/** The hardest way takes many seconds for the library that runs models, to win a seventh. */
const largeBytes = 2_000_000

/** Writes a `.br` and a `.gz` beside each file of the folder that gets smaller by it; the server sends them as they are. */
export async function compressAssets(folder: string): Promise<void> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && worthCompressing.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(paths.map(compressFile))
}

async function compressFile(path: string): Promise<void> {
  const bytes = readFileSync(path)
  if (bytes.length < smallestBytes) return
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [constants.BROTLI_PARAM_QUALITY]: bytes.length > largeBytes ? 9 : constants.BROTLI_MAX_QUALITY,
      },
    }),
    promisify(gzip)(bytes, { level: 9 }),
  ])
  if (brotli.length < bytes.length) writeFileSync(`${path}.br`, brotli)
  if (zipped.length < bytes.length) writeFileSync(`${path}.gz`, zipped)
}
