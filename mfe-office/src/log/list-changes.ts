import type { OfficeLogEntry } from '@shop/contracts/wire/office.ts'

/** What a field held: null where there was nothing. */
export type ChangedValue = string | number | boolean | null

/** A field that changed; fields of a field are named by their path, such as `title.en`. */
interface FieldChange {
  path: string
  before: ChangedValue
  after: ChangedValue
}

function parseValue(json: string | null): unknown {
  try {
    return json === null ? null : (JSON.parse(json) as unknown)
  } catch {
    // Another version may have stored something else.
    return json
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function toValue(value: unknown): ChangedValue {
  if (typeof value === 'string') return value === '' ? null : value
  if (typeof value === 'number' || typeof value === 'boolean') return value
  if (value === null || value === undefined) return null
  if (!Array.isArray(value)) return JSON.stringify(value)
  if (value.length === 0) return null
  return value.map((item) => (isObject(item) ? JSON.stringify(item) : String(item))).join(', ')
}

/** A list of records: slides, coupons, ways of delivery. */
const isRecordList = (value: unknown): value is object[] =>
  Array.isArray(value) && value.length > 0 && value.every(isObject)

/** The values of a record by their paths; the items of a list are named by their number, from 0. */
function flatten(value: unknown, path: string): [path: string, value: ChangedValue][] {
  if (!isObject(value) && !isRecordList(value)) return [[path, toValue(value)]]
  return Object.entries(value).flatMap(([key, part]) => flatten(part, `${path}.${key}`))
}

/** The fields of an entry of the log that differ. */
export function listChanges(changes: OfficeLogEntry['changes']): FieldChange[] {
  return changes.flatMap(({ field, before, after }) => {
    const former = new Map(flatten(parseValue(before), field))
    const present = new Map(flatten(parseValue(after), field))
    return [...new Set([...former.keys(), ...present.keys()])]
      .map((path) => ({
        path,
        before: former.get(path) ?? null,
        after: present.get(path) ?? null,
      }))
      .filter((change) => change.before !== change.after)
  })
}
