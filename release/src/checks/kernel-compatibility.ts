import type { KernelTypes } from '../build/manifests.ts'

/** A part of the kernel; other declarations are private to it, or of the contracts. */
const PART = /^@shop\/kernel\/src\/[a-z]+\.d\.ts$/

interface KernelUser {
  /** `NAME@VERSION`. */
  label: string
  /** Types of the kernel that it was built with. */
  types: KernelTypes
}

/**
 * Checks by the compiler that a shell's kernel has everything that a remote was built against.
 * @param root of the repository, whose packages the types refer to
 */
export async function findKernelProblems(
  root: string,
  remote: KernelUser,
  shell: KernelUser,
): Promise<string[]> {
  if (JSON.stringify(remote.types) === JSON.stringify(shell.types)) return []
  // Built by a tool that does not record them: the versions alone say whether they fit.
  if (Object.keys(remote.types).length === 0) return []
  const { findTypeProblems } = await import('./type-compatibility.ts')
  const parts = Object.keys(remote.types).filter((file) => PART.test(file))
  return findTypeProblems(root, parts, remote.types, shell.types).map(
    ({ module, text }) =>
      `The kernel of ${shell.label} is not compatible with ${remote.label}, which was built against another one:\n` +
      `${indent(`${toRequest(module)}: ${nameKernels(text)}`)}\n` +
      `  Build the remote against the shell's kernel, or promote a shell with the remote's first or with it.`,
  )
}

const toRequest = (module: string) => module.replace('/src/', '/').replace('.d.ts', '')

/** Replaces the module paths in a compiler message by what they are. */
const nameKernels = (text: string) =>
  text
    .replaceAll(/'?typeof import\("[^"]*\/provided\/[^"]*"\)'?/g, "the shell's kernel")
    .replaceAll(/'?typeof import\("[^"]*\/required\/[^"]*"\)'?/g, "the remote's")

const indent = (text: string) => text.replaceAll(/^/gm, '  ')
