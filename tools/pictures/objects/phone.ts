import { mark } from '../brand/mark.ts'
import { roundedRectPath } from '../graphics/paths.ts'
import type { Plane } from '../graphics/projection.ts'
import { type Canvas, shadow, slab } from '../graphics/slab.ts'
import type { SvgDocument } from '../graphics/svg-document.ts'

/** Millimetres. */
const PHONE = { width: 71, height: 147, corner: 11.5, depth: 7.6 }
const body = roundedRectPath(PHONE.width, PHONE.height, PHONE.corner)
const glass = roundedRectPath(PHONE.width - 3.4, PHONE.height - 3.4, PHONE.corner - 1.6)

/** A line of text seen from too far away to read, or a button. */
export const bar = (x: number, y: number, width: number, height: number, paint: string) =>
  `<rect x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}" rx="${height / 2}" fill="${paint}"/>`

/** A contact page: cover, portrait, name, a button and a few rows; no words in any language. */
function contactPage(doc: SvgDocument, accent: string): string {
  const cover = doc.diagonalFade(accent, '#10343a')
  const rows = [22, 36, 50].map(
    (y) =>
      `<rect x="-28" y="${y - 5.2}" width="56" height="10.4" rx="3.2" fill="#eef1f1"/><circle cx="-21.6" cy="${y}" r="2.7" fill="${accent}"/>${bar(-4, y - 1.4, 24, 1.8, '#9aa5a7')}${bar(-8, y + 1.8, 16, 1.4, '#c3cbcc')}`,
  )
  return [
    `<rect x="-36" y="-75" width="72" height="150" fill="#ffffff"/>`,
    `<rect x="-36" y="-75" width="72" height="46" fill="${cover}"/>${mark('#ffffff', 11, 0, -53)}`,
    `<circle cy="-28" r="13" fill="#fff"/><circle cy="-28" r="11.6" fill="#e3d3c2"/><path d="M-9 -20.7a9 8.2 0 0 1 18 0a11.6 11.6 0 0 1 -18 0Z" fill="${accent}"/><circle cy="-31" r="4.9" fill="#a9754f"/><path d="M-5.1 -31.4a5.1 5.4 0 0 1 10.2 0q-5 -2.6 -10.2 0Z" fill="#f6f1ea"/>`,
    bar(0, -9.5, 32, 3, '#2c3739') + bar(0, -4, 22, 2, '#a2acae'),
    `<rect x="-28" y="2.2" width="56" height="10.6" rx="5.3" fill="${accent}"/>${bar(0, 7.5, 18, 2, '#ffffff')}`,
    ...rows,
  ].join('')
}

/** A phone in space that shows a page: somebody's contact page where no other is asked for. */
export function phone(
  canvas: Canvas,
  face: Plane,
  { accent = '#1f6f78', soft = 26, strength = 0.34, page = contactPage } = {},
): string {
  const { doc } = canvas
  const glare = doc.linearGradient(
    [
      [0, '#ffffff', 0.34],
      [0.36, '#ffffff', 0.06],
      [0.361, '#ffffff', 0],
    ],
    [0, 0, 1, 0.6],
  )
  const rim = doc.linearGradient(
    [
      [0, '#8d9396'],
      [0.5, '#2a2d30'],
      [1, '#5d6265'],
    ],
    [0, 0, 1, 1],
  )
  const art = `<path d="${body}" fill="${rim}"/><path d="${roundedRectPath(PHONE.width - 1, PHONE.height - 1, PHONE.corner - 0.5)}" fill="#0d0f10"/><g clip-path="${doc.clipTo(glass)}">${page(doc, accent)}</g><rect x="-9" y="-69" width="18" height="5" rx="2.5" fill="#0d0f10"/><path d="${glass}" fill="${glare}"/>`
  return (
    shadow(canvas, face, body, { soft, strength }) +
    slab(canvas, face, { path: body, depth: PHONE.depth, edge: '#4a4f53', art })
  )
}
