import { createRandom } from '../graphics/random.ts'

const CELLS = 25

const isFinderPattern = (column: number, row: number) =>
  (column < 8 && row < 8) || (column >= CELLS - 8 && row < 8) || (column < 8 && row >= CELLS - 8)

function finderPattern(x: number, y: number, cell: number): string {
  const square = (inset: number) => {
    const side = (7 - inset * 2) * cell
    return `M${x + inset * cell} ${y + inset * cell}h${side}v${side}h${-side}Z`
  }
  return square(0) + square(1) + square(2)
}

/** A QR code look-alike centred on a point, `size` across; it encodes nothing. */
export function qrCode(paint: string, size: number, x = 0, y = 0): string {
  const random = createRandom(7)
  const cell = size / CELLS
  const [left, top] = [x - size / 2, y - size / 2]
  let path = ''
  for (let row = 0; row < CELLS; row += 1) {
    for (let column = 0; column < CELLS; column += 1) {
      const middle = Math.hypot(column - 12, row - 12) < 4.4
      if (random() < 0.5 && !isFinderPattern(column, row) && !middle) {
        path += `M${(left + column * cell).toFixed(2)} ${(top + row * cell).toFixed(2)}h${(cell * 1.02).toFixed(3)}v${(cell * 1.02).toFixed(3)}h${(-cell * 1.02).toFixed(3)}Z`
      }
    }
  }
  const far = 18 * cell
  path +=
    finderPattern(left, top, cell) +
    finderPattern(left + far, top, cell) +
    finderPattern(left, top + far, cell)
  return `<path d="${path}" fill="${paint}" fill-rule="evenodd"/>`
}
