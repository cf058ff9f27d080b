import { createHash } from 'node:crypto'

/** A file of the server-rendered pages. Its path has the content's hash: browsers may cache it forever. */
export interface Asset {
  path: string
  type: string
  body: string | Buffer
}

interface Content {
  name: string
  extension: string
  type: string
  body: string | Buffer
}

/** Names a file's address by its content. */
export function toAsset({ name, extension, type, body }: Content): Asset {
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 12)
  return { path: `/assets/${name}-${hash}.${extension}`, type, body }
}
