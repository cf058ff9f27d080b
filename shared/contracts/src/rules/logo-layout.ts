import {
  type EngravedText,
  type EngravingProblem,
  findEngravingProblem,
  getLeastSize,
  layOut,
  measureTexts,
} from './engraving-layout.ts'
import { isNoText } from './engraving-list.ts'
import { type Engraving, type EngravingDesign, normalizeEngravingText } from './engraving-text.ts'
import { measureLogo } from './logo.ts'
import { type Area, findDecisive, type PlaceName, type ProductSurface } from './surface.ts'

/** Where a logo is drawn, in millimetres of the surface. */
interface PlacedLogo {
  path: string
  x: number
  y: number
  /** Millimetres for each unit of the path. */
  scale: number
}

/** What is drawn on a surface. */
interface DesignLayout {
  texts: EngravedText[]
  logo: PlacedLogo | null
}

/** The longer side of a logo that can be cut and recognised, in millimetres. */
const MIN_LOGO_MM = 4

/** Between logo and text, as a part of the surface's height. */
const GAP_OF_HEIGHT = 0.1

/** The part of the height that a logo beside a text takes at most: it stands higher than the text in any case. */
const LOGO_OF_HEIGHT = 0.8

/** The part of a side that the text leaves to the logo where it needs less. */
const LOGO_OF_SIDE = 0.45

type Size = Area

const scaleInto = (size: Size, box: Area) =>
  Math.max(0, Math.min(box.width / size.width, box.height / size.height))

/** Text and logo side by side: the logo is where one begins to read. */
function layOutBeside(design: EngravingDesign, path: string, area: Area): DesignLayout {
  const gap = area.height * GAP_OF_HEIGHT
  const size = measureLogo(path)
  const room = area.width - gap - getLeastSize(design).width
  const scale = scaleInto(size, {
    width: Math.min(room, area.width * LOGO_OF_SIDE),
    height: area.height * LOGO_OF_HEIGHT,
  })
  const logoWidth = size.width * scale
  const box = { width: area.width - gap - logoWidth, height: area.height }
  const texts = layOut(design, box)
  const textWidth = Math.min(box.width, measureTexts(texts).width)
  const start = (area.width - logoWidth - gap - textWidth) / 2
  const isRightToLeft = texts[0]?.direction === 'rtl'
  const middle = start + textWidth / 2 + (isRightToLeft ? 0 : logoWidth + gap)
  return {
    texts: texts.map((text) => ({ ...text, x: middle })),
    logo: {
      path,
      x: isRightToLeft ? start + textWidth + gap : start,
      y: (area.height - size.height * scale) / 2,
      scale,
    },
  }
}

/** The logo above the text. */
function layOutAbove(design: EngravingDesign, path: string, area: Area): DesignLayout {
  const gap = area.height * GAP_OF_HEIGHT
  const size = measureLogo(path)
  const least = getLeastSize(design).height
  const texts = layOut(design, {
    width: area.width,
    height: Math.max(least, area.height * (1 - LOGO_OF_SIDE) - gap),
  })
  const textHeight = measureTexts(texts).height
  const box = { width: area.width, height: area.height - gap - textHeight }
  const scale = scaleInto(size, box)
  const logoHeight = size.height * scale
  const top = (area.height - logoHeight - gap - textHeight) / 2
  // The texts are in the middle of an area of their own.
  const down = top + logoHeight + gap - measureTexts(texts).top
  return {
    texts: texts.map((text) => ({ ...text, y: text.y + down })),
    logo: { path, x: (area.width - size.width * scale) / 2, y: top, scale },
  }
}

/** Sets a text and a logo in the middle of a surface, so that the logo is as large as the text allows. */
export function layOutDesign(design: EngravingDesign, area: Area): DesignLayout {
  const { logo: path } = design
  if (!path) return { texts: layOut(design, area), logo: null }
  if (isNoText(design)) {
    const size = measureLogo(path)
    const scale = scaleInto(size, area)
    const x = (area.width - size.width * scale) / 2
    const y = (area.height - size.height * scale) / 2
    return { texts: [], logo: { path, x, y, scale } }
  }
  const beside = layOutBeside(design, path, area)
  const above = layOutAbove(design, path, area)
  return (above.logo?.scale ?? 0) > (beside.logo?.scale ?? 0) ? above : beside
}

/** Whether a logo has room beside a text that fits on the surface. */
export function hasRoomForLogo(design: EngravingDesign, area: Area): boolean {
  const { logo } = layOutDesign(design, area)
  if (!logo) return true
  const { width, height } = measureLogo(logo.path)
  return Math.max(width, height) * logo.scale >= MIN_LOGO_MM
}

/** Why a text cannot be put on a surface, and on which where it is for all; `noRoom` where it leaves none to the logo. */
export type DesignProblem = (EngravingProblem | { kind: 'noRoom' }) & {
  place?: PlaceName | undefined
}

/**
 * What is wrong with what was typed for a product, by field.
 * @param index of the surface of the text; undefined for one on all
 */
export function findDesignProblems(
  { name, line, logo }: EngravingDesign,
  surface: ProductSurface,
  index?: number,
): Partial<Record<keyof Engraving, DesignProblem>> {
  const text = { name: normalizeEngravingText(name), line: normalizeEngravingText(line) }
  const area = findDecisive(surface, index)
  const place = index === undefined ? area.name : undefined
  const problems: Partial<Record<keyof Engraving, DesignProblem>> = {}
  for (const field of ['name', 'line'] as const) {
    const problem = findEngravingProblem(field, text[field], area)
    if (problem) problems[field] = { ...problem, place }
  }
  if (!hasRoomForLogo({ ...text, logo }, surface)) {
    problems[text.name ? 'name' : 'line'] ??= { kind: 'noRoom' }
  }
  return problems
}
