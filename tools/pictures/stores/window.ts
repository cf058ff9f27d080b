import { mark } from '../brand/mark.ts'
import { darken, lighten } from '../graphics/colour.ts'
import type { SvgDocument } from '../graphics/svg-document.ts'
import type { Material } from '../materials/material.ts'
import type { FlatLay } from '../objects/flat-lay.ts'
import { cardFront } from '../products/card.ts'
import { type Opening, openingPath } from './facade.ts'

/** Display of a shop window: enlarged clothes on hangers and a card on a plinth. */
export interface ShopWindow {
  hanging: readonly FlatLay[]
  /** Colours of the folded clothes. */
  folded: readonly string[]
  card: Material
  plinth: string
}

function plinth(doc: SvgDocument, x: number, top: number, foot: number, colour: string): string {
  const wall = doc.linearGradient(
    [
      [0, darken(colour, 0.2)],
      [0.3, lighten(colour, 0.2)],
      [1, darken(colour, 0.4)],
    ],
    [0, 0, 1, 0],
  )
  return `<path d="M${x - 230} ${top}V${foot}A230 34 0 0 0 ${x + 230} ${foot}V${top}Z" fill="${wall}"/><ellipse cx="${x}" cy="${top}" rx="230" ry="34" fill="${lighten(colour, 0.3)}"/>`
}

function hanger(x: number, y: number): string {
  return `<path d="M${x} ${y - 130}q0 -46 34 -46t34 38" fill="none" stroke="#b9a37a" stroke-width="11" transform="translate(-14 0)"/><path d="M${x - 250} ${y + 40}Q${x - 14} ${y - 150} ${x + 250} ${y + 40}" fill="none" stroke="#8b6239" stroke-width="30" stroke-linecap="round"/>`
}

const shelf = (x: number, width: number, y: number, seed: number) => {
  const boxes = Array.from({ length: Math.floor(width / 190) }, (_, index) => {
    const tones = ['#d8c9b0', '#2f5a56', '#b9784f', '#e9e2d4', '#7a5a41']
    const height = 90 + ((index * 67 + seed * 41) % 5) * 26
    const tone = tones[(index * 3 + seed) % tones.length] ?? '#d8c9b0'
    return `<rect x="${x + 40 + index * 190}" y="${y - height}" width="136" height="${height}" rx="6" fill="${tone}"/><rect x="${x + 40 + index * 190}" y="${y - height}" width="30" height="${height}" fill="#fff" opacity="0.12"/>`
  }).join('')
  return `${boxes}<rect x="${x}" y="${y}" width="${width}" height="26" fill="#7d5a3c"/><rect x="${x}" y="${y + 26}" width="${width}" height="60" fill="#000" opacity="0.12"/>`
}

/** The lit room behind the glass. */
export function room(doc: SvgDocument, opening: Opening, seed: number): string {
  const { x, width, top, foot } = opening
  const light = doc.linearGradient([
    [0, '#fff3d8'],
    [0.5, '#eed3a6'],
    [1, '#b68d62'],
  ])
  const glow = doc.radialGradient([
    [0, '#fffaf0', 0.95],
    [1, '#fff1d0', 0],
  ])
  const lamps = [0.28, 0.72].map((share) => {
    const at = x + width * share
    return `<path d="M${at} ${top}V${top + 330}" stroke="#4b4034" stroke-width="10"/><circle cx="${at}" cy="${top + 420}" r="430" fill="${glow}"/><path d="M${at - 90} ${top + 420}A90 96 0 0 1 ${at + 90} ${top + 420}Z" fill="#26413c"/><ellipse cx="${at}" cy="${top + 422}" rx="88" ry="20" fill="#fff8e6"/>`
  })
  const floor = foot - 260
  return `<path d="${openingPath(opening)}" fill="${light}"/>${shelf(x, width, top + 900, seed)}${shelf(x, width, top + 1280, seed + 2)}${lamps.join('')}<path d="M${x} ${floor}H${x + width}V${foot}H${x}Z" fill="#9c7550"/><path d="M${x} ${floor}H${x + width}" stroke="#000" stroke-opacity="0.2" stroke-width="14"/>`
}

