interface StructuredDataProps {
  /** A schema.org object. */
  data: { '@type': string } & Record<string, unknown>
}

/** JSON-LD for search engines. */
export function StructuredData({ data }: StructuredDataProps) {
  // `</script>` in a product's text would end the element, and React escapes it in another way on the server.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll(
    '<',
    '\\u003c',
  )
  return <script type="application/ld+json">{json}</script>
}
