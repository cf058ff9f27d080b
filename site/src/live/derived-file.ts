import { readFileSync, statSync } from 'node:fs'

/**
 * Reads a file and derives a value from it, again only after the file was replaced.
 * @returns a function that returns the value of the file as it is now. @throws when it cannot be read
 */
export function derivedFile<Value>(file: string, derive: (text: string) => Value): () => Value {
  let cached: { revision: string; value: Value } | undefined
  return () => {
    const { ino, mtimeMs, size } = statSync(file)
    const revision = [ino, mtimeMs, size].join()
    if (cached?.revision !== revision) {
      cached = { revision, value: derive(readFileSync(file, 'utf8')) }
    }
    return cached.value
  }
}
