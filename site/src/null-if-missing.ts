/** For a file that need not be there: null when it is not. @throws any other error */
export function missingIsNull(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
