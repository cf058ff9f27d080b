/** Rejection handler for reading a file that may be absent: null for ENOENT. @throws any other error */
export function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
