// node scripts/count-modules.mjs ROUTE_FILE: the modules of ours that come with a file, itself included. Follows static
// imports and re-exports under src/; types are erased, and what is imported lazily comes when it is needed.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync } from 'vite'
import resolver from './import-resolver.cjs'

const source = path.resolve(import.meta.dirname, '../src')

/** Paths below src/, in the order in which they are met. */
export function modulesFrom(file) {
  const start = path.resolve(file)
  const met = new Set([start])
  for (const module of met) {
    for (const imported of staticImports(module)) {
      const { found, path: target } = resolver.resolve(imported, module)
      if (found && target.startsWith(source + path.sep)) met.add(target)
    }
  }
  return [...met].map((module) => path.relative(source, module))
}

function staticImports(file) {
  if (!/\.tsx?$/.test(file)) return []
  const { program, errors } = parseSync(file, readFileSync(file, 'utf8'))
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0].message}`)
  return program.body.filter(loads).map((statement) => statement.source.value)
}

/** Whether anything of an import or re-export is left without its types. */
function loads({ source: from, importKind, exportKind, specifiers = [] }) {
  if (!from || importKind === 'type' || exportKind === 'type') return false
  const isType = (one) => one.importKind === 'type' || one.exportKind === 'type'
  return specifiers.length === 0 || !specifiers.every(isType)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const modules = modulesFrom(process.argv[2] ?? '')
  console.log(modules.join('\n'))
  console.log(`${modules.length} modules`)
}
