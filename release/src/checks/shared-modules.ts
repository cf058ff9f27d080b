import { findKernelProblems } from './kernel-compatibility.ts'
import type { RemoteBuild, RemoteSubject, ShellBuild, ShellSubject } from './live-builds.ts'
import { findMissingSingletons, findSingletonProblems } from './singleton-compatibility.ts'
import { findMissingExports } from './used-exports.ts'

/** Checks that each shell has what a remote shares with it. */
export async function findProblemsWithShells(remote: RemoteSubject): Promise<string[]> {
  const problems = await Promise.all(
    remote.shells.map(async (shell) => [
      ...findMissingSingletons(remote, shell, remote.manifest.libraries),
      ...(await findSharedProblems(remote.root, remote, shell)),
    ]),
  )
  return [...new Set(problems.flat())]
}

/** Checks that a shell has what each remote shares with it. */
export async function findProblemsWithRemotes(shell: ShellSubject): Promise<string[]> {
  const problems = await Promise.all(
    shell.remotes.map((remote) => findSharedProblems(shell.root, remote, shell)),
  )
  return problems.flat()
}

async function findSharedProblems(
  root: string,
  remote: RemoteBuild,
  shell: ShellBuild,
): Promise<string[]> {
  const problems = [...findSingletonProblems(remote, shell), ...findMissingExports(remote, shell)]
  // Comparing types takes seconds, and adds nothing when the versions differ already.
  return problems.length > 0 ? problems : findKernelProblems(root, remote, shell)
}
