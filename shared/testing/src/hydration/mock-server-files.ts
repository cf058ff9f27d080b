import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** Where the shop's packages are: `shared`, or `node_modules/@shop` of another repository. */
const packages = path.resolve(__dirname, '../../..')

/** The sources of the front end whose test runs. */
function ownSources(): string {
  const [own = ''] = /.*[\\/]src(?=[\\/])/.exec(expect.getState().testPath ?? '') ?? []
  return own
}

/** Modules of packages that have another one for the server, `x.server.ts`, beside them. */
function findServerFiles(): [file: string, serverFile: string][] {
  const folders = readdirSync(packages)
    .flatMap((name) => ['src', 'dist'].map((folder) => path.join(packages, name, folder)))
    .filter(existsSync)
  return [...new Set([...folders, ownSources()])].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.server\.(tsx?|js)$/.test(file))
      .map((file) => path.join(folder, file))
      .map((file): [string, string] => [file.replace('.server.', '.'), file])
      .filter(([file]) => existsSync(file)),
  )
}

/** Puts the server's modules in place of the browser's, as the server build does. @returns undoes it */
export function mockServerFiles(): () => void {
  const files = findServerFiles()
  for (const [file, serverFile] of files) {
    jest.doMock(file, () => jest.requireActual<object>(serverFile))
  }
  return () => files.forEach(([file]) => jest.dontMock(file))
}
