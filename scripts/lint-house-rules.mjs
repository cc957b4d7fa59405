// House rules for names and texts, which oxlint has no rule for. Loaded by .oxlintrc.json.
import path from 'node:path'
import { holdsTexts, isInterfaceText } from './interface-text.mjs'

const namelessFile = /^(?:utils?|helpers?|misc|common|lib)\.[cm]?[jt]sx?$/
const barrelFile = /^index\.[cm]?[jt]sx?$/
const kebabCase = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9-]+)*$/

function complaintAbout(fileName) {
  if (barrelFile.test(fileName))
    return 'No barrels: import the file you mean, and name this one after its subject'
  if (namelessFile.test(fileName)) return 'Name the file after its subject, not after being useful'
  if (!kebabCase.test(fileName)) return 'File names are kebab-case'
  return undefined
}

const fileName = {
  create(context) {
    return {
      Program(node) {
        const complaint = complaintAbout(path.basename(context.filename))
        if (complaint) context.report({ node, message: complaint })
      },
    }
  },
}

// `../` out of a folder hides the direction of an import; inside one, `./` and `../` within the element are fine.
const aliasAcross = {
  create(context) {
    const here = elementOf(context.filename)
    function check(node) {
      const source = node.source?.value
      if (typeof source !== 'string' || !source.startsWith('.') || here === undefined) return
      if (elementOf(path.resolve(path.dirname(context.filename), source)) !== here) {
        context.report({
          node: node.source,
          message: 'Leave your folder through a # alias, so that the direction shows',
        })
      }
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    }
  },
}

/** The layer, e.g. `ui`, `tools` or `features/site`; undefined outside src. */
function elementOf(file) {
  const parts = file.split(path.sep)
  const layer = parts[parts.lastIndexOf('src') + 1]
  if (!parts.includes('src')) return undefined
  if (layer !== 'features') return layer
  return `features/${parts[parts.lastIndexOf('src') + 2]}`
}

// One place per page, ready for other languages; see "Texts" in ARCHITECTURE.md.
const textInTextsFile = {
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/')
    if (!holdsTexts(file)) return {}
    function check(node) {
      if (isInterfaceText(node))
        context.report({ node, message: 'Text for people belongs into a file NAME.texts.ts beside this one' })
    }
    return { Literal: check, TemplateLiteral: check }
  },
}

export default {
  meta: { name: 'house' },
  rules: { 'file-name': fileName, 'alias-across': aliasAcross, 'text-in-texts-file': textInTextsFile },
}
