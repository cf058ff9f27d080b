import { readFileSync, statSync } from 'node:fs'

import { currentTurn } from './current-turn.ts'

/**
 * Reads a file and derives a value from it, again only after the file was replaced. It is looked at once in a turn of the
 * event loop, for all requests of that.
 * @param derive a pure function of the file's text
 * @returns the value of the file as it is now. @throws when it cannot be read
 */
export function derivedFile<Value>(file: string, derive: (text: string) => Value): () => Value {
  let cached: { revision: string; value: Value; turn: number } | undefined
  return () => {
    const turn = currentTurn()
    if (cached?.turn === turn) return cached.value
    const { ino, mtimeMs, size } = statSync(file)
    const revision = [ino, mtimeMs, size].join()
    if (cached?.revision === revision) cached.turn = turn
    else cached = { revision, value: derive(readFileSync(file, 'utf8')), turn }
    return cached.value
  }
}
