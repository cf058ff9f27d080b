import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { generateRoutes } from './generate-routes.js'
import {
  HEADER,
  indent,
  list,
  member,
  messageChunk,
  messageNames,
  moduleName,
  property,
  quote,
} from './generated-names.js'
import { packageName } from './package-folder.js'
import { componentOf, PAGES_FILE, readPages } from './pages.js'

/** @typedef {import('./pages.js').Page} Page @typedef {import('./pages.js').Pages} Pages @typedef {import('./pages.js').Extension} Extension @typedef {import('./pages.js').LoadedPart} LoadedPart */

/** The generated module of a remote's extensions; a remote without any has none. */
export const EXTENSIONS_MODULE = 'src/extensions.generated.ts'
/** The generated module of the Markdown of its pages, which is in the build for the server alone. */
export const MARKDOWN_MODULE = 'src/markdown.generated.ts'
/** The generated module of the texts that only Markdown has. */
const MARKDOWN_MESSAGES_MODULE = 'src/markdown-messages.generated.ts'
/** The folder of their catalogues. */
const MARKDOWN_FOLDER = 'markdown'

/**
 * The modules that are generated from a remote's `pages.json` and message catalogues.
 * @param {string} directory the remote's folder
 * @returns {Record<string, string>} source text by file, relative to the folder
 * @throws what `readPages` throws
 */
export function generatePages(directory) {
  const pages = readPages(directory)
  return {
    'src/paths.generated.ts': generatePaths(pages),
    'src/messages.generated.ts': generateMessages(
      pages.messages.filter((folder) => folder !== MARKDOWN_FOLDER),
    ),
    'src/routes.generated.ts': generateRoutes(packageName(directory), pages),
    ...(pages.extensions.length > 0 && { [EXTENSIONS_MODULE]: generateExtensions(pages) }),
    ...(pages.messages.includes(MARKDOWN_FOLDER) && {
      [MARKDOWN_MESSAGES_MODULE]: generateMessages([MARKDOWN_FOLDER]),
    }),
    ...(pages.pages.some(({ markdown }) => markdown) && {
      [MARKDOWN_MODULE]: generateMarkdown(pages),
    }),
  }
}

/**
 * Writes the generated modules of a remote whose text has changed.
 * @param {string} directory the remote's folder
 * @returns {string[]} the files that were written, relative to the folder
 * @throws what `readPages` throws
 */
export function writeGeneratedPages(directory) {
  const generated = generatePages(directory)
  for (const file of [EXTENSIONS_MODULE, MARKDOWN_MODULE, MARKDOWN_MESSAGES_MODULE])
    if (!generated[file]) rmSync(path.join(directory, file), { force: true })
  return Object.entries(generated).flatMap(([file, text]) => {
    const absolute = path.join(directory, file)
    if (existsSync(absolute) && readFileSync(absolute, 'utf8') === text) return []
    writeFileSync(absolute, text)
    return [file]
  })
}

/**
 * Makes webpack read a file again that was written after it has looked for changes. Otherwise a page that was just added has no
 * script until the next build.
 * @param {import('webpack').Compiler} compiler
 * @param {string} file absolute
 */
function forgetFile({ inputFileSystem, fileTimestamps }, file) {
  inputFileSystem?.purge?.(file)
  fileTimestamps?.delete(file)
}

/** webpack plugin that writes the generated modules before each build, also while it watches. */
export class GeneratedPagesPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    /** @type {string | null} */
    let problem = null
    const write = () => {
      problem = null
      try {
        for (const file of writeGeneratedPages(compiler.context)) {
          forgetFile(compiler, path.join(compiler.context, file))
        }
      } catch (error) {
        // An error of the compilation, after which webpack goes on watching.
        problem = error instanceof Error ? error.message : String(error)
      }
    }
    compiler.hooks.beforeRun.tap('GeneratedPages', write)
    compiler.hooks.watchRun.tap('GeneratedPages', write)
    compiler.hooks.thisCompilation.tap('GeneratedPages', (compilation) => {
      compilation.fileDependencies.add(path.join(compiler.context, PAGES_FILE))
      if (problem) compilation.errors.push(new compiler.webpack.WebpackError(problem))
    })
  }
}

