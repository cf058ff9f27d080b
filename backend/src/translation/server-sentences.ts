import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import ts from 'typescript'

/** Parts of the backend whose texts no shopper gets from the API: pages in both languages, start-up, demo data. */
const silent = /^(portal|card-page|pages|seed|testing|translation)\/|^(env|start|server)\.ts$/
const test = /\.(test|suite)\.ts$/
/** Errors that are written to the log, and documentation. */
const forOperators = /^(Error|StartError)$/

const sentence = /^\s*\p{Lu}.*\s.*[.!?]$/su

/** What stands in a sentence for an expression of the code. */
export type Samples = Record<string, string>

function textOf(node: ts.Node, source: ts.SourceFile, samples: Samples): string | null {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return null
  const spans = node.templateSpans.map(({ expression, literal }) => {
    const code = expression.getText(source)
    return (samples[code] ?? `{${code}}`) + literal.text
  })
  return node.head.text + spans.join('')
}

function isForOperators(node: ts.Node): boolean {
  for (let at: ts.Node = node; at.parent; at = at.parent) {
    const { parent } = at
    if (ts.isNewExpression(parent) && forOperators.test(parent.expression.getText())) return true
    if (ts.isPropertyAssignment(parent) && parent.name.getText() === 'description') return true
  }
  return false
}

function sentencesIn(source: ts.SourceFile, samples: Samples): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const text = textOf(node, source, samples)
    if (text !== null && sentence.test(text) && !isForOperators(node)) found.push(text.trim())
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/**
 * Every sentence in the source of the API that may reach a shopper.
 * @param folder of the backend's source
 * @param samples by the code of the expression; one without a sample shows as `{code}`
 */
export function serverSentences(folder: string, samples: Samples): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.ts') && !test.test(file) && !silent.test(file))
  return files.flatMap((file) => {
    const code = readFileSync(path.join(folder, file), 'utf8')
    return sentencesIn(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true), samples)
  })
}
