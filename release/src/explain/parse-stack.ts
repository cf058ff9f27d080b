import { FRONT_END_NAME_PATTERN } from '@shop/contracts/rules/remote-name.ts'
import type { FrontEnd } from '@shop/release-format/front-end.ts'
import { parseStack as parseFrames } from 'error-stack-parser-es/lite'

/** A frame of a reported stack: a position in a script of a version. */
export interface BuiltFrame {
  name: FrontEnd
  version: string
  /** Relative to the version's folder. */
  file: string
  line: number
  /** The first one is 1. */
  column: number
  /** The minified name; undefined where the browser gives none. */
  function: string | undefined
}

const script = new RegExp(`/(${FRONT_END_NAME_PATTERN})/([^/]+)/(.+)$`)

/** Parses the stack of a Chrome, Firefox or Safari. What is in no script of a version is left out. */
export function parseStack(stack: string): BuiltFrame[] {
  return parseFrames(stack).flatMap((frame) => {
    const [, name, version, file] = script.exec(frame.file ?? '') ?? []
    const { line, col: column } = frame
    if (file === undefined || version === undefined) return []
    if (line === undefined || column === undefined) return []
    const named = frame.function?.replace(/^(?:async[ *]|new )/, '')
    return [{ name: name as FrontEnd, version, file, line, column, function: named }]
  })
}
