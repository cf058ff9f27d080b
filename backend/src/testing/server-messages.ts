import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import ts from 'typescript'

/** Folders and files without messages of the API for shoppers: bilingual pages and e-mails, what agents read, commands, start-up, demo data, tests. */
const EXCLUDED_FILES =
  /\/(portal|ucp|mails?|maintenance|fake|card-page|pages|seed|testing|translation)\/|\/(env|start|server)\.ts$|(-cli|\.test)\.ts$/

/** Errors that are logged, not sent. */
const LOGGED_ERRORS = /^(Error|StartupError)$/

const SENTENCE = /^\s*\p{Lu}.*\s.*[.!?]$/su

/** Sample values by the source text of the expression that they replace. */
type Samples = Record<string, string>

function getText(node: ts.Node, source: ts.SourceFile, samples: Samples): string | null {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return null
  const spans = node.templateSpans.map(({ expression, literal }) => {
    const code = expression.getText(source)
    return (samples[code] ?? `{${code}}`) + literal.text
  })
  return node.head.text + spans.join('')
}

function isForDevelopers(node: ts.Node): boolean {
  for (let current: ts.Node = node; current.parent; current = current.parent) {
    const { parent } = current
    if (ts.isNewExpression(parent) && LOGGED_ERRORS.test(parent.expression.getText())) return true
    // Its second argument is for the shopper.
    const isRejection =
      ts.isNewExpression(parent) && parent.expression.getText() === 'SessionRejectedError'
    if (isRejection && parent.arguments?.[0] === current) return true
    if (ts.isCallExpression(parent) && parent.expression.getText().startsWith('console.'))
      return true
    if (ts.isPropertyAssignment(parent) && parent.name.getText() === 'description') return true
  }
  return false
}

function collectSentences(source: ts.SourceFile, samples: Samples): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const text = getText(node, source, samples)
    if (text !== null && SENTENCE.test(text) && !isForDevelopers(node)) found.push(text.trim())
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/**
 * Collects every sentence in the API's source that may reach a shopper.
 * @param samples an expression without a sample shows as `{code}`
 */
export function collectServerMessages(samples: Samples): string[] {
  const folder = path.join(import.meta.dirname, '..')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.ts') && !EXCLUDED_FILES.test(`/${file}`))
  return files.flatMap((file) => {
    const code = readFileSync(path.join(folder, file), 'utf8')
    return collectSentences(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true), samples)
  })
}
