// Records what tests compare with: the schemas of the Universal Commerce Protocol in the version that the shop speaks, and the
// vocabulary of schema.org. Both are read from clones of their repositories, which are named as arguments:
// npm run record-schemas -- UCP_CLONE SCHEMA_ORG_CLONE
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { UCP_VERSION } from '@shop/contracts/rules/ucp.ts'

import { toVocabulary, writeVocabulary } from './schema-org.ts'
import { collectSchemas, toManifest } from './ucp-schemas.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const ucpFolder = path.join(root, 'backend/src/testing/ucp-schemas')
const vocabularyFile = path.join(root, 'shared/testing/src/structured-data/schema-org.generated.ts')

const [ucpClone, schemaOrgClone] = process.argv.slice(2)
if (!ucpClone || !schemaOrgClone) throw new Error('Name a clone of ucp and one of schemaorg.')

const git = (clone: string, ...args: string[]) =>
  execFileSync('git', ['-C', clone, ...args], { maxBuffer: 64 * 1024 * 1024 })

const tag = `v${UCP_VERSION}`
const schemas = collectSchemas((file) => git(ucpClone, 'show', `${tag}:${file}`))
rmSync(ucpFolder, { recursive: true, force: true })
for (const [file, content] of [
  ...schemas,
  ['LICENSE', git(ucpClone, 'show', `${tag}:LICENSE`)],
] as const) {
  const target = path.join(ucpFolder, file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, content)
}
const [commit = '', date = ''] = git(ucpClone, 'log', '-1', '--format=%H %cs', tag)
  .toString()
  .trim()
  .split(' ')
writeFileSync(path.join(ucpFolder, 'manifest.json'), toManifest({ tag, commit, date }, schemas))
process.stdout.write(`${schemas.size} schemas of UCP ${tag}\n`)

const RELEASES = 'data/releases'
const releases = git(schemaOrgClone, 'ls-tree', '--name-only', `HEAD:${RELEASES}`)
  .toString()
  .split('\n')
  .filter((name) => /^\d+\.\d+$/.test(name))
const version = releases.toSorted((a, b) => Number(a) - Number(b)).at(-1) ?? ''
const document = git(
  schemaOrgClone,
  'show',
  `HEAD:${RELEASES}/${version}/schemaorg-current-https.jsonld`,
)
writeFileSync(vocabularyFile, writeVocabulary(version, document, toVocabulary(document)))
process.stdout.write(`schema.org ${version}\n`)
