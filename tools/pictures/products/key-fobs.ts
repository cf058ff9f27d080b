import { mark, waves } from '../brand/mark.ts'
import type { Paper } from '../graphics/backdrop.ts'
import { darken, lighten } from '../graphics/colour.ts'
import { circlePath, roundedRectPath } from '../graphics/paths.ts'
import { type Plane, planeAt, planeTransform, shiftPlane } from '../graphics/projection.ts'
import { type Canvas, shadow, slab } from '../graphics/slab.ts'
import type { SvgDocument } from '../graphics/svg-document.ts'
import { type Material, surface } from '../materials/material.ts'
import type { Product } from './product.ts'

/** Steel wire bent into a ring; radius and thickness in millimetres. */
function keyRing(canvas: Canvas, face: Plane, radius: number, wire = 2.4): string {
  const steel = canvas.doc.linearGradient(
    [
      [0, '#f4f5f6'],
      [0.3, '#8d9296'],
      [0.5, '#e6e8ea'],
      [0.75, '#6e7377'],
      [1, '#c4c8cb'],
    ],
    [0, 0, 1, 1],
  )
  const path = circlePath(radius)
  const line = (width: number, paint: string, opacity = 1) =>
    `<path d="${path}" fill="none" stroke="${paint}" stroke-width="${width}" stroke-opacity="${opacity}"/>`
  const dropped = `<g filter="${canvas.doc.blur(5)}" opacity="0.45"><g transform="translate(7 8)">${`<g transform="${planeTransform(canvas.camera, face)}">${line(wire, '#241c14')}</g>`}</g></g>`
  return `${dropped}<g transform="${planeTransform(canvas.camera, face)}">${line(wire, '#575c60')}${line(wire * 0.8, steel)}${line(wire * 0.22, '#ffffff', 0.7)}</g>`
}

interface Body {
  path: string
  depth: number
  material: Material
  art: (doc: SvgDocument) => string
}

/** The tag itself with a bevel of light along its edge. */
function tagBody(canvas: Canvas, face: Plane, { path, depth, material, art }: Body): string {
  const rim = canvas.doc.linearGradient(
    [
      [0, '#ffffff', 0.6],
      [0.5, '#ffffff', 0.06],
      [1, '#000000', 0.35],
    ],
    [0, 0, 1, 1],
  )
  const top = `${surface(canvas.doc, path, material)}<path d="${path}" fill="none" stroke="${rim}" stroke-width="0.7"/>${art(canvas.doc)}`
  return (
    shadow(canvas, face, path, { soft: 12, strength: 0.4 }) +
    slab(canvas, face, { path, depth, edge: darken(material.base, 0.25), art: top })
  )
}

const stamped = (art: (paint: string) => string, { base, ink }: Material) =>
  `<g transform="translate(0.2 0.28)" opacity="0.4">${art(lighten(base, 0.5))}</g>${art(ink)}`

function lyingProduct(paper: Paper, accent: string, width: number, draw: Product['draw']): Product {
  return {
    paper,
    accent,
    draw: draw,
    drawFlat: draw,
    pitch: 60,
    width,
    flatWidth: width * 1.04,
    middle: [0, 0, 0],
    focus: [0, -6, 0],
  }
}

export function leatherFob(material: Material, paper: Paper): Product {
  const stitch = lighten(material.base, 0.45)
  const strap = 'M-13 -34Q-13 -38 -9 -38H9Q13 -38 13 -34L15 28Q15 38 5 38H-5Q-15 38 -15 28Z'
  const seam = 'M-10.4 -26L-12.2 28Q-12.2 35.2 -5 35.2H5Q12.2 35.2 12.2 28L10.4 -26'
  const art = (doc: SvgDocument) =>
    [
      `<path d="${seam}" fill="none" stroke="#000" stroke-opacity="0.35" stroke-width="1.5"/>`,
      `<path d="${seam}" fill="none" stroke="${stitch}" stroke-width="0.8" stroke-dasharray="2.6 1.5" stroke-linecap="round"/>`,
      `<circle cy="-27" r="4" fill="${doc.radialGradient(
        [
          [0, '#f7f7f5'],
          [0.6, '#a3a7aa'],
          [1, '#5d6164'],
        ],
        [0.38, 0.34, 0.7],
      )}"/>`,
      stamped((paint) => mark(paint, 17, 0, 8), material),
    ].join('')
  return lyingProduct(paper, material.base, 104, (canvas) => {
    const face = planeAt([12, -10, 5], { spin: -24 })
    return (
      keyRing(canvas, shiftPlane(face, -2, -50, -1), 17) +
      tagBody(canvas, face, { path: strap, depth: 4.5, material, art })
    )
  })
}

