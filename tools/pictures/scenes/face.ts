import { darken, lighten } from '../graphics/colour.ts'
import { createRandom } from '../graphics/random.ts'
import type { SvgDocument } from '../graphics/svg-document.ts'
import type { Person } from './people.ts'

/** What makes one face differ from another. Lengths are units of a bust, 640 wide. */
export interface Features {
  /** Scale of the head, beside and along its axis. */
  breadth: number
  height: number
  /** Degrees that the head leans. */
  tilt: number
  /** How far the face is turned to a side. */
  turn: number
  /** Half of the breadth at the jaw and at the chin. */
  jaw: number
  chin: number
  /** Half of the distance of the eyes, their height and their size. */
  eyeGap: number
  eyeLine: number
  eyeSize: number
  /** How much higher the outer corner of an eye is. */
  eyeSlant: number
  browLift: number
  browWeight: number
  browArch: number
  noseLength: number
  noseWidth: number
  mouthWidth: number
  smile: number
  lips: number
  beard: 'full' | 'trimmed' | 'stubble' | 'circle'
  /** 0 is young, 1 has lines beside nose and eyes. */
  age: number
}

const BEARDS: readonly Features['beard'][] = ['full', 'trimmed', 'stubble', 'circle', 'full']

const hash = (text: string) =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 17)

/** Features of the person of this name: always the same, and hardly anybody else's. */
export function featuresOf(name: string): Features {
  const random = createRandom(hash(name))
  const between = (least: number, most: number) => least + random() * (most - least)
  return {
    breadth: between(0.92, 1.05),
    height: between(0.95, 1.04),
    tilt: between(-4, 4),
    turn: between(-15, 15),
    jaw: between(74, 98),
    chin: between(26, 52),
    eyeGap: between(41, 49),
    eyeLine: between(282, 294),
    eyeSize: between(0.85, 1.12),
    eyeSlant: between(-2, 4),
    browLift: between(22, 30),
    browWeight: between(4.5, 8.5),
    browArch: between(3, 12),
    noseLength: between(38, 52),
    noseWidth: between(11, 19),
    mouthWidth: between(23, 35),
    smile: between(11, 20),
    lips: between(5, 9.5),
    beard: BEARDS[Math.floor(random() * BEARDS.length)] ?? 'full',
    age: random(),
  }
}

/** Outline of the head. */
export function headPath({ jaw, chin }: Features): string {
  const side = (sign: 1 | -1) => (x: number) => 320 + sign * x
  const [right, left] = [side(1), side(-1)]
  return [
    'M216 262C214 186 256 138 320 138C384 138 426 186 424 262',
    `C425 318 ${right(jaw + 8)} 348 ${right(jaw - 4)} 378`,
    `C${right(jaw - 16)} 404 ${right(chin)} 421 320 422`,
    `C${left(chin)} 421 ${left(jaw - 16)} 404 ${left(jaw - 4)} 378`,
    `C${left(jaw + 8)} 348 215 318 216 262Z`,
  ].join('')
}

function drawEye(x: number, side: 1 | -1, person: Person, features: Features): string {
  const { eyeLine: y, eyeSize, eyeSlant, browLift, browWeight, browArch, turn } = features
  const [inner, outer] = [x - side * 17 * eyeSize, x + side * 18 * eyeSize]
  const corner = y - eyeSlant
  const lid = `M${inner} ${y + 1}Q${x} ${y - 15 * eyeSize} ${outer} ${corner}`
  const look = x + turn * 0.16
  const brow = person.hairColour === '#d8d4ce' ? '#a9a49c' : darken(person.hairColour, 0.1)
  const [browY, end] = [y - browLift, x + side * 24]
  return [
    `<path d="${lid}Q${x} ${y + 10 * eyeSize} ${inner} ${y + 1}Z" fill="#f8f3ec"/>`,
    `<circle cx="${look}" cy="${y - 1.5}" r="${7.6 * eyeSize}" fill="#3b271b"/><circle cx="${look}" cy="${y - 1.5}" r="${3.8 * eyeSize}" fill="#140d0a"/><circle cx="${look + 2.6}" cy="${y - 4}" r="1.9" fill="#fff" opacity="0.9"/>`,
    `<path d="${lid}" fill="none" stroke="#241812" stroke-width="4" stroke-linecap="round"/>`,
    person.dress === 'blouse'
      ? `<path d="M${outer} ${corner}l${side * 6} -4" stroke="#241812" stroke-width="3.2" stroke-linecap="round"/>`
      : '',
    `<path d="M${x - side * 20} ${browY + 3}Q${x + side * 4} ${browY - browArch} ${end} ${browY + 5}" fill="none" stroke="${brow}" stroke-width="${browWeight}" stroke-linecap="round"/>`,
  ].join('')
}

