import { createHash } from 'node:crypto'

import type { Vocabulary } from '@shop/testing/structured-data/vocabulary.ts'

type Reference = { '@id': string }
type Many<Value> = Value | Value[] | undefined

interface Term extends Reference {
  '@type': string | string[]
  'rdfs:subClassOf'?: Many<Reference>
  'schema:domainIncludes'?: Many<Reference>
  'schema:rangeIncludes'?: Many<Reference>
}

const PREFIX = 'schema:'

const list = <Value>(value: Many<Value>): Value[] =>
  value === undefined ? [] : ([value].flat() as Value[])

/** Names of our vocabulary alone, sorted. */
const toNames = (ids: readonly string[]) =>
  ids
    .filter((id) => id.startsWith(PREFIX))
    .map((id) => id.slice(PREFIX.length))
    .toSorted()
const refer = (references: Many<Reference>) => toNames(list(references).map((each) => each['@id']))

/** The types, properties and members of enumerations of a release of schema.org. */
export function toVocabulary(document: Buffer): Vocabulary {
  const { '@graph': graph } = JSON.parse(document.toString()) as { '@graph': Term[] }
  const vocabulary: Vocabulary = { types: {}, properties: {}, members: {} }
  for (const term of graph) {
    const [name] = toNames([term['@id']])
    if (name === undefined) continue
    const kinds = list(term['@type'])
    if (kinds.includes('rdfs:Class')) vocabulary.types[name] = refer(term['rdfs:subClassOf'])
    else if (kinds.includes('rdf:Property'))
      vocabulary.properties[name] = {
        domains: refer(term['schema:domainIncludes']),
        ranges: refer(term['schema:rangeIncludes']),
      }
    else vocabulary.members[name] = toNames(kinds)
  }
  return vocabulary
}

/** One term a line. */
const write = (terms: Readonly<Record<string, unknown>>) =>
  Object.entries(terms)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`)
    .join('')

/** The module that the checks of pages read. */
export function writeVocabulary(
  version: string,
  document: Buffer,
  { types, properties, members }: Vocabulary,
): string {
  const digest = createHash('sha256').update(document).digest('hex')
  return `// Written by \`npm run record-schemas\`.
import type { Vocabulary } from './vocabulary.ts'

/** schema.org ${version}: schemaorg-current-https.jsonld, SHA-256 ${digest} (CC BY-SA 3.0). */
export const schemaOrg: Vocabulary = {
  types: {
${write(types)}  },
  properties: {
${write(properties)}  },
  members: {
${write(members)}  },
}
`
}
