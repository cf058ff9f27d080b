import { FRONT_END_NAME_PATTERN, isRemoteName } from '@shop/contracts/rules/remote-name.ts'

/** A release of a remote, or of the shell, as the URLs of its files name it. */
export interface Release {
  remote: string
  version: string
}

const releaseFilePattern = new RegExp(`/(${FRONT_END_NAME_PATTERN})/([^/\\s]+)/[^\\s]*\\.js`, 'g')

/**
 * Attributes an error to the release of the topmost stack frame that lies in a remote, else to the shell if one lies there; null
 * if none does.
 */
export function attributeError(stack: string | undefined): Release | null {
  const releases = [...(stack ?? '').matchAll(releaseFilePattern)].map(
    ([, remote = '', version = '']): Release => ({ remote, version }),
  )
  return releases.find(({ remote }) => isRemoteName(remote)) ?? releases[0] ?? null
}
