/** A program that is built to be installed without this repository. */
export interface ProgramDescription {
  /** Workspace whose `package.json` states its version and its packages. */
  workspace: string
  /** The module that `server.mjs` runs; relative to the root. */
  main: string
  /** Files that are started by their address, by the name of the output. */
  workers: Readonly<Record<string, string>>
  /** Folders that are read as files, by their place in the program. */
  assets: Readonly<Record<string, string>>
  /** Packages that cannot be bundled: native code, and files that are read. */
  packages: readonly string[]
  /** Packages that a bundled one asks for and does without. */
  absent: readonly string[]
}

export const programs = {
  site: {
    workspace: 'site',
    main: 'site/src/site-cli.ts',
    workers: { 'render-worker': 'site/src/rendering/render-worker.js' },
    assets: {},
    // It starts threads with a file of its own.
    packages: ['piscina'],
    absent: [],
  },
  backend: {
    workspace: 'backend',
    main: 'backend/src/backend-cli.ts',
    workers: {},
    // Bundled modules are in lib: what is beside them in the sources is there, too.
    assets: { 'lib/styles': 'backend/src/platform/pages/styles', media: 'backend/media' },
    packages: [
      '@fontsource-variable/readex-pro',
      '@node-rs/argon2',
      '@photostructure/sqlite',
      'sharp',
    ],
    absent: ['pg-native'],
  },
} as const satisfies Record<string, ProgramDescription>

export type ProgramName = keyof typeof programs

export const programNames = Object.keys(programs) as ProgramName[]

export const isProgramName = (name: string): name is ProgramName => name in programs
