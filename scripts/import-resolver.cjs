// Tells eslint-plugin-boundaries which file an import means. Only our own two ways of writing one are resolved:
// a `#layer/…` alias and a relative path. Everything else is a package or a Node built-in.
const { existsSync } = require('node:fs')
const path = require('node:path')

const root = path.dirname(__dirname)

exports.interfaceVersion = 2

exports.resolve = (specifier, importer) => {
  // Vite's questions, as in `./worker.ts?worker&url`.
  const source = specifier.replace(/\?.*$/, '')
  const file = fileOf(source, importer)
  return file !== undefined && existsSync(file) ? { found: true, path: file } : { found: false }
}

function fileOf(source, importer) {
  const alias = /^#([^/]+)\/(.+)$/.exec(source)
  if (alias) return path.join(root, 'src', alias[1], alias[2])
  if (!source.startsWith('.')) return undefined
  // Types that the router writes for a route file; they lie outside src and belong to no layer.
  if (source.startsWith('./+types/')) return path.join(root, 'react-router.config.ts')
  return path.resolve(path.dirname(importer), source)
}
