/** A released front end, as its files' addresses name it. */
export interface Release {
  remote: string
  version: string
}

const releasedFile = /\/(mfe-[a-z]+)\/([^/\s]+)\/[^\s]*\.js/

/** The release whose code is nearest to where an error happened; null when it was no remote's. */
export function blame(stack: string | undefined): Release | null {
  const [, remote, version] = releasedFile.exec(stack ?? '') ?? []
  return remote && version ? { remote, version } : null
}
