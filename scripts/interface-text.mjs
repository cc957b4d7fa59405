// What a person could see or hear, as it stands in a program: for the rule `house/text-in-texts-file`, which reads
// what oxlint's own `react/jsx-no-literals` does not: text in expressions, tables and answers. It goes by how words
// look and where they stand, so it misses a lower-case word here and there.

/** Where such words may stand, and why. Anything else belongs into a file `NAME.texts.ts`. */
const elsewhere = [
  [/\.texts(?:\.server)?\.ts$/, 'this is where'],
  [/\.(?:test|test-support)\.tsx?$|test-databases\.ts$/, 'tests'],
  [/^src\/(?:reading|tools\/[^/]+\/(?:craft|compose|render))\//, 'tables of words and rendered prompts'],
  [/^src\/tools\/(?:contract\/card|[^/]+\/(?:docs|examples|form|tool))\.ts$/, 'one table of texts a tool'],
  [
    /^src\/tools\/[^/]+\/(?:[a-z-]*instructions|change-request|checks|compose|core|given|parts|plan|read|reply-form|roles|write)\.ts$/,
    'prompts, and what a model is told',
  ],
  [
    /^src\/tools\/developer-prompt\/(?:answer-label|field-guide|first-guide|form-rules|option-labels)\.ts$/,
    'tables',
  ],
  [/^src\/tools\/developer-prompt\/suggest\/suggest-(?:core|instructions)\.ts$/, 'what a model is told'],
  [/^src\/tools\/(?:hand-off|run-function|stream-function)\.ts$/, 'a table; failures for the log'],
  [/\/(?:mask-recording|recorder|watch-page|main-text\.server)\.ts$/, 'names of elements and types'],
  [/^src\/comparison\/(?:common-stems|function-words|stock-phrases)\.ts$/, 'tables of words'],
  [
    /^src\/engine\/models\/|(?:serve-engine|read-attempt|write-answer|test-provider\.server|keyring\.server)\.ts$/,
    'for models, keys and the log',
  ],
  [
    /(?:provider-kinds|webgpu-models|browser-name|web-search\.server|brand|auth\.server)\.ts$/,
    'names of products',
  ],
  [/\/(?:demo-[a-z-]+|first-library)\.server\.ts$/, 'content'],
  [/^src\/features\/site\/(?:idea-(?:examples|tools)|open-graph-sheets\.server)\.ts$/, 'tables of content'],
  [
    /^src\/platform\/(?:backup|database|mail)\/|^src\/platform\/(?:config|settings-table)\.server\.ts$/,
    'for the terminal and the log',
  ],
]

/** Attributes and properties that a person reads or hears, of elements and of our own components. */
const spoken =
  /^(?:title|label|alt|placeholder|hint|heading|description|message|text|caption|action|busy|about|summary|subject|aria-(?:label|description|roledescription|valuetext)|\w+(?:Label|Title|Hint|Text|Message|Heading|Description))$/
/** Attributes and properties that nobody does, however their words look. */
const unspokenAttribute = /^(?:class|d|href|id|key|name|rel|src|style|to|type|value|\w*[cC]lassName)$/
const unspokenProperty =
  /^(?:className|d|fontFamily|href|id|operatingSystem|path|slug|url|@type|Accept-Encoding|Authorization)$/
/** What is called with words that nobody sees. */
const unseenBy =
  /^(?:cn|console|enum|header|headers|literal|log|logger|query|track|Error|ModelFailure|RangeError|RegExp|StartupError|TypeError|URL)$/
const comparing =
  /^(?:append|delete|endsWith|get|has|includes|indexOf|replace|replaceAll|set|setHeader|split|startsWith)$/
const comparison = /^(?:[!=]==?|[<>]=?|in)$/
const letter = /\p{L}/u
/** A label of one word; names of types have more capitals. */
const oneWord = /^\p{Lu}\p{Ll}+[.!?…]*$/u
const drawingPath = /^M[\d.{]/

/** @param {string} file below the project, with slashes. */
export function holdsTexts(file) {
  return file.startsWith('src/') && !elsewhere.some(([pattern]) => pattern.test(file))
}

/** Whether a Literal or TemplateLiteral (with parents) is text for people. */
export function isInterfaceText(node) {
  const words = wordsOf(node)
  if (words === undefined || !letter.test(words) || drawingPath.test(words)) return false
  const place = placeOf(node)
  if (place === 'shown') return true
  if (place === 'spoken') return /^\P{L}*\p{Lu}/u.test(words) || readsAsProse(words)
  return place === 'anywhere' && (oneWord.test(words) || readsAsProse(words))
}

/** With `{}` for each value; undefined for what is no text. */
function wordsOf(node) {
  if (node.type === 'TemplateLiteral')
    return node.quasis
      .map(({ value }) => value.cooked)
      .join('{}')
      .trim()
  return typeof node.value === 'string' ? node.value.trim() : undefined
}

/** 'shown' in the page; 'spoken' by its name; 'anywhere'; undefined where no text for people stands. */
function placeOf(node) {
  let inner = node
  let outer = node.parent
  while (isTransparent(outer, inner)) {
    if (isPlural(outer)) return 'shown'
    ;[inner, outer] = [outer, outer.parent]
  }
  if (outer.type === 'JSXExpressionContainer' && outer.parent.type !== 'JSXAttribute') return 'shown'
  const attribute = outer.type === 'JSXExpressionContainer' ? outer.parent : outer
  if (attribute.type === 'JSXAttribute') return placeBy(nameOf(attribute.name), unspokenAttribute)
  if (isUnseen(inner)) return undefined
  switch (outer.type) {
    case 'Property':
      return outer.key === inner ? undefined : placeBy(nameOf(outer.key), unspokenProperty)
    case 'BinaryExpression':
      return comparison.test(outer.operator) ? undefined : 'anywhere'
    case 'CallExpression':
      return comparing.test(nameOf(outer.callee.property)) ? undefined : 'anywhere'
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExpressionStatement':
    case 'ImportDeclaration':
    case 'ImportExpression':
    case 'MemberExpression':
    case 'SwitchCase':
    case 'TaggedTemplateExpression':
    case 'TSLiteralType':
      return undefined
    default:
      return 'anywhere'
  }
}

function placeBy(name, unspoken) {
  if (unspoken.test(name)) return undefined
  return spoken.test(name) ? 'spoken' : 'anywhere'
}

function nameOf(node) {
  return String(node?.name ?? node?.value ?? '')
}

function isTransparent({ type, test }, inner) {
  if (type === 'ConditionalExpression') return test !== inner
  return type === 'LogicalExpression' || type === 'TSAsExpression' || type === 'TSSatisfiesExpression'
}

/** `count === 1 ? 'word' : 'words'` */
function isPlural({ type, test, consequent, alternate }) {
  if (type !== 'ConditionalExpression' || test.right?.value !== 1) return false
  return [consequent, alternate].every((form) => letter.test(wordsOf(form) ?? ''))
}

/** Inside a call that keeps it from people. */
function isUnseen(node) {
  for (let at = node.parent; at && !/Statement$|Function|Declaration$|^JSX/.test(at.type); at = at.parent) {
    if (at.type !== 'CallExpression' && at.type !== 'NewExpression') continue
    for (let callee = at.callee; callee; callee = callee.object)
      if (unseenBy.test(nameOf(callee.property ?? callee))) return true
  }
  return false
}

/** A capital and a second word, or three words in a row; no SQL. */
function readsAsProse(words) {
  if (
    /\$\d|\bas "\w|::\w|\bilike\b|\bis (?:not )?null\b|^(?:select|insert|update|delete|with) [^.]*$/.test(
      words,
    )
  )
    return false
  if (/^[“‘("]?\p{Lu}[\p{L}\p{N}’'-]*[,:;.!?…]?\s+\S*[\p{L}\p{N}{]/u.test(words)) return true
  const parts = words.split(/\s+/).filter((part) => !/^\{\}\P{L}*$/u.test(part))
  const plain = parts.filter((part) => /^[“‘("]?\p{L}[\p{L}’']*[”’)"]?[,:;.!?…]?$/u.test(part))
  return plain.length >= 3 && plain.length > parts.length * 0.7
}
