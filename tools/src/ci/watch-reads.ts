import childProcess, { ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import workerThreads from 'node:worker_threads'

import { STARTS_PROGRAM, STARTS_THREAD } from './test-notes.ts'

type Note = (entry: string) => void
type Call = (this: unknown, ...args: unknown[]) => unknown

/** Node's modules are the same objects for all test files of a process: they are changed once, and tell the one that runs. */
const host = fs as { [key: symbol]: Note | undefined }
const current = Symbol.for('note of what a test reads')

const LISTS = /^(?:readdir|opendir|cp)(?:Sync)?$/
const READS =
  /^(?:access|copyFile|exists|lstat|open|openAsBlob|readFile|stat)(?:Sync)?$|^createReadStream$/
const STARTS = ['spawnSync', 'execSync', 'execFileSync']

function toPath(file: unknown): string | null {
  if (typeof file === 'string') return path.resolve(file)
  if (Buffer.isBuffer(file)) return path.resolve(file.toString())
  // A test's URL may be of another realm.
  return (file as URL | null)?.protocol === 'file:' ? fileURLToPath((file as URL).href) : null
}

function watch(target: object, name: string, toEntry: (args: unknown[]) => string | null): void {
  const functions = target as Record<string, Call>
  const original = functions[name]
  if (!original) return
  const watched: Call = function (...args) {
    const entry = toEntry(args)
    if (entry !== null) host[current]?.(entry)
    return original.apply(this, args)
  }
  functions[name] = Object.defineProperties(watched, Object.getOwnPropertyDescriptors(original))
}

function watchNode(): void {
  for (const functions of [fs, fs.promises]) {
    for (const name of Object.keys(functions)) {
      if (READS.test(name)) watch(functions, name, ([file]) => toPath(file))
      if (LISTS.test(name)) {
        watch(functions, name, ([file]) => {
          const folder = toPath(file)
          return folder && `${folder}/`
        })
      }
    }
  }
  for (const name of STARTS) watch(childProcess, name, () => STARTS_PROGRAM)
  watch(ChildProcess.prototype, 'spawn', () => STARTS_PROGRAM)
  workerThreads.Worker = new Proxy(workerThreads.Worker, {
    construct(target, args, newTarget) {
      host[current]?.(STARTS_THREAD)
      return Reflect.construct(target, args, newTarget) as object
    },
  })
}

/**
 * Calls back with what this process reads from now on: the absolute path of a file that is read or looked for, that of a folder
 * whose names are listed with a slash at its end, and a mark for a program or a thread that is started.
 * @returns calls back who watched before
 */
export function watchReads(note: Note): () => void {
  if (!(current in host)) watchNode()
  const former = host[current]
  host[current] = note
  return () => (host[current] = former)
}