function drawBeard({ hairColour }: Person, features: Features, x: number, mouth: number): string {
  const moustache = `M${x - 40} ${mouth + 4}C${x - 34} ${mouth - 18} ${x - 12} ${mouth - 22} ${x} ${mouth - 14}C${x + 12} ${mouth - 22} ${x + 34} ${mouth - 18} ${x + 40} ${mouth + 4}C${x + 20} ${mouth - 6} ${x - 20} ${mouth - 6} ${x - 40} ${mouth + 4}Z`
  const circle = `M${x - 46} ${mouth + 8}C${x - 42} ${mouth - 20} ${x - 16} ${mouth - 24} ${x} ${mouth - 15}C${x + 16} ${mouth - 24} ${x + 42} ${mouth - 20} ${x + 46} ${mouth + 8}C${x + 44} 420 ${x + 24} 430 320 430C${x - 24} 430 ${x - 44} 420 ${x - 46} ${mouth + 8}ZM${x - 33} ${mouth + 2}C${x - 22} ${mouth - 10} ${x + 22} ${mouth - 10} ${x + 33} ${mouth + 2}C${x + 28} ${mouth + 22} ${x - 28} ${mouth + 22} ${x - 33} ${mouth + 2}Z`
  const cheeks = `M212 292C218 330 232 350 ${x - 42} ${mouth - 12}C${x - 20} ${mouth - 26} ${x + 20} ${mouth - 26} ${x + 42} ${mouth - 12}C408 350 422 330 428 292L432 440H208ZM${x - 30} ${mouth - 2}Q${x} ${mouth - 10} ${x + 30} ${mouth - 2}Q${x} ${mouth + 24} ${x - 30} ${mouth - 2}Z`
  const paint = (path: string, opacity: number) =>
    `<path d="${path}" fill-rule="evenodd" fill="${hairColour}" opacity="${opacity}"/>`
  switch (features.beard) {
    case 'full':
      return paint(cheeks, 0.93)
    case 'trimmed':
      return paint(cheeks, 0.5) + paint(moustache, 0.4)
    case 'stubble':
      return paint(cheeks, 0.3)
    case 'circle':
      return paint(circle, 0.9) + paint(cheeks, 0.14)
  }
}

/** Eyes, brows, nose, mouth, beard and glasses, within the outline of the head. */
export function drawFace(
  doc: SvgDocument,
  person: Person,
  features: Features,
  inside: string,
): string {
  const { skin, beard, glasses } = person
  const { turn, eyeGap, eyeLine, noseLength, noseWidth, mouthWidth, smile, lips, age } = features
  const line = darken(skin, 0.5)
  const x = 320 + turn
  const [left, right] = [x - eyeGap - turn * 0.1, x + eyeGap - turn * 0.1]
  const tip = eyeLine + noseLength
  const mouth = tip + (422 - tip) * 0.4
  const shade = turn > 0 ? 1 : -1
  const lip = beard ? '#8a4a40' : darken('#b4655a', person.dress === 'blouse' ? 0 : 0.12)
  const corner = mouth - smile * 0.35
  const stroke = (path: string, width: number, opacity: number, paint = line) =>
    `<path d="${path}" fill="none" stroke="${paint}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round"/>`
  const nose = [
    stroke(
      `M${x + shade * 9} ${eyeLine + 4}Q${x + shade * 12} ${tip - 18} ${x + shade * noseWidth} ${tip - 6}`,
      7,
      0.16,
    ),
    `<ellipse cx="${x - shade * 3}" cy="${tip - 8}" rx="8" ry="10" fill="${lighten(skin, 0.3)}" opacity="0.35" filter="${doc.blur(4)}"/>`,
    stroke(
      `M${x - noseWidth} ${tip - 5}Q${x - noseWidth + 2} ${tip + 3} ${x - 5} ${tip + 2}Q${x} ${tip + 6} ${x + 5} ${tip + 2}Q${x + noseWidth - 2} ${tip + 3} ${x + noseWidth} ${tip - 5}`,
      3.6,
      0.6,
    ),
  ]
  const lipsPath = `M${x - mouthWidth} ${corner}Q${x - 8} ${mouth - lips * 0.4} ${x} ${mouth}Q${x + 8} ${mouth - lips * 0.4} ${x + mouthWidth} ${corner}Q${x} ${mouth + smile + lips} ${x - mouthWidth} ${corner}Z`
  const lines =
    age > 0.72
      ? stroke(
          `M${x - noseWidth - 10} ${tip}Q${x - mouthWidth - 10} ${tip + 14} ${x - mouthWidth - 8} ${mouth - 2}M${x + noseWidth + 10} ${tip}Q${x + mouthWidth + 10} ${tip + 14} ${x + mouthWidth + 8} ${mouth - 2}`,
          3,
          0.22,
        )
      : ''
  const frame = (at: number) =>
    `<rect x="${at - 32}" y="${eyeLine - 22}" width="64" height="48" rx="20"/>`
  const frames = glasses
    ? `<g fill="#fff" fill-opacity="0.12" stroke="#2b2623" stroke-width="4.6">${frame(left)}${frame(right)}<path d="M${left + 32} ${eyeLine - 4}q${(right - left - 64) / 2} -8 ${right - left - 64} 0" fill="none"/></g>`
    : ''
  return [
    `<g clip-path="${inside}">`,
    beard ? drawBeard(person, features, x, mouth) : '',
    '</g>',
    drawEye(left, -1, person, features),
    drawEye(right, 1, person, features),
    ...nose,
    lines,
    `<path d="${lipsPath}" fill="${lip}" opacity="0.85"/>`,
    stroke(
      `M${x - mouthWidth - 2} ${corner}Q${x} ${mouth + smile * 0.8} ${x + mouthWidth + 2} ${corner}`,
      2.8,
      0.75,
      darken(lip, 0.4),
    ),
    frames,
  ].join('')
}
