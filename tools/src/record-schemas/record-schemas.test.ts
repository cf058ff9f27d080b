import { toVocabulary, writeVocabulary } from './schema-org.ts'
import { collectSchemas, toManifest } from './ucp-schemas.ts'

describe('toVocabulary', () => {
  const document = Buffer.from(
    JSON.stringify({
      '@graph': [
        {
          '@id': 'schema:Offer',
          '@type': 'rdfs:Class',
          'rdfs:subClassOf': { '@id': 'schema:Intangible' },
        },
        { '@id': 'schema:Text', '@type': ['schema:DataType', 'rdfs:Class'] },
        {
          '@id': 'schema:sku',
          '@type': 'rdf:Property',
          'schema:domainIncludes': [{ '@id': 'schema:Product' }, { '@id': 'schema:Offer' }],
          'schema:rangeIncludes': { '@id': 'schema:Text' },
        },
        { '@id': 'schema:InStock', '@type': 'schema:ItemAvailability' },
        { '@id': 'other:Thing', '@type': 'rdfs:Class' },
      ],
    }),
  )

  test('returns types with what they are kinds of, properties with both sides, and members', () => {
    expect(toVocabulary(document)).toEqual({
      types: { Offer: ['Intangible'], Text: [] },
      properties: { sku: { domains: ['Offer', 'Product'], ranges: ['Text'] } },
      members: { InStock: ['ItemAvailability'] },
    })
  })

  test('is written with version and digest', () => {
    const text = writeVocabulary('30.0', document, toVocabulary(document))
    expect(text).toMatch(/schema\.org 30\.0: .* SHA-256 [\da-f]{64}/)
    expect(text).toContain('    "Offer": ["Intangible"],\n')
  })
})

describe('collectSchemas', () => {
  const read = (file: string) =>
    Buffer.from(
      file.endsWith('catalog_search.json')
        ? '{"a": {"$ref": "types/product.json#/$defs/x"}}'
        : '{}',
    )

  test('follows what schemas refer to', () => {
    const schemas = collectSchemas(read)
    expect([...schemas.keys()]).toContain('source/schemas/shopping/types/product.json')
    expect([...schemas.keys()]).toEqual([...schemas.keys()].toSorted())
  })

  test('has a digest of each in the manifest', () => {
    const origin = { tag: 'v1', commit: 'c', date: '2026-04-08' }
    const { tag, files } = JSON.parse(toManifest(origin, collectSchemas(read))) as {
      tag: string
      files: Record<string, string>
    }
    expect([tag, Object.keys(files).length]).toEqual(['v1', 5])
  })
})
