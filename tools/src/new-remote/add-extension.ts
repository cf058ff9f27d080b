import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { StartError } from '../run-command.ts'
import { capitalize, renderRemote, templates, toIdentifier, writeFiles } from './remote-template.ts'

/** As the slots of `pages.json` are called. */
const SLOT = /^[a-z][a-z0-9-]*(\.[a-z0-9-]+)+$/
/** Height in px of the generated extension, below and from 768 px. */
const HEIGHT = { narrow: 320, wide: 220 }
const QUERY_LIBRARY = '@tanstack/react-query'

/** The type of a slot that hands over nothing. */
export const NO_CONTEXT = 'object'

interface PagesFile {
  extensions?: Record<string, object>
}
interface Manifest {
  dependencies: Record<string, string>
}

/**
 * Derives everything that is named after an extension from the slot that it fills: `cart.empty`.
 * @throws StartError when it is not a slot's name
 */
export function toExtensionNames(slot: string) {
  if (!SLOT.test(slot)) {
    throw new StartError(
      `"${slot}" cannot be a slot: it has lower-case words with a dot between them, such as cart.empty.`,
    )
  }
  const words = slot.split(/[.-]/)
  const key = toIdentifier(words)
  return {
    slot,
    slug: words.join('-'),
    key,
    Name: capitalize(key),
    title: capitalize(words.join(' ')),
  }
}

/**
 * Adds an extension to a remote: its sources, its entry in `pages.json`, and the library that it needs.
 * @param folder of the remote
 * @param context type of what the slot hands over
 * @throws StartError when the remote has it already
 */
export async function addExtension(
  { folder, remote }: { folder: string; remote: string },
  slot: string,
  context: string,
): Promise<void> {
  const names = toExtensionNames(slot)
  if (existsSync(path.join(folder, 'src', names.slug))) {
    throw new StartError(`${remote} has src/${names.slug} already.`)
  }
  const type = context === '{}' ? NO_CONTEXT : context
  const files = await renderRemote({ ...names, remote, context: type }, templates.extension)
  await writeFiles(folder, files)
  await changeJson<PagesFile>(path.join(folder, 'src/pages.json'), (pages) => ({
    ...pages,
    extensions: {
      ...pages.extensions,
      [names.key]: {
        slots: [slot],
        module: `./${names.slug}/${names.Name}.tsx`,
        loader: `./${names.slug}/${names.slug}.loader.ts`,
        height: HEIGHT,
      },
    },
  }))
  await changeJson<Manifest>(path.join(folder, 'package.json'), (manifest) => ({
    ...manifest,
    // A repository of its own states a version already.
    dependencies: sortKeys({ [QUERY_LIBRARY]: '*', ...manifest.dependencies }),
  }))
}

async function changeJson<Content>(file: string, change: (content: Content) => Content) {
  const content = JSON.parse(await readFile(file, 'utf8')) as Content
  await writeFile(file, `${JSON.stringify(change(content), null, 2)}\n`)
}

const sortKeys = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1)))
