import type { RemoteManifest, SharedModules } from '@shop/contracts/wire/remote-manifest.ts'
import { packageOf } from '@shop/release-format/package-of.js'
import semver from 'semver'

interface ModuleUser {
  /** `NAME@VERSION`. */
  label: string
  shared: SharedModules
}

const KERNEL = '@shop/kernel'

/** The shared modules that a shell provides in a version that a remote does not accept. */
export function findSingletonProblems(remote: ModuleUser, shell: ModuleUser): string[] {
  const problems = Object.entries(remote.shared).flatMap(
    ([request, { requiredVersion, import: own }]) => {
      // `react/` covers the deep imports of `react`, which is listed too.
      if (request.endsWith('/') && !isOurs(request)) return []
      const provided = findShared(shell, request)?.version
      if (provided === undefined) {
        return own === false
          ? [
              `${remote.label} needs ${request} ${requiredVersion}, which ${shell.label} does not provide. ` +
                'Promote a shell that does first or with it.',
            ]
          : []
      }
      if (!isRange(requiredVersion)) {
        return [
          `${remote.label} needs ${request} ${requiredVersion}, which is not a version range. Build it again with one such as ^1.0.0.`,
        ]
      }
      if (satisfiesRange(provided, requiredVersion)) return []
      const what = packageOf(request) === KERNEL ? 'the kernel' : request
      return [
        `${remote.label} needs ${what} ${requiredVersion}; ${shell.label} provides ${provided}. ` +
          `Build the remote with the shell's version, or promote a shell that provides ${requiredVersion} first or with it.`,
      ]
    },
  )
  // The parts of the kernel have the same problem.
  return [...new Set(problems)]
}

/** All modules of a package of ours have its version. Older builds share all deep imports of a library as one, `react/`. */
const findShared = ({ shared }: ModuleUser, request: string) =>
  isOurs(request)
    ? Object.entries(shared).find(([other]) => packageOf(other) === packageOf(request))?.[1]
    : (shared[request] ?? shared[`${packageOf(request)}/`])

const isRange = (range: string) => range !== '' && semver.validRange(range) !== null

/**
 * The modules of which the shell has the page's only copy, and of which a remote would bring a second one.
 * @param libraries those that the remote brings, by name; where it does not state them, it may bring any
 */
export function findMissingSingletons(
  remote: ModuleUser,
  shell: ModuleUser,
  libraries: RemoteManifest['libraries'],
): string[] {
  const mayBring = (request: string) =>
    !libraries || isOurs(request) || packageOf(request) in libraries
  const missing = Object.keys(shell.shared)
    .filter((request) => findShared(remote, request) === undefined && mayBring(request))
    .map((request) => (isOurs(request) ? packageOf(request) : request))
  if (missing.length === 0) return []
  return [
    `${remote.label} does not share ${[...new Set(missing)].join(', ')}, of which ${shell.label} has the page's only copy. ` +
      'Share it as config/src/shared-modules.js does.',
  ]
}

/** Libraries are counted by their folder of installed packages, where those of this repository are not. */
const isOurs = (request: string) => request.startsWith('@shop/')

/** Whether a version is in a semver range. Its pre-release part, as of a digest, is ignored. */
const satisfiesRange = (version: string, range: string) =>
  semver.satisfies(semver.coerce(version) ?? version, range)
