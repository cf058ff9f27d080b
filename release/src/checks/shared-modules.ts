import { findKernelProblems } from './kernel-compatibility.ts'
import type { RemoteBuild, RemoteSubject, ShellBuild, ShellSubject } from './live-builds.ts'
import { findMissingSingletons, findSingletonProblems } from './singleton-compatibility.ts'
import { findMissingExports } from './used-exports.ts'

const SHELL_FIRST = 'Release the shell first, or promote both in one command.'

/** Checks that each shell has what a remote shares with it. */
export async function findProblemsWithShells(remote: RemoteSubject): Promise<string[]> {
  const problems = await Promise.all(
    remote.shells.map(async (shell) => [
      ...findMissingSingletons(remote, shell, remote.manifest.libraries),
      ...(await findSharedProblems(remote.root, remote, shell, SHELL_FIRST)),
    ]),
  )
  return [...new Set(problems.flat())]
}

/** Checks that a shell has what each remote shares with it. */
export async function findProblemsWithRemotes(shell: ShellSubject): Promise<string[]> {
  const problems = await Promise.all(
    shell.remotes.map((remote) =>
      findSharedProblems(shell.root, remote, shell, toRemedy(remote.manifest.name)),
    ),
  )
  return problems.flat()
}

const toRemedy = (remote: string) =>
  `Put it back, or release a ${remote} first that does without it, or promote both in one command.`

async function findSharedProblems(
  root: string,
  remote: RemoteBuild,
  shell: ShellBuild,
  remedy: string,
): Promise<string[]> {
  const problems = [
    ...findSingletonProblems(remote, shell),
    ...findMissingExports(remote, shell, remedy),
  ]
  // Comparing types takes seconds, and adds nothing when the versions differ already.
  return problems.length > 0 ? problems : findKernelProblems(root, remote, shell, remedy)
}
