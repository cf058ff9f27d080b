import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

import { Ajv2020 } from 'ajv/dist/2020.js'

const folder = path.join(import.meta.dirname, 'ucp-schemas')
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')

/** Where the recorded schemas are from, and their digests. */
export const manifest = JSON.parse(read('manifest.json')) as {
  tag: string
  files: Record<string, string>
}

/** SHA-256 of a recorded schema. */
export const digestSchema = (file: string): string =>
  createHash('sha256').update(read(file)).digest('hex')

/** Schemas go by their paths in the repository: `$id` of the profile's does not match what it refers to. */
const toId = (file: string) => `https://ucp.dev/${file}`

function createValidator() {
  const formats = { uri: (text: string) => URL.canParse(text) }
  const ajv = new Ajv2020({ strict: false, allErrors: true, formats })
  for (const file of Object.keys(manifest.files))
    ajv.addSchema({ ...(JSON.parse(read(file)) as object), $id: toId(file) })
  return ajv
}

const validator = createValidator()

/** What a schema of the protocol finds wrong. @param schema path in its repository, with the part of it that counts */
export function findSchemaErrors(schema: string, value: unknown): string[] {
  const validate = validator.getSchema(toId(schema))
  if (!validate) throw new Error(`There is no ${schema}`)
  void validate(value)
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

export const ucpSchemas = {
  profile: 'source/discovery/profile_schema.json#/$defs/business_profile',
  platformProfile: 'source/discovery/profile_schema.json#/$defs/platform_profile',
  search: 'source/schemas/shopping/catalog_search.json#/$defs/search_response',
  lookup: 'source/schemas/shopping/catalog_lookup.json#/$defs/lookup_response',
  product: 'source/schemas/shopping/catalog_lookup.json#/$defs/get_product_response',
  error: 'source/schemas/shopping/types/error_response.json',
}
