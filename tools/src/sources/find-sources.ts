import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.join(import.meta.dirname, '../../..')
const PACKAGES = /^(mfe-.*|shell|shared|backend|demo)$/
const GENERATED = /node_modules|\/dist\//

interface Source {
  /** Path from the root of the repository. */
  file: string
  text: string
}

/** The files of the site and of the backend whose path matches. */
export function findSources(pattern: RegExp): Source[] {
  return readdirSync(ROOT)
    .filter((name) => PACKAGES.test(name))
    .flatMap((name) =>
      readdirSync(path.join(ROOT, name), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.posix.join(name, file.replaceAll(path.sep, '/')),
      ),
    )
    .filter((file) => pattern.test(file) && !GENERATED.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }))
}
