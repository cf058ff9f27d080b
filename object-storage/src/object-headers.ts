import path from 'node:path'

const CONTENT_TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.cjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.jsonl': 'application/x-ndjson; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

const ENCODINGS: Record<string, string> = { '.br': 'br', '.gz': 'gzip' }

interface ObjectHeaders {
  ContentType: string
  CacheControl: string
  ContentEncoding?: string
}

/** The headers of an object. Versions and generated pages never change; a key that starts with a dot is no file of the site. */
export function toObjectHeaders(key: string): ObjectHeaders {
  const encoding = ENCODINGS[path.posix.extname(key)]
  const file = encoding ? key.slice(0, -path.posix.extname(key).length) : key
  return {
    ContentType: CONTENT_TYPES[path.posix.extname(file)] ?? 'application/octet-stream',
    CacheControl: key.startsWith('.') ? 'no-store' : 'public, max-age=31536000, immutable',
    ...(encoding && { ContentEncoding: encoding }),
  }
}
