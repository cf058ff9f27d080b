import { REMOTE_NAME_PATTERN } from '@shop/contracts/remote-name.ts'

/** A release of a remote, as the URLs of its files name it. */
export interface RemoteRelease {
  remote: string
  version: string
}

const releaseFilePattern = new RegExp(`/(${REMOTE_NAME_PATTERN})/([^/\\s]+)/[^\\s]*\\.js`)

/** Attributes an error to the release of the topmost stack frame that lies in a remote; null if none does. */
export function attributeError(stack: string | undefined): RemoteRelease | null {
  const [, remote, version] = releaseFilePattern.exec(stack ?? '') ?? []
  return remote && version ? { remote, version } : null
}