/** @param {Pages} pages @returns {string} */
function generatePaths({ pages }) {
  const lines = pages.map(({ key, path: pattern }) => `  ${property(key)}: ${quote(pattern)},\n`)
  return `${HEADER}
/** Path patterns of the pages. */
export const paths = {\n${lines.join('')}} as const\n`
}

/** @param {readonly string[]} folders of catalogues @returns {string} */
function generateMessages(folders) {
  const stores = folders.map((folder) => {
    const { t, useT, T, load } = messageNames(folder)
    const imports = ['en', 'ar'].map((lang) => {
      const chunk = messageChunk(folder, lang)
      const file = ['.', folder, 'messages', `${lang}.json`].filter(Boolean).join('/')
      return `  ${lang}: () => import(/* webpackChunkName: "${chunk}" */ ${quote(file)}),\n`
    })
    const names = folder
      ? `t: ${t}, useT: ${useT}, T: ${T}, load: ${load}`
      : `t, useT, T, load: ${load}`
    return `export const { ${names} } = createMessages({\n${imports.join('')}})\n`
  })
  return `${HEADER}import { createMessages } from '@shop/i18n/messages.tsx'\n\n${stores.join('\n')}`
}

/** @param {Pages} pages @returns {string} */
function generateExtensions({ extensions }) {
  const loaders = [...new Set(extensions.flatMap(({ loader }) => loader ?? []))]
  const folders = [...new Set(extensions.flatMap(({ messages }) => messages))]
  const loads = folders.map((folder) => messageNames(folder).load)
  const lines = [
    `import type { ExtensionModule } from '@shop/kernel/slots'`,
    '',
    ...loaders.map((file) => `import { loader as ${moduleName(file)} } from ${quote(file)}`),
    ...(loads.length > 0 ? [`import { ${loads.join(', ')} } from './messages.generated.ts'`] : []),
  ]
  return `${HEADER}${lines.join('\n')}

/** What the remote adds to slots of other pages. */
export const extensions: Record<string, ExtensionModule> = {
${indent(list(extensions.map(toExtension)))}
}
`
}

/** @param {Extension} extension @returns {string} */
function toExtension({ key, module, chunk, loader, messages }) {
  const component = componentOf(module)
  const loads = messages.map((folder) => `${messageNames(folder).load}()`)
  const lines = [
    ...(loader ? [`loader: ${moduleName(loader)},`] : []),
    'load: async () => {',
    `  const [{ ${component} }] = await Promise.all([`,
    `    import(/* webpackChunkName: "${chunk}" */ ${quote(module)}),`,
    ...loads.map((load) => `    ${load},`),
    '  ])',
    `  return ${component}`,
    '},',
  ]
  return `${key}: {\n${indent(lines.join('\n'))}\n}`
}

/** @param {Pages} pages @returns {string} */
function generateMarkdown({ pages }) {
  const written = pages.flatMap(({ key, markdown, props }) =>
    markdown === undefined ? [] : [{ key, name: moduleName(markdown), markdown, props }],
  )
  const imports = new Set(
    written.map(({ name, markdown }) => `import { markdown as ${name} } from ${quote(markdown)}`),
  )
  const entries = written.map(({ key, name, props }) => {
    const value = props ? `(page) => ${name}({ ...page, props: ${JSON.stringify(props)} })` : name
    return `[paths${member(key)}]: ${value}`
  })
  return `${HEADER}import type { MarkdownPage } from '@shop/i18n/markdown.ts'

${[...imports].join('\n')}
import { paths } from './paths.generated.ts'

/** What machines read of the pages, by path pattern. */
export const markdown: Record<string, MarkdownPage> = {
${indent(list(entries))}
}
`
}
