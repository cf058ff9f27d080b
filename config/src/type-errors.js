import { spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

import { packageName } from './package-folder.js'

/** The native compiler: it checks a front end in a quarter of the time, but has no API for the tools that read sources. */
const compiler = path.join(
  path.dirname(createRequire(import.meta.url).resolve('typescript-7/package.json')),
  'bin/tsc',
)
/** More are counted, not shown. */
const MAX_ERRORS = 5

/**
 * Checks the types of a front end's sources and of what they import, without tests.
 * @param {string} root of the repository
 * @param {string} directory the front end's folder, which may be the root itself
 * @param {AbortSignal} [signal]
 * @returns {Promise<string[]>} the first errors, with file and line, and how many more there are; none when all is well
 */
export async function findTypeErrors(root, directory, signal) {
  const folder = path.join(root, 'node_modules/.cache/types', packageName(directory))
  const project = path.join(folder, 'tsconfig.json')
  await mkdir(folder, { recursive: true })
  await writeFile(project, JSON.stringify(createProject(root, directory)))
  const output = await runCompiler(root, project, signal)
  if (output === null) return []
  // Indented lines continue the one before: which text a catalogue lacks is in the last.
  const errors = output.split(/\n(?!\s)/).filter((text) => /error TS\d+:/.test(text))
  const more = errors.length - MAX_ERRORS
  if (errors.length === 0) return [output]
  return [...errors.slice(0, MAX_ERRORS), ...(more > 0 ? [`and ${more} more`] : [])]
}

/** The compiler's project of one front end, as of `tsconfig.browser.json`. @param {string} root @param {string} directory */
function createProject(root, directory) {
  const isRepository = path.relative(root, directory) === ''
  return {
    extends: path.join(root, isRepository ? 'tsconfig.json' : 'config/src/tsconfig.base.json'),
    compilerOptions: {
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      types: [],
      noEmit: true,
    },
    include: [
      // Declarations of globals, which no import leads to.
      ...(isRepository
        ? ['assets', 'process-env'].map((file) =>
            path.join(root, `node_modules/@shop/config/dist/${file}.d.ts`),
          )
        : [path.join(root, 'config/src/*.d.ts'), path.join(root, 'shared/*/src/**/*.d.ts')]),
      path.join(directory, 'src'),
    ],
    exclude: [path.join(root, '**/*.test.*'), path.join(root, '**/testing/**')],
  }
}

/**
 * @param {string} root @param {string} project @param {AbortSignal | undefined} signal
 * @returns {Promise<string | null>} what the compiler reports; null when all is well
 */
function runCompiler(root, project, signal) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [compiler, '-p', project, '--pretty', 'false'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      signal,
    })
    let output = ''
    child.stdout.on('data', (/** @type {Buffer} */ chunk) => (output += chunk.toString()))
    child.on('error', reject)
    child.on('close', (code) => resolve(code === 0 ? null : output))
  })
}
