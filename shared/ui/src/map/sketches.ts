/** Where a name is written: its middle, and its angle in degrees. */
type Label = readonly [x: number, y: number, angle: number]

export interface Sketch {
  /** SVG paths, as all but the pin. */
  streets: readonly string[]
  mainRoad: string
  park: string
  sea: string
  /** Position of the pin. */
  pin: readonly [x: number, y: number]
  /** Of a neighbourhood that has names. */
  labels?: Record<'sea' | 'mainRoad' | 'street', Label>
}

/** Illustrated neighbourhoods of 640 × 320 units, by the side the sea is on. */
export const sketches = {
  north: {
    streets: [
      'M-10 196 650 150',
      'M96 330 150-20',
      'M250 330 268-20',
      'M420 330 400-20',
      'M560 330 520-20',
      'M-10 262 650 232',
      'M-10 92 650 74',
    ],
    mainRoad: 'M-20 300C160 250 300 300 660 262',
    park: 'M282 100h104l6 58-106 8z',
    sea: 'M0 0h640v34C500 66 420 30 300 44S90 66 0 52z',
    pin: [332, 176],
    labels: { sea: [330, 25, 0], mainRoad: [430, 277, -1], street: [165, 184, -4] },
  },
  south: {
    streets: [
      'M-10 60 650 84',
      'M-10 128 650 150',
      'M80-20 64 250',
      'M210-20 214 250',
      'M350-20 366 250',
      'M500-20 532 250',
      'M-10 196 650 214',
    ],
    mainRoad: 'M-20 20C180 60 420 10 660 40',
    park: 'M384 160 484 164 490 206 388 202z',
    sea: 'M0 266C120 246 240 276 360 258S560 244 640 262V320H0z',
    pin: [290, 142],
    labels: { sea: [320, 294, 0], mainRoad: [305, 34, -2], street: [490, 145, 2] },
  },
  east: {
    streets: [
      'M-10 50 500 66',
      'M-10 130 510 142',
      'M-10 222 520 226',
      'M-10 292 530 284',
      'M90-20 104 340',
      'M236-20 240 340',
      'M380-20 392 340',
    ],
    mainRoad: 'M440-20C470 90 420 200 470 340',
    park: 'M114 150 228 152 230 212 118 214z',
    sea: 'M560 0C530 80 590 150 556 220S580 290 566 320H640V0z',
    pin: [322, 186],
    labels: { sea: [604, 150, 90], mainRoad: [447, 150, 92], street: [140, 223, 0] },
  },
  /** A place whose neighbourhood nobody has drawn. */
  plain: {
    streets: [],
    mainRoad: 'M-20 236C180 196 420 244 660 190',
    park: '',
    sea: '',
    pin: [320, 172],
  },
} satisfies Record<string, Sketch>
export type SketchName = keyof typeof sketches