export function roundFob(material: Material, paper: Paper): Product {
  const path = `${circlePath(20)}M-6 -19.4Q-5 -29 0 -29T6 -19.4Z`
  const art = (doc: SvgDocument) =>
    [
      `<circle cy="-24" r="2.6" fill="#1b1b1b" opacity="0.75"/>`,
      stamped((paint) => mark(paint, 20), material),
      `<circle r="18.6" fill="${doc.radialGradient(
        [
          [0, '#ffffff', 0.55],
          [0.5, '#ffffff', 0.08],
          [0.85, '#000000', 0.02],
          [1, '#000000', 0.22],
        ],
        [0.34, 0.28, 0.75],
      )}"/>`,
      `<path d="M-13 -9A16 16 0 0 1 2 -16" fill="none" stroke="#fff" stroke-opacity="0.75" stroke-width="1.6" stroke-linecap="round"/>`,
    ].join('')
  return lyingProduct(paper, material.base, 76, (canvas) => {
    const face = planeAt([6, -9, 4], { spin: 18 })
    return (
      keyRing(canvas, shiftPlane(face, 1, -38, -1), 13.5, 2) +
      tagBody(canvas, face, { path, depth: 4, material, art })
    )
  })
}

export function keyTag(material: Material, paper: Paper): Product {
  const path = roundedRectPath(24, 52, 11.5)
  const art = () =>
    `<circle cy="-19" r="3.4" fill="#2b2d2f"/><circle cy="-19" r="4.3" fill="none" stroke="#fff" stroke-opacity="0.6" stroke-width="0.6"/>${stamped((paint) => mark(paint, 14, 0, 2) + waves(paint, 6, 0, 17), material)}`
  return lyingProduct(paper, '#4a5a66', 80, (canvas) => {
    const face = planeAt([8, -8, 3], { spin: 26 })
    return (
      keyRing(canvas, shiftPlane(face, 0, -33, -1), 14, 2) +
      tagBody(canvas, face, { path, depth: 2.2, material, art })
    )
  })
}

export function luggageTag(material: Material, paper: Paper): Product {
  const path =
    'M-22 -26L-12 -38Q-10 -41 -6 -41H6Q10 -41 12 -38L22 -26V34Q22 40 16 40H-16Q-22 40 -22 34Z'
  const seam =
    'M-19 -25L-10.4 -35.4Q-9 -38 -6 -38H6Q9 -38 10.4 -35.4L19 -25V34Q19 37 16 37H-16Q-19 37 -19 34Z'
  const strap = 'M0 -33C-16 -50 -20 -72 0 -76S22 -54 4 -33'
  const art = () =>
    [
      `<path d="${seam}" fill="none" stroke="${lighten(material.base, 0.5)}" stroke-width="0.8" stroke-dasharray="2.6 1.5" stroke-linecap="round"/>`,
      `<rect x="-4.5" y="-35" width="9" height="4" rx="2" fill="#0c111b"/>`,
      stamped((paint) => mark(paint, 20, 0, 4), { ...material, ink: '#d9b98a' }),
    ].join('')
  return lyingProduct(paper, material.base, 122, (canvas) => {
    const face = planeAt([8, -22, 4], { spin: -18 })
    const loop = (width: number, colour: string) =>
      `<path d="${strap}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`
    const place = planeTransform(canvas.camera, face)
    return `<g filter="${canvas.doc.blur(6)}" opacity="0.4"><g transform="translate(9 10)"><g transform="${place}">${loop(7, '#1d1712')}</g></g></g>${tagBody(canvas, face, { path, depth: 3.2, material, art })}<g transform="${place}">${loop(7, darken(material.base, 0.35))}${loop(6.2, material.base)}${loop(4.6, lighten(material.base, 0.08))}<g stroke-dasharray="2.4 1.6">${loop(0.5, lighten(material.base, 0.5))}</g></g>`
  })
}

export function tapDots(materials: readonly Material[], paper: Paper): Product {
  const places = [
    [-21, -10, 0],
    [21, -6, 24],
    [-1, 26, -12],
  ] as const
  return lyingProduct(paper, '#2f6f73', 92, (canvas) =>
    [...places]
      .map(([x, y, spin], index) => {
        const material = materials[index % materials.length]
        if (!material) return ''
        const gloss = (doc: SvgDocument) =>
          `${mark(material.ink, 19)}<circle r="17" fill="none" stroke="${material.ink}" stroke-opacity="0.35" stroke-width="0.5"/><circle r="18" fill="${doc.radialGradient(
            [
              [0, '#ffffff', 0.4],
              [0.6, '#ffffff', 0.02],
              [1, '#000000', 0.12],
            ],
            [0.3, 0.25, 0.8],
          )}"/>`
        return tagBody(canvas, planeAt([x, y, 2], { spin }), {
          path: circlePath(18.5),
          depth: 1.4,
          material,
          art: gloss,
        })
      })
      .reverse()
      .join(''),
  )
}
