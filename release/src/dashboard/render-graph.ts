import { escapeHtml } from '@shop/server/escape-html.ts'

/** A box of the drawing. */
export interface GraphNode {
  id: string
  /** What it is, and below it, smaller, what else there is to say. */
  lines: readonly string[]
  /** The element of the page that says more. */
  target: string
}

export interface GraphEdge {
  from: string
  to: string
  /** More make the line broader. */
  weight: number
  /** What the line stands for, in words. */
  title: string
}

/** Whoever stands on the left uses or fills what stands on the right. */
export interface Graph {
  label: string
  left: readonly GraphNode[]
  right: readonly GraphNode[]
  edges: readonly GraphEdge[]
}

/** Widths of the drawing, and of its boxes: on a phone, and elsewhere. */
const LAYOUTS = [
  { name: 'narrow', width: 328, box: 138 },
  { name: 'broad', width: 860, box: 250 },
]
const ROW = 46
const BOX = 36
const MAX_STROKE = 7
/** So much makes a line as broad as it gets, unless another one stands for more. */
const FULL_WEIGHT = 12
/** Of a character, about, on a phone. */
const CHARACTER = 6.4
const COLOURS = [
  ['#b45309', '#fbbf24'],
  ['#0f766e', '#2dd4bf'],
  ['#1d4ed8', '#60a5fa'],
  ['#7e22ce', '#c084fc'],
  ['#be123c', '#fb7185'],
  ['#4d7c0f', '#a3e635'],
]

export const GRAPH_STYLES = `
.graph { display: none; max-width: 100%; height: auto; font: 12px system-ui, sans-serif }
.graph.narrow { display: block }
@media (min-width: 60rem) { .graph.narrow { display: none } .graph.broad { display: block; font-size: 14px } }
.graph rect { fill: var(--fill); stroke: var(--line) } .graph text { fill: currentColor }
.graph a:is(:hover, :focus-visible) rect { stroke: currentColor; stroke-width: 2 } .graph a:focus { outline: none }
.graph .more { fill: var(--soft); font-size: .8em }
.graph path { fill: none; opacity: .8 }
${COLOURS.map(([light, dark], index) => `.graph .c${index} { stroke: light-dark(${light}, ${dark}) }`).join('\n')}`

/** Sorts what is used so that few lines cross: by the place of its users. */
function sortByUsers({ left, right, edges }: Graph): GraphNode[] {
  const place = new Map(left.map(({ id }, index) => [id, index]))
  const middle = new Map(
    right.map(({ id }) => {
      const places = edges.flatMap(({ from, to }) => (to === id ? (place.get(from) ?? 0) : []))
      return [id, places.reduce((sum, each) => sum + each, 0) / (places.length || 1)]
    }),
  )
  return right.toSorted((one, other) => (middle.get(one.id) ?? 0) - (middle.get(other.id) ?? 0))
}

/** Draws a graph as SVG, once for phones. What is pointed at or has the focus stands out with its lines. @param prefix of its classes */
export function renderGraph(graph: Graph, prefix: string): string {
  const right = sortByUsers(graph)
  const nodes = [...graph.left, ...right]
  const classOf = new Map(nodes.map(({ id }, index) => [id, `${prefix}${index}`]))
  const height = Math.max(graph.left.length, right.length) * ROW
  const middleOf = (list: readonly GraphNode[], id: string) =>
    ((list.findIndex((node) => node.id === id) + 0.5) * height) / list.length
  const most = Math.max(...graph.edges.map(({ weight }) => weight), FULL_WEIGHT)

  const draw = ({ name, width, box }: (typeof LAYOUTS)[number]) => {
    const paths = graph.edges.map(({ from, to, weight, title }) => {
      const [start, end] = [middleOf(graph.left, from), middleOf(right, to)]
      const [x1, x2] = [box, width - box]
      const bend = (x1 + x2) / 2
      const colour = graph.left.findIndex(({ id }) => id === from) % COLOURS.length
      const stroke = 1 + ((MAX_STROKE - 1) * weight) / most
      return `<path class="c${colour} ${classOf.get(from)} ${classOf.get(to)}" d="M${x1} ${start} C${bend} ${start} ${bend} ${end} ${x2} ${end}" stroke-width="${stroke.toFixed(1)}"><title>${escapeHtml(title)}</title></path>`
    })
    const boxes = (list: readonly GraphNode[], x: number) =>
      list.map(({ id, lines, target }) => {
        const y = middleOf(list, id) - BOX / 2
        const texts = lines.map((line, index) => {
          const baseline = y + (lines.length === 1 ? BOX / 2 + 4 : 15 + index * 14)
          const room = box - 14
          const fit =
            line.length * CHARACTER > room
              ? ` textLength="${room}" lengthAdjust="spacingAndGlyphs"`
              : ''
          return `<text x="${x + 7}" y="${baseline}"${index > 0 ? ' class="more"' : ''}${fit}>${escapeHtml(line)}</text>`
        })
        return `<a class="${classOf.get(id)}" href="#${escapeHtml(target)}"><rect x="${x + 1}" y="${y}" width="${box - 2}" height="${BOX}" rx="6"/>${texts.join('')}</a>`
      })
    return `<svg class="graph ${name}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="group" aria-label="${escapeHtml(graph.label)}">${[...paths, ...boxes(graph.left, 0), ...boxes(right, width - box)].join('\n')}</svg>`
  }
  const rules = [...classOf.values()].map(
    (each) =>
      `.graph:has(a.${each}:hover, a.${each}:focus-visible) path:not(.${each}) { opacity: .12 }`,
  )
  return `<style>${rules.join('\n')}</style>${LAYOUTS.map(draw).join('')}`
}
