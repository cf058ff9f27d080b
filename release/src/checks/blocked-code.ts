import type { RemoteSubject } from './live-builds.ts'

/** Builds by `@shop/config` start workers by a class of theirs. */
const STARTS_WORKER = /\bnew\s+(?:Shared)?Worker\s*\(/

/** Finds code that browsers do not run in pages of the shop, be the version's files on the site or on another origin. */
export async function findBlockedCode({
  label,
  files,
}: Pick<RemoteSubject, 'label' | 'files'>): Promise<string[]> {
  const problems: string[] = []
  for (const file of await files.list()) {
    if (file.endsWith('.wasm')) {
      problems.push(
        `${label} has ${file}, and pages of the shop compile no WebAssembly: their content security policy would have to let every script do that. Do without it.`,
      )
    } else if (/^[^.].*\.m?js$/.test(file) && STARTS_WORKER.test(await files.read(file))) {
      problems.push(
        `${label} starts a worker in ${file}. Browsers start only those of the page's own origin, and remotes may come from another. Build it with @shop/config, which starts a Worker from the site; a SharedWorker is not possible.`,
      )
    }
  }
  return problems
}
