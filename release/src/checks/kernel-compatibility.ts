import type { RemoteManifest } from '@shop/contracts/wire/remote-manifest.ts'

import type { KernelTypes } from '../build/manifests.ts'
import { ANY_NAME } from './used-exports.ts'

/** A part of the kernel; other declarations are private to it, or of the contracts. */
const PART = /^@shop\/kernel\/src\/[a-z]+\.d\.ts$/

interface KernelProvider {
  /** `NAME@VERSION`. */
  label: string
  /** Types of the kernel that it was built with. */
  types: KernelTypes
}

interface KernelUser extends KernelProvider {
  manifest: Pick<RemoteManifest, 'uses'>
}

/**
 * Checks by the compiler that a shell's kernel has what a remote uses of the one that it was built against; all of it, where the
 * remote does not state what it uses.
 * @param root of the repository, whose packages the types refer to
 * @param remedy what to do
 */
export async function findKernelProblems(
  root: string,
  { label, types, manifest: { uses } }: KernelUser,
  shell: KernelProvider,
  remedy: string,
): Promise<string[]> {
  if (JSON.stringify(types) === JSON.stringify(shell.types)) return []
  // Built by a tool that does not record them: the versions and names alone say whether they fit.
  if (Object.keys(types).length === 0) return []
  const { findTypeProblems } = await import('./type-compatibility.ts')
  const parts = Object.keys(types)
    .filter((file) => PART.test(file))
    .filter((file) => !uses || toRequest(file) in uses)
  const usesOf = (part: string) => {
    const names = uses?.[toRequest(part)]
    return names?.includes(ANY_NAME) ? undefined : names
  }
  return findTypeProblems(root, parts, types, shell.types, { usesOf }).map(
    ({ module, use, text }) =>
      `${label} uses ${use === undefined ? '' : `${use} of `}${toRequest(module)}, which the kernel of ${shell.label} lacks or has otherwise:\n` +
      `${indent(nameKernels(text))}\n  ${remedy}`,
  )
}

const toRequest = (module: string) => module.replace('/src/', '/').replace('.d.ts', '')

/** Replaces the module paths in a compiler message by what they are. */
const nameKernels = (text: string) =>
  text
    .replaceAll(/'?typeof import\("[^"]*\/provided\/[^"]*"\)'?/g, "the shell's kernel")
    .replaceAll(/'?typeof import\("[^"]*\/required\/[^"]*"\)'?/g, "the remote's")

const indent = (text: string) => text.replaceAll(/^/gm, '  ')
