import { REMOTE_NAME_PATTERN } from '@shop/contracts/remote-name.ts'

/** A released front end, as its files' addresses name it. */
export interface Release {
  remote: string
  version: string
}

const releasedFile = new RegExp(`/(${REMOTE_NAME_PATTERN})/([^/\\s]+)/[^\\s]*\\.js`)

/** The release whose code is nearest to where an error happened; null when it was no remote's. */
export function blame(stack: string | undefined): Release | null {
  const [, remote, version] = releasedFile.exec(stack ?? '') ?? []
  return remote && version ? { remote, version } : null
}
