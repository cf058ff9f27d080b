import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../../../..')

/** Modules of packages that have another one for the server, `x.server.ts`, beside them. */
function findServerFiles(): [file: string, serverFile: string][] {
  const folders = [
    ...readdirSync(path.join(root, 'shared')).map((name) => path.join('shared', name)),
    ...readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mfe-')),
  ].map((folder) => path.join(root, folder, 'src'))
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.server\.tsx?$/.test(file))
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
