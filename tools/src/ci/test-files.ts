import path from 'node:path'

import type { Green } from './green-steps.ts'
import { collectImports, readImportGraph } from './import-graph.ts'
import { combineHashes } from './source-hashes.ts'
import { STARTS_PROGRAM, STARTS_THREAD } from './test-notes.ts'
import type { Workspaces } from './workspaces.ts'

/** What decides about every test beside the files of the test itself: libraries, and how Jest runs. */
const COMMON = ['package-lock.json']
const JEST_CONFIG = 'jest.config.js'

/** The parts of a Jest project that are modules of the repository. */
export interface JestProject {
  setupFilesAfterEnv?: string[] | undefined
  globalSetup?: string | null | undefined
  transform?: Record<string, unknown> | undefined
}

interface TestFilesOptions {
  root: string
  /** Digests of all sources, by file relative to the root. */
  hashes: ReadonlyMap<string, string>
  workspaces: Workspaces
  /** The projects of tests in Node and in a browser. */
  projects: Record<'node' | 'browser', JestProject>
}

export interface TestFiles {
  /** All of them, relative to the root. */
  files: readonly string[]
  /**
   * A digest of what decides about the outcome of a test file: what it imports, and what it read when it ran.
   * @param reads what `observe-reads.ts` noted
   */
  digest: (file: string, reads: readonly string[]) => string
  findReads: (file: string, notes: readonly string[]) => string[]
  isGreen: (file: string, former: Green | undefined) => boolean
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file)

/** @throws what `readImportGraph` throws */
export async function openTestFiles({
  root,
  hashes,
  workspaces,
  projects,
}: TestFilesOptions): Promise<TestFiles> {
  const files = [...hashes.keys()].filter(isTest)
  const own = (project: JestProject) => listModules(root, hashes, project)
  const setUps = { node: own(projects.node), browser: own(projects.browser) }
  const graph = await readImportGraph({
    root,
    entries: [...files, JEST_CONFIG, ...new Set([...setUps.node, ...setUps.browser])],
    packages: workspaces.names,
  })

  const listImports = (file: string) =>
    collectImports(graph, [
      ...[file, JEST_CONFIG],
      ...setUps[file.endsWith('.tsx') ? 'browser' : 'node'],
    ])
  const names = [...hashes.keys()]
  /** What a program or a thread may read that a test starts. */
  function listUnknown(file: string, reads: readonly string[]): string[] {
    const isProgram = reads.includes(STARTS_PROGRAM)
    if (!isProgram && !reads.includes(STARTS_THREAD)) return []
    const folder = workspaces.folderOf(file)
    // The tools start what they find anywhere.
    if (folder === null || (isProgram && folder === 'tools')) return names
    // A thread runs a module of the package, which imports nothing that only tests need.
    const folders = [folder, ...workspaces.reachedBy(folder, { dev: isProgram })]
    return names.filter((name) => folders.some((each) => name.startsWith(`${each}/`)))
  }
  function listInputs(file: string, reads: readonly string[]): Set<string> {
    const reached = [...COMMON, ...listImports(file), ...reads, ...listUnknown(file, reads)]
    // Manifests say which file an import is.
    const folders = reached.map(workspaces.folderOf).filter((folder) => folder !== null)
    return new Set([...reached, ...folders.map((folder) => `${folder}/package.json`)])
  }
  function describe(input: string): string {
    const known = hashes.get(input)
    if (known !== undefined) return known
    const folder = input.endsWith('/') ? input : `${input}/`
    const inside = names.filter((name) => name.startsWith(folder))
    return folder === input ? inside.join() : `${inside.length > 0}`
  }
  const digest = (file: string, reads: readonly string[]) =>
    combineHashes([...listInputs(file, reads)].toSorted().map((input) => [input, describe(input)]))
  return {
    files,
    digest,
    findReads(file, notes) {
      const imports = listImports(file)
      return notes.filter((note) => !imports.has(note))
    },
    isGreen: (file, former) =>
      former !== undefined && former.digest === digest(file, former.reads ?? []),
  }
}

function listModules(
  root: string,
  hashes: ReadonlyMap<string, string>,
  { setupFilesAfterEnv = [], globalSetup, transform = {} }: JestProject,
): string[] {
  const transformers = Object.values(transform).filter((each) => typeof each === 'string')
  return [...setupFilesAfterEnv, ...transformers, ...(globalSetup ? [globalSetup] : [])]
    .map((file) => path.relative(root, file.replace('<rootDir>', root)))
    .filter((file) => hashes.has(file))
}
