import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import {
  indent,
  list,
  loaderName,
  member,
  messageChunk,
  messageNames,
  property,
  quote,
} from './generated-names.js'
import { packageName } from './package-folder.js'
import { componentOf, PAGES_FILE, readPages } from './pages.js'

/** @typedef {import('./pages.js').Page} Page @typedef {import('./pages.js').Pages} Pages @typedef {import('./pages.js').Extension} Extension @typedef {import('./pages.js').LoadedPart} LoadedPart */

/** The generated module of a remote's extensions; a remote without any has none. */
export const EXTENSIONS_MODULE = 'src/extensions.generated.ts'

const HEADER = `// Generated from pages.json and the message catalogues. Development servers, builds and \`npm run routes\` write it.\n`

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
    'src/messages.generated.ts': generateMessages(pages),
    'src/routes.generated.ts': generateRoutes(packageName(directory), pages),
    ...(pages.extensions.length > 0 && { [EXTENSIONS_MODULE]: generateExtensions(pages) }),
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
  if (!generated[EXTENSIONS_MODULE])
    rmSync(path.join(directory, EXTENSIONS_MODULE), { force: true })
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

/** @param {Pages} pages @returns {string} */
function generateMessages({ messages }) {
  const stores = messages.map((folder) => {
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

/** @param {string} name @param {Pages} pages @returns {string} */
function generateRoutes(name, { pages, layouts }) {
  const parts = [...Object.values(layouts), ...pages]
  const loaders = [...new Set(parts.flatMap(({ loader }) => loader ?? []))]
  const loads = [...new Set(parts.flatMap(({ messages }) => messages))]
  const used = (/** @type {string[]} */ names) => names.filter((each) => body.includes(`${each}(`))
  const routes = pages.filter(({ layout }) => layout === undefined).map(toRoute)
  const groups = Object.entries(layouts).map(
    ([id, layout]) => `{
  id: ${quote(id)},
${indent([...handleLines(layout), loadedLines(layout)].join('\n'))}
  children: [
    {
      // The layout stays when a page fails.
      ErrorBoundary: RouteError,
      children: [
${indent(list(pages.filter((page) => page.layout === id).map(toRoute)), 4)}
      ],
    },
  ],
}`,
  )
  const body = `/** The routes that the remote exposes. */
export const routes: RouteObject[] = [
  {
    id: ${quote(name)},
    ErrorBoundary: RouteError,
    children: [
${indent(list([...routes, ...groups]), 3)}
    ],
  },
]
`
  const helpers = used(['pageLoader', 'withProps'])
  const imports = [
    `import { ${[...used(['redirect']), 'type RouteObject'].join(', ')} } from '@shop/router'`,
    ...(helpers.length > 0
      ? [`import { ${helpers.join(', ')} } from '@shop/router/page-loader.ts'`]
      : []),
    `import { RouteError } from '@shop/ui/page/RouteError.tsx'`,
    '',
    ...loaders.map((file) => `import { loader as ${loaderName(file)} } from ${quote(file)}`),
    ...(loads.length > 0
      ? [
          `import { ${loads.map((folder) => messageNames(folder).load).join(', ')} } from './messages.generated.ts'`,
        ]
      : []),
    `import { paths } from './paths.generated.ts'`,
  ]
  return `${HEADER}${imports.join('\n')}\n\n${body}`
}

/** @param {Page} page @returns {string} its route object */
function toRoute(page) {
  const lines = [`path: paths${member(page.key)},`]
  lines.push(...handleLines(page))
  if (page.module) lines.push(loadedLines(page))
  else {
    const loader = page.loader
      ? loaderName(page.loader)
      : `() => redirect(${quote(page.redirect ?? '/')})`
    // The router warns about a route with neither a component nor an element.
    lines.push(`loader: ${loader},`, 'element: null,')
  }
  return `{\n${indent(lines.join('\n'))}\n}`
}

/** @param {{ session?: boolean, frame?: string }} part @returns {string[]} what the shell knows of it */
function handleLines({ session, frame }) {
  const facts = [session && 'requiresSession: true', frame && `frame: ${quote(frame)}`]
  const told = facts.filter(Boolean).join(', ')
  return told ? [`handle: { ${told} },`] : []
}

/** @param {LoadedPart & { props?: Record<string, unknown> }} part @returns {string} what loads its component, messages and data */
function loadedLines({ module = '', chunk, loader, messages, props }) {
  const component = componentOf(module)
  const loads = messages.map((folder) => messageNames(folder).load).join(', ')
  const own = loader && loaderName(loader)
  const value = loads ? `pageLoader([${loads}]${own ? `, ${own}` : ''})` : own
  const rendered = props
    ? `{ Component: withProps(${component}, ${JSON.stringify(props)}) }`
    : `{ Component: ${component} }`
  return [
    ...(value ? [`loader: ${value},`] : []),
    'lazy: async () => {',
    `  const { ${component} } = await import(/* webpackChunkName: "${chunk}" */ ${quote(module)})`,
    `  return ${rendered}`,
    '},',
  ].join('\n')
}

/** @param {Pages} pages @returns {string} */
function generateExtensions({ extensions }) {
  const loaders = [...new Set(extensions.flatMap(({ loader }) => loader ?? []))]
  const folders = [...new Set(extensions.flatMap(({ messages }) => messages))]
  const loads = folders.map((folder) => messageNames(folder).load)
  const lines = [
    `import type { ExtensionModule } from '@shop/kernel/slots'`,
    '',
    ...loaders.map((file) => `import { loader as ${loaderName(file)} } from ${quote(file)}`),
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
    ...(loader ? [`loader: ${loaderName(loader)},`] : []),
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
