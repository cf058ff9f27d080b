import { type Scenes, SvgDocument } from '../graphics/svg-document.ts'
import { metals, plastics, woods } from '../materials/palette.ts'
import { bomber } from '../samples/jacket.ts'
import { dress } from '../samples/robes.ts'
import { shirt } from '../samples/shirt.ts'
import { jumper, looseTee, stripedTop } from '../samples/tops.ts'
import {
  awning,
  FRONT,
  type Opening,
  openingPath,
  pavement,
  type Wall,
  wall,
} from '../stores/facade.ts'
import { door, lantern, potted } from '../stores/street.ts'
import { display, glass, room, type ShopWindow, sign } from '../stores/window.ts'

const [WIDTH, HEIGHT] = [1440, 960]

interface Store {
  sky: readonly [string, string]
  wall: Wall
  paving: string
  frame: string
  door: string
  arched: boolean
  awning?: readonly [string, string]
  lanterns: boolean
  pot: string
  sign: string
  left: ShopWindow
  right: ShopWindow
}

const stores: Readonly<Record<string, Store>> = {
  // An old quarter: plaster and arches.
  'store-1': {
    sky: ['#bcd8e4', '#f0e6d2'],
    wall: { kind: 'plaster', colour: '#e6d5b8', light: '#f2e6cf', shade: '#c9ae88' },
    paving: '#cbbda6',
    frame: '#6b4529',
    door: '#7a4e2d',
    arched: true,
    lanterns: true,
    pot: '#b4643f',
    sign: '#17605f',
    left: {
      hanging: [looseTee('#f6f2ea')],
      folded: ['#f1ece1', '#b9784f', '#2c4a3e'],
      card: metals.gold,
      plinth: '#17605f',
    },
    right: {
      hanging: [dress('#b4573a')],
      folded: ['#d9c4a0', '#8f4f2c', '#f1ece1', '#3c4a52'],
      card: woods.walnut,
      plinth: '#c9a883',
    },
  },
  // A modern street: stone and dark metal.
  'store-2': {
    sky: ['#c7d5dc', '#e8e6e0'],
    wall: { kind: 'stone', colour: '#d9d5cc', light: '#e9e6df', shade: '#b7b1a5' },
    paving: '#bfbdb8',
    frame: '#2a2d2f',
    door: '#2f3335',
    arched: false,
    lanterns: false,
    pot: '#4b4f51',
    sign: '#17605f',
    left: {
      hanging: [bomber('#3c4a3f', '#2b342d', '#c9793c')],
      folded: ['#3a3d42', '#9aa5a0', '#d8d4ca'],
      card: metals.silver,
      plinth: '#8f4f2c',
    },
    right: {
      hanging: [shirt('#a9c0d6', '#f6f4ee')],
      folded: ['#26344f', '#e9e3d8', '#a9c0d6'],
      card: metals.black,
      plinth: '#2f5a56',
    },
  },
  // By the sea: boards and an awning.
  'store-3': {
    sky: ['#a9d3e2', '#eaf0ea'],
    wall: { kind: 'boards', colour: '#2f6b68', light: '#3d7d78', shade: '#1f504e' },
    paving: '#d8cdb8',
    frame: '#efe9dc',
    door: '#b4643f',
    arched: false,
    awning: ['#f4efe4', '#c9714f'],
    lanterns: false,
    pot: '#e6ddcc',
    sign: '#b4643f',
    left: {
      hanging: [stripedTop('#f9f6ef', '#26344f')],
      folded: ['#26344f', '#f1ece1', '#c9714f'],
      card: plastics.ocean,
      plinth: '#e0d2ba',
    },
    right: {
      hanging: [jumper('#c98f3f')],
      folded: ['#2f6b68', '#e9c98a', '#f1ece1', '#b4643f'],
      card: plastics.clay,
      plinth: '#e0d2ba',
    },
  },
}

const window = (x: number, arched: boolean): Opening => ({
  x,
  width: 1760,
  top: arched ? 780 : 1040,
  foot: 3090,
  arched,
})

function draw(store: Store): string {
  const doc = new SvgDocument()
  const { arched, frame } = store
  const openings = [window(440, arched), window(3800, arched)]
  const entrance = { ...window(2480, arched), width: 1040, foot: 3350 }
  const shops = openings.map((opening, index) => {
    const inside = doc.clipTo(openingPath(opening))
    const show = index === 0 ? store.left : store.right
    return `<g clip-path="${inside}">${room(doc, opening, index)}${display(doc, opening, show)}</g>${glass(doc, opening, frame, arched ? [] : [0.5])}<rect x="${opening.x - 70}" y="${opening.foot - 10}" width="${opening.width + 140}" height="60" fill="${store.wall.light}"/><rect x="${opening.x - 70}" y="${opening.foot + 50}" width="${opening.width + 140}" height="40" fill="#000" opacity="0.25"/>`
  })
  const doorTop = arched ? 1360 : 1040
  const way = `<g clip-path="${doc.clipTo(openingPath(entrance))}">${room(doc, entrance, 3)}</g>${door(doc, [2480, 1040], doorTop, store.door)}<path d="${openingPath(entrance)}" fill="none" stroke="${frame}" stroke-width="60"/>`
  const sky = doc.fade(store.sky[0], store.sky[1])
  const art = [
    `<rect width="${FRONT.width}" height="${FRONT.height}" fill="${sky}"/>`,
    wall(doc, store.wall),
    shops.join(''),
    way,
    store.awning ? awning(doc, store.awning, 740) : '',
    store.lanterns ? lantern(doc, 2340, 1700) + lantern(doc, 3660, 1700) : '',
    sign(doc, 3000, store.awning ? 510 : 560, store.awning ? 170 : 210, store.sign),
    pavement(doc, store.paving),
    potted(doc, 250, store.pot) + potted(doc, 5780, store.pot, 0.92),
  ].join('')
  return doc.toSvg(WIDTH, HEIGHT, `<g transform="scale(${WIDTH / FRONT.width})">${art}</g>`)
}

/** Fronts of the shops, 3:2, by name. */
export const storeScenes: Scenes = Object.fromEntries(
  Object.entries(stores).map(([name, store]) => [name, () => draw(store)]),
)
