import { darken, lighten } from '../graphics/colour.ts'
import type { SvgDocument } from '../graphics/svg-document.ts'
import { cloth, type Fabric, fold } from '../materials/cloth.ts'
import { crease, type FlatLay } from '../objects/flat-lay.ts'

const loop =
  'M-60 120C-190 40 -236 -120 -190 -220C-150 -310 150 -310 190 -220C236 -120 190 40 60 120L10 30C90 -20 124 -110 104 -166C84 -214 -84 -214 -104 -166C-124 -110 -90 -20 -10 30Z'
const left =
  'M28 10C-20 60 -84 100 -110 190C-130 260 -140 330 -146 420L4 426C6 340 10 270 30 210C46 160 84 120 108 88Z'
const right =
  'M-28 10C20 60 84 92 112 170C134 240 148 300 156 380L10 398C4 320 -6 260 -28 206C-46 160 -84 120 -108 88Z'

const fringe = (from: readonly [number, number], to: readonly [number, number], colour: string) =>
  Array.from({ length: 22 }, (_, index) => {
    const share = (index + 0.5) / 22
    const x = from[0] + (to[0] - from[0]) * share
    const y = from[1] + (to[1] - from[1]) * share
    const sway = Math.sin(index * 2.1) * 5
    return `<path d="M${x.toFixed(1)} ${y.toFixed(1)}C${(x + sway).toFixed(1)} ${(y + 16).toFixed(1)} ${(x - sway).toFixed(1)} ${(y + 30).toFixed(1)} ${(x + sway * 0.6).toFixed(1)} ${(y + 50).toFixed(1)}" fill="none" stroke="${index % 2 ? colour : darken(colour, 0.2)}" stroke-width="4.4" stroke-linecap="round"/>`
  }).join('')

/** Bands woven along and across. */
function checks(
  doc: SvgDocument,
  path: string,
  [light, dark]: readonly [string, string],
  turn: number,
): string {
  const bar = (at: number, width: number, paint: string, opacity: number) =>
    `<rect x="-600" y="${at}" width="1200" height="${width}" fill="${paint}" opacity="${opacity}"/>`
  const set = Array.from({ length: 12 }, (_, row) => {
    const y = -600 + row * 104
    return bar(y, 34, dark, 0.5) + bar(y + 48, 7, light, 0.75) + bar(y + 62, 7, light, 0.75)
  }).join('')
  return `<g clip-path="${doc.clipTo(path)}"><g transform="rotate(${turn})">${set}<g transform="rotate(90)">${set}</g></g></g>`
}

/** A checked woollen scarf, looped. */
export function scarf(colour: string, bands: readonly [string, string]): FlatLay {
  const wool: Fabric = { colour, thread: '0.2 0.24', crease: 0.8, seed: 98 }
  const part = (doc: SvgDocument, path: string, turn: number) =>
    `<g filter="${doc.blur(10)}" opacity="0.4" transform="translate(8 12)"><path d="${path}"/></g>${cloth(doc, path, wool)}${checks(doc, path, bands, turn)}${crease(path, 1.6, 0.2)}`
  return {
    outline: loop + left + right,
    art: (doc) =>
      [
        part(doc, loop, 20),
        fold(doc, 'M-140 -180C-170 -100 -140 0 -60 70', 20, 0.3) +
          fold(doc, 'M140 -190C170 -100 150 0 60 70', 20, 0.3) +
          fold(doc, 'M-150 -230C-80 -270 80 -270 150 -230', 18, 0.26),
        fringe([12, 398], [154, 380], lighten(colour, 0.05)),
        part(doc, right, -12),
        fold(doc, 'M40 120C80 200 90 300 96 384', 20, 0.28) +
          fold(doc, 'M-10 130C20 210 36 300 44 392', 14, 0.2),
        fringe([-144, 420], [2, 426], lighten(colour, 0.05)),
        part(doc, left, 14),
        fold(doc, 'M-30 120C-70 200 -80 320 -88 416', 20, 0.28) +
          fold(doc, 'M30 120C-10 200 -30 300 -36 420', 14, 0.2),
      ].join(''),
  }
}
