import { ReleaseError } from '@shop/release-format/release-error.ts'

/** Sentences about errors of the file system, by code. */
const REMEDIES: Record<string, string> = {
  ENOSPC: 'The disk is full',
  EDQUOT: 'The disk quota is used up',
  EACCES: 'Permission is missing',
  EPERM: 'Permission is missing',
  EROFS: 'The file system is read-only',
  EMFILE: 'Too many files are open',
  ENFILE: 'Too many files are open',
  ENOENT: 'A file is missing',
  ENOTDIR: 'A file is in the place of a folder',
  EIO: 'The disk cannot be read or written',
}

/** Describes an error by a sentence; an unexpected one by its stack. */
export function describeError(error: unknown): string {
  if (error instanceof ReleaseError) return error.message
  if (!(error instanceof Error)) return String(error)
  // Its class is in a package that most installations do not load.
  if (error.name === 'StorageError') {
    return `${error.message}. Nothing is half done: status says what is live, then run the command again.`
  }
  const { code = '', path } = error as NodeJS.ErrnoException
  const remedy = REMEDIES[code]
  if (remedy === undefined) return error.stack ?? error.message
  return `${remedy}${path === undefined ? '' : `: ${path}`}. What is live is as before. Mend it, then run the command again.`
}
