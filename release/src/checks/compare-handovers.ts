import path from 'node:path'

import ts from 'typescript'

import { createVirtualHost } from './type-compatibility.ts'

/** Types of plain data, as texts that need no import. */
export interface Handover {
  /** What a slot hands over. */
  context: string
  /** What an extension takes. */
  props: string
}

/** Both have it, so that a box which needs nothing of what it gets is no mistake to the compiler. */
const MARK = '{ readonly slot?: never }'

/** Compiles only if what the slot hands over is what the extension takes. */
const toProgram = ({ context, props }: Handover) => `type Context = ${context} & ${MARK}
type Props = ${props} & ${MARK}
export const handOver = (context: Context): Props => context
`

/**
 * Compares what slots hand over with what extensions take of it, by the compiler.
 * @returns for each, what does not fit, in the compiler's words; null when all does
 */
export function compareHandovers(handovers: readonly Handover[]): (string | null)[] {
  const files = new Map(
    handovers.map((each, index) => [path.resolve(`slot-${index}.ts`), toProgram(each)]),
  )
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    types: [],
    lib: ['lib.es5.d.ts'],
  }
  const program = ts.createProgram([...files.keys()], options, createVirtualHost(files, options))
  return [...files.keys()].map((file) => {
    const source = program.getSourceFile(file)
    const [first] = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ]
    return first ? summarize(ts.flattenDiagnosticMessageText(first.messageText, '\n')) : null
  })
}

/** The last line says what differs, those before lead to it. */
function summarize(message: string): string {
  const place = [...message.matchAll(/[Tt]ypes of (?:property )?'(.*)' are incompatible/g)].map(
    ([, name]) => name,
  )
  const last = message.split('\n').at(-1)?.trim() ?? ''
  const missing =
    /^Property '(.*)' is missing/.exec(last)?.[1] ??
    /is missing the following properties from type '.*': (.*)$/.exec(last)?.[1]
  if (missing !== undefined) return `${[...place, missing].join('.')} is missing`
  const [, is, wanted] = /^Type '(.*)' is not assignable to type '(.*)'\.$/.exec(last) ?? []
  return is === undefined ? last : `${place.join('.')} is ${is}, not ${wanted}`
}
