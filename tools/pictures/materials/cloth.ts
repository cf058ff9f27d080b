import { darken, lighten } from '../graphics/colour.ts'
import type { SvgDocument } from '../graphics/svg-document.ts'

/** How a fabric looks close up. Frequencies are per millimetre. */
export interface Fabric {
  colour: string
  /** Threads: fine for jersey, coarse for canvas. */
  thread: string
  /** How strongly it creases, 0 to 1. */
  crease: number
  seed: number
  /** How strongly the threads show, 0 to 1; on white they show too soon. */
  grain?: number
}

/** Broad soft hollows or swellings of loose fabric. */
const creases = (doc: SvgDocument, colour: string, seed: number) =>
  doc.noise({ frequency: '0.0052 0.0024', octaves: 2, seed, colour, gain: 2.6, cut: -1.15 })

const threads = (doc: SvgDocument, frequency: string, colour: string) =>
  doc.noise({ frequency, octaves: 2, seed: 3, colour, gain: 2.4, cut: -1.1 })

/** A cut piece of fabric: body colour, creases, threads, and edges that turn away from the light. */
export function cloth(
  doc: SvgDocument,
  path: string,
  { colour, thread, crease, seed, grain = 1 }: Fabric,
): string {
  const body = doc.linearGradient(
    [
      [0, lighten(colour, 0.12)],
      [0.5, colour],
      [1, darken(colour, 0.16)],
    ],
    [0, 0, 0.8, 1],
  )
  const inside = doc.clipTo(path)
  const edge = (offset: number, paint: string, opacity: number) =>
    `<g transform="translate(${offset} ${offset})"><path d="${path}" fill="none" stroke="${paint}" stroke-width="11" opacity="${opacity}" filter="${doc.blur(4)}"/></g>`
  return [
    `<path d="${path}" fill="${body}"/>`,
    `<path d="${path}" filter="${creases(doc, '#000000', seed)}" opacity="${0.09 * crease}"/>`,
    `<path d="${path}" filter="${creases(doc, '#ffffff', seed + 5)}" opacity="${0.08 * crease}"/>`,
    `<path d="${path}" filter="${threads(doc, thread, '#000000')}" opacity="${0.16 * grain}"/>`,
    `<path d="${path}" filter="${threads(doc, thread, '#ffffff')}" opacity="${0.1 * grain}"/>`,
    `<g clip-path="${inside}">${edge(4, '#000000', 0.26)}${edge(-5, '#ffffff', 0.12)}</g>`,
  ].join('')
}

/** A fold: a crease, the valley beside it and a lit ridge. */
export function fold(doc: SvgDocument, path: string, width = 14, depth = 0.3): string {
  const line = (paint: string, opacity: number, shift: number, size: number, blur: number) =>
    `<g transform="translate(${shift} ${shift * 0.6})"><path d="${path}" fill="none" stroke="${paint}" stroke-width="${size}" stroke-linecap="round" opacity="${opacity}" filter="${doc.blur(blur)}"/></g>`
  return (
    line('#000000', depth * 0.7, 0, width * 0.8, width * 0.45) +
    line('#000000', depth * 0.55, -width * 0.2, width * 0.16, 1.2) +
    line('#ffffff', depth * 0.45, -width * 0.7, width * 0.5, width * 0.3)
  )
}

/** Seam: a groove and two rows of thread. */
export function seam(path: string, colour: string): string {
  return `<path d="${path}" fill="none" stroke="#000" stroke-opacity="0.28" stroke-width="3"/><path d="${path}" fill="none" stroke="${lighten(colour, 0.2)}" stroke-opacity="0.55" stroke-width="1.2" stroke-dasharray="5 3"/>`
}
