import { createHash } from 'node:crypto'
import path from 'node:path'

/** What the profile and the responses of a catalogue are checked by. */
const ENTRIES = [
  'source/discovery/profile_schema.json',
  'source/schemas/shopping/catalog_search.json',
  'source/schemas/shopping/catalog_lookup.json',
  'source/schemas/shopping/types/error_response.json',
]

const REFERENCE = /"\$ref"\s*:\s*"([^"#]+)/g

/** The schemas of a catalogue and all that they refer to, by their paths in the repository. */
export function collectSchemas(read: (file: string) => Buffer): Map<string, Buffer> {
  const schemas = new Map<string, Buffer>()
  const waiting = [...ENTRIES]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (schemas.has(file)) continue
    const content = read(file)
    schemas.set(file, content)
    const folder = path.posix.dirname(file)
    for (const [, reference = ''] of content.toString().matchAll(REFERENCE))
      waiting.push(path.posix.join(folder, reference))
  }
  return new Map([...schemas].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Where schemas are from, and the SHA-256 digest of each. */
export function toManifest(
  origin: { tag: string; commit: string; date: string },
  schemas: ReadonlyMap<string, Buffer>,
): string {
  const files = Object.fromEntries(
    [...schemas].map(([file, content]) => [
      file,
      createHash('sha256').update(content).digest('hex'),
    ]),
  )
  const repository = 'https://github.com/Universal-Commerce-Protocol/ucp'
  return `${JSON.stringify({ repository, ...origin, files }, null, 2)}\n`
}
