import { TraceMap, traceSegment } from '@jridgewell/trace-mapping'
import { SOURCE_MAPS } from '@shop/release-format/version-files.js'
import type { ReleaseStore } from 'release-store/release-store.ts'

import type { ReleaseContext } from '../context.ts'
import type { createFunctionFinder } from './enclosing-function.ts'
import { type BuiltFrame, parseStack } from './parse-stack.ts'
import { findPackage, isLibraryFile, toRepositoryPath } from './source-paths.ts'

/** A frame of a stack in the sources, or in the script of a version whose map is missing. */
export interface MappedFrame {
  /** Path from the root of the repository; of a script, its path on the site. */
  file: string
  line: number
  /** The first one is 1. */
  column: number
  function?: string
  /** The package that the file belongs to. */
  owner: string
  /** The line itself. */
  source?: string
}

interface Maps extends Pick<ReleaseContext, 'root'> {
  store: Pick<ReleaseStore, 'files'>
}

/** Creates a function that maps the stack of a failure to the sources. The maps of a version are read once. */
export function createStackMapper({
  store,
  root,
}: Maps): (stack: string) => Promise<MappedFrame[]> {
  const maps = new Map<string, Promise<TraceMap | null>>()
  const functions = new Map<string, ReturnType<typeof createFunctionFinder>>()

  async function readMap({ name, version, file }: BuiltFrame): Promise<TraceMap | null> {
    const files = store.files(name, version)
    const map = `${SOURCE_MAPS}/${file}.map`
    // Published without maps, pruned, or of another store.
    if ((await files.size(map)) === null) return null
    const text = await files.read(map)
    try {
      return new TraceMap(text)
    } catch {
      // Damaged, or written by another tool in another way.
      return null
    }
  }

  function findMap(frame: BuiltFrame): Promise<TraceMap | null> {
    const key = `${frame.name}/${frame.version}/${frame.file}`
    const map = maps.get(key) ?? readMap(frame)
    maps.set(key, map)
    return map
  }

  async function findFunction(file: string, content: string, line: number, column: number) {
    // Libraries are large, and nobody mends them here.
    if (isLibraryFile(file)) return undefined
    // The compiler takes a while to load: commands that explain nothing do without.
    const { createFunctionFinder } = await import('./enclosing-function.ts')
    const find = functions.get(content) ?? createFunctionFinder(file, content)
    functions.set(content, find)
    return find(line, column)
  }

  async function mapFrame(frame: BuiltFrame): Promise<MappedFrame> {
    const map = await findMap(frame)
    // `originalPositionFor` takes `webpack://mfe-x/../shared/y.ts` for an address and drops the dots.
    const segment = map && traceSegment(map, frame.line - 1, frame.column - 1)
    if (!map || !segment || segment.length === 1) return describeBuilt(frame)
    const [, index, lineIndex, columnIndex] = segment
    const [line, column] = [lineIndex + 1, columnIndex + 1]
    const file = toRepositoryPath(root, frame.name, map.sources[index] ?? '')
    const content = map.sourcesContent?.[index]
    const name = content == null ? frame.function : await findFunction(file, content, line, column)
    const source = content?.split('\n')[line - 1]?.trim()
    return {
      file,
      line,
      column,
      owner: findPackage(root, frame.name, file),
      ...(name !== undefined && { function: name }),
      ...(source !== undefined && { source }),
    }
  }

  return (stack) => Promise.all(parseStack(stack).map(mapFrame))
}

function describeBuilt({
  name,
  version,
  file,
  line,
  column,
  function: named,
}: BuiltFrame): MappedFrame {
  return {
    file: `/${name}/${version}/${file}`,
    line,
    column,
    owner: name,
    ...(named !== undefined && { function: named }),
  }
}
