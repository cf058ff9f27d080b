import { schemaOrg } from './schema-org.generated.ts'

export interface StructuredDataReport {
  /** Types of the documents themselves, in their order. */
  types: string[]
  /** What schema.org has otherwise, by the path to it. */
  problems: string[]
}

const { types, properties, members } = schemaOrg
const ORIGIN = 'https://schema.org'
const CONTEXTS: readonly unknown[] = [ORIGIN, `${ORIGIN}/`]
const DATE = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2})?)?$/
const TIME = /^\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:\d{2})?$/

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A type and all that it is a kind of. */
const toKinds = (type: string): string[] => [type, ...(types[type] ?? []).flatMap(toKinds)]

/** Whether a type is a kind of one of others. */
const isOneOf = (type: string, others: readonly string[]) =>
  toKinds(type).some((kind) => others.includes(kind))

const isUrl = (text: string) => /^https?:/.test(text) && URL.canParse(text)

/** Whether values of a range have a type of their own, and are no members of a list. */
const isThing = (range: string) => {
  const kinds = toKinds(range)
  return kinds.includes('Thing') && !kinds.includes('Enumeration')
}

function isTextOf(text: string, ranges: readonly string[]): boolean {
  const isMember = text.startsWith(`${ORIGIN}/`) && members[text.slice(ORIGIN.length + 1)]
  if (isMember) return isMember.some((each) => isOneOf(each, ranges))
  return ranges.some((range) => {
    if (range === 'URL') return isUrl(text)
    if (['Date', 'DateTime'].includes(range)) return DATE.test(text)
    if (range === 'Time') return TIME.test(text)
    // The address of a thing stands for it.
    return toKinds(range).includes('Text') || (isThing(range) && isUrl(text))
  })
}

function isInRange(value: unknown, ranges: readonly string[]): boolean {
  if (typeof value === 'string') return isTextOf(value, ranges)
  if (typeof value === 'boolean') return ranges.includes('Boolean')
  if (typeof value !== 'number') return false
  const kinds = Number.isInteger(value) ? ['Number', 'Float', 'Integer'] : ['Number', 'Float']
  return kinds.some((kind) => ranges.includes(kind))
}

/** A property, and what its values are; `query-input` says what is typed for `query` (schema.org/docs/actions.html). */
function findProperty(name: string) {
  const [base = '', annotation] = name.split(/-(input|output)$/)
  const property = Object.hasOwn(properties, base) ? properties[base] : undefined
  if (!property || annotation === undefined) return property
  return { ...property, ranges: ['PropertyValueSpecification', 'Text'] }
}

function checkValue(value: unknown, ranges: readonly string[], path: string): string[] {
  if (Array.isArray(value))
    return value.flatMap((each, at) => checkValue(each, ranges, `${path}[${at}]`))
  if (!isObject(value))
    return isInRange(value, ranges)
      ? []
      : [`${path} is ${JSON.stringify(value)}, not ${ranges.join(' or ')}`]
  const type = value['@type']
  const isKnown = typeof type === 'string' && Object.hasOwn(types, type)
  const outside =
    isKnown && !isOneOf(type, ranges) ? [`${path} is a ${type}, not ${ranges.join(' or ')}`] : []
  return [...outside, ...checkNode(value, path)]
}

function checkNode(node: Readonly<Record<string, unknown>>, path: string): string[] {
  const type = node['@type']
  if (typeof type !== 'string' || !Object.hasOwn(types, type))
    return [`${path} has the type ${JSON.stringify(type)}, which schema.org does not have`]
  return Object.entries(node)
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([name, value]) => {
      const property = findProperty(name)
      const place = `${path}.${name}`
      if (!property) return [`${place} is no property of schema.org`]
      if (!isOneOf(type, property.domains)) return [`${place} is no property of a ${type}`]
      return checkValue(value, property.ranges, place)
    })
}

/** Checks a document of JSON-LD by the vocabulary of schema.org: its types, what they have, and what that may be. */
export function checkStructuredData(document: unknown): string[] {
  if (!isObject(document)) return ['It is no object']
  const context = CONTEXTS.includes(document['@context']) ? [] : ['@context is not schema.org']
  return [...context, ...checkNode(document, String(document['@type']))]
}

const SCRIPT = /<script type="application\/ld\+json">(.*?)<\/script>/gs

/** Checks all JSON-LD of a page. @param html as the server sends it */
export function checkPageStructuredData(html: string): StructuredDataReport {
  const documents = Array.from(
    html.matchAll(SCRIPT),
    ([, json = '']) => JSON.parse(json) as unknown,
  )
  return {
    types: documents.map((document) => String(isObject(document) ? document['@type'] : undefined)),
    problems: documents.flatMap(checkStructuredData),
  }
}