/** Clothes folded on a low table. */
function folded(x: number, foot: number, colours: readonly string[]): string {
  const layers = colours
    .map((colour, index) => {
      const y = foot - 250 - index * 62
      return `<rect x="${x - 210 + (index % 2) * 14}" y="${y - 62}" width="420" height="62" rx="28" fill="${colour}"/><rect x="${x - 210 + (index % 2) * 14}" y="${y - 22}" width="420" height="22" rx="11" fill="#000" opacity="0.18"/>`
    })
    .join('')
  return `<rect x="${x - 330}" y="${foot - 250}" width="660" height="44" rx="10" fill="#8b6239"/><path d="M${x - 270} ${foot - 206}V${foot - 40}M${x + 270} ${foot - 206}V${foot - 40}" stroke="#6d4a29" stroke-width="34"/>${layers}`
}

/** Clothes and a card on show. */
export function display(
  doc: SvgDocument,
  { x, width, top, foot }: Opening,
  show: ShopWindow,
): string {
  const rail = top + 560
  const hung = show.hanging
    .map((item, index) => {
      const at = x + width * (0.3 + index * 0.42)
      return `<g filter="${doc.blur(30)}" opacity="0.3" transform="translate(${at + 40} ${rail + 540}) scale(1.04)"><path d="${item.outline}"/></g>${hanger(at, rail + 150)}<g transform="translate(${at} ${rail + 500}) scale(1.04)">${item.art(doc)}</g>`
    })
    .join('')
  const [at, head, end] = [x + width * 0.73, foot - 430, foot - 60]
  return `<path d="M${x} ${rail - 30}H${x + width}" stroke="#c9b083" stroke-width="18"/>${folded(x + width * 0.3, foot, show.folded)}${hung}${plinth(doc, at, head, end, show.plinth)}<g transform="translate(${at} ${head - 145}) rotate(-4) scale(5.2)"><path d="M-42 28H42" stroke="#000" stroke-opacity="0.3" stroke-width="3" filter="${doc.blur(2)}"/>${cardFront(doc, show.card)}</g>`
}

/** Glass with the sky in it, and its frame. */
export function glass(
  doc: SvgDocument,
  opening: Opening,
  frame: string,
  bars: readonly number[],
): string {
  const { x, width, top, foot } = opening
  const path = openingPath(opening)
  const shine = doc.linearGradient(
    [
      [0, '#ffffff', 0.3],
      [0.3, '#ffffff', 0.05],
      [0.31, '#ffffff', 0.16],
      [0.42, '#ffffff', 0.1],
      [0.43, '#ffffff', 0],
      [1, '#0d1a20', 0.12],
    ],
    [0, 0, 1, 1],
  )
  const bar = bars.map((share) => `M${x + width * share} ${top}V${foot}`).join('')
  return `<g clip-path="${doc.clipTo(path)}"><path d="${path}" fill="${shine}"/><path d="${path}" fill="none" stroke="#000" stroke-opacity="0.4" stroke-width="120" filter="${doc.blur(50)}"/><path d="${bar}" stroke="${frame}" stroke-width="34"/></g><path d="${path}" fill="none" stroke="${darken(frame, 0.4)}" stroke-width="66"/><path d="${path}" fill="none" stroke="${frame}" stroke-width="48"/>`
}

/** A round sign with light behind it. */
export function sign(
  doc: SvgDocument,
  x: number,
  y: number,
  radius: number,
  colour: string,
): string {
  const glow = doc.radialGradient([
    [0.5, '#fff3d4', 0.9],
    [1, '#fff3d4', 0],
  ])
  const face = doc.diagonalFade(lighten(colour, 0.16), darken(colour, 0.25))
  return `<circle cx="${x}" cy="${y}" r="${radius * 1.7}" fill="${glow}"/><circle cx="${x + 10}" cy="${y + 18}" r="${radius}" fill="#000" opacity="0.35" filter="${doc.blur(24)}"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${face}"/><circle cx="${x}" cy="${y}" r="${radius - 22}" fill="none" stroke="#e2c48c" stroke-width="9"/>${mark('#f8eed8', radius * 1.05, x, y)}`
}
