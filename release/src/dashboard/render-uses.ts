import { escapeHtml } from '@shop/server/escape-html.ts'

import type { DashboardRow } from './collect-dashboard.ts'
import { code, renderTable, soft } from './html.ts'
import { type GraphEdge, renderGraph } from './render-graph.ts'

/** An element's id for what has a name of any kind. */
export const toId = (kind: string, name: string) => `${kind}-${name.replaceAll(/[^\w-]+/g, '-')}`

const shortName = (module: string) => module.replace('@shop/', '')

/** What uses which names of which kernel: drawn, and as a table. */
export function renderModules(rows: readonly DashboardRow[]): string {
  const shell = rows.find(({ name }) => name === 'shell')
  const users = rows.filter((row) => Object.keys(row.modules).length > 0)
  const remotes = users.filter((row) => row !== shell)
  const modules = [...new Set(users.flatMap((row) => Object.keys(row.modules)))].toSorted()
  const edges = remotes.flatMap((row) =>
    Object.entries(row.modules).map(([module, names]): GraphEdge => ({
      ...{ from: row.name, to: module, weight: names.length },
      title: `${row.name} uses ${names.join(', ')} of ${module}`,
    })),
  )
  const graph = renderGraph(
    {
      label: 'Which front end uses which module',
      left: remotes.map(({ name, kernel }) => ({
        ...{ id: name, target: toId('front-end', name) },
        lines: [name, ...(kernel === null ? [] : [`kernel ${kernel}`])],
      })),
      right: modules
        .filter((module) => edges.some(({ to }) => to === module))
        .map((module) => ({
          ...{ id: module, target: toId('module', module) },
          lines: [shortName(module), ...describeProvided(shell, module)],
        })),
      edges,
    },
    'm',
  )
  const cell = ({ modules: own }: DashboardRow, module: string) => {
    const names = own[module]
    if (!names) return '<td></td>'
    return `<td class="share"><details><summary>${names.length}</summary>${names.map(code).join('<br>')}</details></td>`
  }
  const body = modules.map(
    (module) =>
      `<tr id="${toId('module', module)}"><th scope="row">${code(module)}</th>${users.map((row) => cell(row, module)).join('')}</tr>`,
  )
  return graph + renderTable(['Module', ...users.map(({ name }) => name)], body)
}

function describeProvided(shell: DashboardRow | undefined, module: string): string[] {
  const provided = shell?.modules[module]
  return provided ? [`of ${provided.length} names`] : []
}

/** Which extensions are in which slots, and on which pages these are: drawn, and as a table. */
export function renderSlots(rows: readonly DashboardRow[]): string {
  const slots = rows.flatMap(({ name, slots: own }) =>
    Object.entries(own).map(([slot, paths]) => ({ slot, owner: name, paths })),
  )
  const extensions = rows.flatMap(({ name, extensions: own }) =>
    own.map((extension) => ({ ...extension, filler: name, id: `${name} ${extension.key}` })),
  )
  if (slots.length === 0 && extensions.length === 0) return `<p>${soft('none')}</p>`
  const edges = extensions.flatMap(({ id, key, filler, slots: filled }) =>
    filled
      .filter((slot) => slots.some((each) => each.slot === slot))
      .map((slot): GraphEdge => ({
        ...{ from: id, to: slot, weight: 1, title: `${key} of ${filler} is in ${slot}` },
      })),
  )
  const graph = renderGraph(
    {
      label: 'Which extension is in which slot',
      left: extensions.map(({ id, key, filler }) => ({
        ...{ id, lines: [key, filler], target: toId('front-end', filler) },
      })),
      right: slots.map(({ slot, owner }) => ({
        ...{ id: slot, lines: [slot, owner], target: toId('slot', slot) },
      })),
      edges,
    },
    's',
  )
  const body = slots.map(({ slot, owner, paths }) => {
    const inside = extensions.filter(({ slots: filled }) => filled.includes(slot))
    return `<tr id="${toId('slot', slot)}"><th scope="row">${code(slot)}</th><td>${escapeHtml(owner)}</td><td>${
      paths.length > 0 ? paths.map(code).join(' ') : soft('the shell’s own pages')
    }</td><td>${inside.map(({ id }) => escapeHtml(id)).join('<br>') || soft('nothing')}</td></tr>`
  })
  const lost = extensions.flatMap(({ id, slots: filled }) =>
    filled
      .filter((slot) => !slots.some((each) => each.slot === slot))
      .map(
        (slot) =>
          `<p class="bad">${escapeHtml(`${id} is for ${slot}, which no live page has.`)}</p>`,
      ),
  )
  return graph + lost.join('') + renderTable(['Slot', 'Owner', 'Pages', 'Extensions'], body)
}
