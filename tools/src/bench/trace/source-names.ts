import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { SourceMap, type SourceMapPayload, type SourceMapping } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { host, remote } from '@shop/config/webpack.js'
import { findRemotes, repositoryRoot } from 'release/workspace.ts'

import { buildWithWebpack } from '../build-with-webpack.ts'
import type { CallFrame } from './main-thread.ts'

/** Names a function of a released script. */
export type NameFunction = (frame: CallFrame) => string

/** The path of a source from the repository, or from `node_modules`. */
function shortenSource(source: string): string {
  const [, inPackages] = /.*node_modules\/(.*)/.exec(source) ?? []
  return inPackages ?? source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^(\.{0,2}\/)+/, '')
}

/** Node's types lack the name, and that nothing may be found. */
type Mapped = SourceMapping & { name?: string }

const isMapped = (found: SourceMapping | object | undefined): found is Mapped =>
  found !== undefined && 'originalSource' in found

/** @param maps source maps by the name of the script, which holds the digest of its content */
export function createNameFunction(maps: ReadonlyMap<string, SourceMap>): NameFunction {
  const names = new Map<string, string>()

  function readName({ functionName, url = '', lineNumber = -1, columnNumber = -1 }: CallFrame) {
    const file = url.slice(url.lastIndexOf('/') + 1)
    // The profiler says where the parameters begin, the map knows the name before them.
    const found = lineNumber < 0 ? {} : maps.get(file)?.findEntry(lineNumber, columnNumber - 1)
    if (isMapped(found)) {
      const place = `${shortenSource(found.originalSource)}:${found.originalLine + 1}`
      return `${found.name ?? functionName} (${place})`
    }
    return file ? `${functionName || 'module'} (${file})` : functionName
  }

  return (frame) => {
    const key = JSON.stringify(frame)
    const name = names.get(key) ?? readName(frame)
    names.set(key, name)
    return name
  }
}

/** Builds all front ends of the repository once more for their source maps, which are not published. */
export async function buildSourceMaps(): Promise<Map<string, SourceMap>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-source-maps-'))
  try {
    const builds = [
      ...host(path.join(repositoryRoot, 'shell')),
      ...findRemotes(repositoryRoot).flatMap((name) => remote(path.join(repositoryRoot, name))),
    ]
    for (const config of builds.filter(({ devtool }) => devtool)) {
      const output = { ...config.output, path: path.join(folder, String(config.name)) }
      await buildWithWebpack({ ...config, output })
    }
    const files = await readdir(folder, { recursive: true })
    const read = (file: string) =>
      JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as SourceMapPayload
    return new Map(
      files
        .filter((file) => file.endsWith('.js.map'))
        .map((file) => [path.basename(file, '.map'), new SourceMap(read(file))]),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
