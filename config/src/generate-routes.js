import { HEADER, indent, list, member, messageNames, moduleName, quote } from './generated-names.js'
import { componentOf } from './pages.js'

/** @typedef {import('./pages.js').Page} Page @typedef {import('./pages.js').Pages} Pages @typedef {import('./pages.js').LoadedPart} LoadedPart */

/** @param {string} name of the remote @param {Pages} pages @returns {string} the module of its routes */
export function generateRoutes(name, { pages, layouts }) {
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
    ...loaders.map((file) => `import { loader as ${moduleName(file)} } from ${quote(file)}`),
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
      ? moduleName(page.loader)
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
  const own = loader && moduleName(loader)
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
