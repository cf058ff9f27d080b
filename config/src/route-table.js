import { readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'

import ts from 'typescript'

import { readJson } from './json.js'

/**
 * @typedef {object} RouteEntry one path of a remote
 * @property {string} key of `src/paths.json`
 * @property {string} path its pattern
 * @property {{ file: string, chunk: string }[]} code modules that the page is made of, layout first, and the chunk of
 * each; a redirect has none of its own
 * @property {string | null} page the page's own module, relative to the remote's folder; null for a redirect
 * @property {string[]} messages modules that load the page's messages
 */

/** Relative to a remote's folder. */
const ROUTES_FILE = 'src/routes.tsx'
const PATHS_FILE = 'src/paths.json'

/**
 * Reads which page belongs to which path from a remote's source: the table `pages(paths, { … })` in `src/routes.tsx`.
 * @param {string} directory the remote's folder
 * @returns {RouteEntry[]} in the order of `src/paths.json`
 * @throws when a path has no page, a page has no path, or an entry cannot be read without running it
 */
export function readRouteTable(directory) {
  const root = realpathSync(directory)
  /** @type {Record<string, string>} */
  const paths = readJson(path.join(root, PATHS_FILE))
  const file = path.join(root, ROUTES_FILE)
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  )
  const entries = new Map(readPages(source).map((entry) => [entry.key, entry]))
  for (const key of entries.keys()) {
    if (!Object.hasOwn(paths, key))
      throw new Error(`${ROUTES_FILE} has the page "${key}", ${PATHS_FILE} has no path for it`)
  }
  /** @type {Map<string, string>} a module has one chunk, also where several paths show it */
  const chunks = new Map()
  return Object.entries(paths).map(([key, pattern]) => {
    const entry = entries.get(key)
    if (!entry)
      throw new Error(`${PATHS_FILE} has the path "${key}", ${ROUTES_FILE} has no page for it`)
    const resolve = (/** @type {string} */ specifier) => path.resolve(path.dirname(file), specifier)
    const code = entry.code.map(({ specifier, chunk }) => {
      const module = resolve(specifier)
      if (!chunks.has(module)) chunks.set(module, chunk)
      return { file: module, chunk: chunks.get(module) ?? chunk }
    })
    return {
      key,
      path: pattern,
      page: entry.page && path.relative(root, resolve(entry.page)),
      code,
      messages: entry.messages.map(resolve),
    }
  })
}

/**
 * @typedef {object} SourceEntry as in RouteEntry, with import specifiers for files
 * @property {string} key
 * @property {string | null} page
 * @property {{ specifier: string, chunk: string }[]} code
 * @property {string[]} messages
 */

/** @param {ts.SourceFile} source @returns {SourceEntry[]} */
function readPages(source) {
  const tables = descendants(source).filter((node) => isCallOf(node, 'pages'))
  const table = tables[0]?.arguments[1]
  if (tables.length !== 1 || !table || !ts.isObjectLiteralExpression(table))
    throw new Error(
      `${ROUTES_FILE} must call pages(paths, { … }) once, with the table as a literal`,
    )
  return propertiesOf(table).flatMap(([key, value]) =>
    ts.isObjectLiteralExpression(value) ? readGroup(key, value) : [readPage(key, value)],
  )
}

/** @param {string} group @param {ts.ObjectLiteralExpression} literal @returns {SourceEntry[]} */
function readGroup(group, literal) {
  const options = Object.fromEntries(propertiesOf(literal))
  const { layout, messages, shareChunk, pages } = options
  if (!pages || !ts.isObjectLiteralExpression(pages))
    throw unreadable(literal, `The group "${group}" must have its pages as a literal`)
  const outer = layout ? readPage(group, layout) : { code: [], messages: [] }
  const shared = [...outer.messages, ...(messages ? [importOf(messages)] : [])]
  return propertiesOf(pages).map(([name, value]) => {
    const entry = readPage(`${group}.${name}`, value)
    const own = entry.code.map(({ specifier, chunk }) => ({
      specifier,
      chunk: shareChunk ? chunkOf(group) : chunk,
    }))
    return { ...entry, code: [...outer.code, ...own], messages: [...shared, ...entry.messages] }
  })
}

/** @param {string} key @param {ts.Expression} value @returns {SourceEntry} */
function readPage(key, value) {
  if (isCallOf(value, 'redirectRoute')) return { key, page: null, code: [], messages: [] }
  const [load, options] = isCallOf(value, 'page') ? value.arguments : []
  const specifier = load && ts.isArrowFunction(load) ? importedBy(load.body) : undefined
  if (specifier === undefined)
    throw unreadable(value, `"${key}" must be page(() => import('./…'), { … }) or redirectRoute(…)`)
  const properties = options && ts.isObjectLiteralExpression(options) ? propertiesOf(options) : []
  const messages = properties.filter(([name]) => name === 'messages')
  return {
    key,
    page: specifier,
    code: [{ specifier, chunk: chunkOf(key) }],
    messages: messages.map(([, loader]) => importOf(loader)),
  }
}

/** @param {string} key @returns {string} */
const chunkOf = (key) => `page.${key}`

/** @param {ts.Node} node @returns {string | undefined} what it imports, where it is `import('…')` */
function importedBy(node) {
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return
  const [specifier] = node.arguments
  return specifier && ts.isStringLiteral(specifier) ? specifier.text : undefined
}

/** @param {ts.Expression} value an imported name @returns {string} the module that it comes from */
function importOf(value) {
  const name = value.getText()
  const declaration = value
    .getSourceFile()
    .statements.filter(ts.isImportDeclaration)
    .find(({ importClause }) => {
      const bindings = importClause?.namedBindings
      if (!bindings || !ts.isNamedImports(bindings)) return false
      return bindings.elements.some((element) => element.name.text === name)
    })
  if (!declaration || !ts.isStringLiteral(declaration.moduleSpecifier))
    throw unreadable(value, `messages must be a function that is imported, not ${name}`)
  return declaration.moduleSpecifier.text
}

/** @param {ts.ObjectLiteralExpression} literal @returns {[name: string, value: ts.Expression][]} */
function propertiesOf(literal) {
  return literal.properties.map((property) => {
    if (ts.isPropertyAssignment(property) && !ts.isComputedPropertyName(property.name))
      return [property.name.text, property.initializer]
    if (ts.isShorthandPropertyAssignment(property)) return [property.name.text, property.name]
    throw unreadable(property, 'An entry must have the form KEY: VALUE')
  })
}

/** @param {ts.Node} node @param {string} name @returns {node is ts.CallExpression} */
function isCallOf(node, name) {
  return ts.isCallExpression(node) && node.expression.getText() === name
}

/** @param {ts.Node} node @returns {ts.Node[]} */
function descendants(node) {
  return node.getChildren().flatMap((child) => [child, ...descendants(child)])
}

/** @param {ts.Node} node @param {string} message @returns {Error} */
function unreadable(node, message) {
  const source = node.getSourceFile()
  const { line } = source.getLineAndCharacterOfPosition(node.getStart())
  return new Error(`${ROUTES_FILE}:${line + 1}: ${message}`)
}
