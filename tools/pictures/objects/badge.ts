import { mark, waves } from '../brand/mark.ts'
import { darken, lighten } from '../graphics/colour.ts'
import { roundedRectPath } from '../graphics/paths.ts'
import { add, planeAt, planeTransform, shiftPlane, type Vector } from '../graphics/projection.ts'
import type { Drawing } from '../scenes/composition.ts'
import { flatObject, reflection } from './flat-object.ts'

const cord =
  'M0 -78C-44 -114 -94 -130 -122 -186C-142 -234 -44 -262 30 -240C108 -216 94 -164 50 -136C30 -122 8 -100 0 -78'

/** A badge on its lanyard, lying. */
export const badge = (at: Vector, spin: number, colour: string): Drawing => {
  const face = planeAt(add(at, [0, 0, 3]), { spin })
  const path = roundedRectPath(92, 130, 8)
  const plate = flatObject(face, {
    path,
    depth: 2.4,
    edge: '#d7d3ca',
    art: (doc) =>
      `<path d="${path}" fill="#fbfaf6"/><g clip-path="${doc.clipTo(path)}"><rect x="-46" y="-65" width="92" height="44" fill="${colour}"/></g>${mark('#ffffff', 22, 0, -42)}<circle cy="0" r="19" fill="${lighten(colour, 0.72)}"/><path d="M-13 12a13 11 0 0 1 26 0a19 19 0 0 1 -26 0Z" fill="${colour}"/><circle cy="-5" r="8" fill="${darken(colour, 0.2)}"/><rect x="-28" y="28" width="56" height="5" rx="2.5" fill="#33403f"/><rect x="-18" y="38" width="36" height="3.6" rx="1.8" fill="#a9b2b1"/>${waves('#7d8988', 9, 0, 52)}<rect x="-10" y="-60" width="20" height="5" rx="2.5" fill="#000" opacity="0.5"/><path d="${path}" fill="${reflection(doc, 0.35)}"/>`,
  })
  return (canvas) => {
    const { doc, camera } = canvas
    const place = planeTransform(camera, shiftPlane(face, 0, 6, 0))
    const band = (paint: string, width: number, more = '') =>
      `<path d="${cord}" fill="none" stroke="${paint}" stroke-width="${width}" stroke-linejoin="round"${more}/>`
    return `<g filter="${doc.blur(5)}" opacity="0.36" transform="translate(6 7)"><g transform="${place}">${band('#2a2119', 14)}</g></g>${plate(canvas)}<g transform="${place}">${band(darken(colour, 0.35), 14.6)}${band(colour, 13)}${band(lighten(colour, 0.3), 8, ' stroke-dasharray="2 26" stroke-linecap="round" opacity="0.8"')}<rect x="-7" y="-84" width="14" height="20" rx="4" fill="#c9cdd0" stroke="#61676b"/><rect x="-3" y="-68" width="6" height="12" rx="3" fill="#9aa0a4"/></g>`
  }
}
