import { backdrop, type Paper } from '../graphics/backdrop.ts'
import { Sheet } from '../graphics/svg-document.ts'
import { bust } from './avatar.ts'
import { staff, type Person } from './people.ts'

export const PORTRAIT = [800, 1000] as const
const [WIDTH, HEIGHT] = PORTRAIT

const grounds: Readonly<Record<string, Paper>> = {
  'team-1': 'sand',
  'team-2': 'sage',
  'team-3': 'blush',
  'team-4': 'mist',
}

/** Where a square of 640 units goes, so that the shoulders reach the sides and the foot of the picture. */
export const placedBust = (sheet: Sheet, person: Person) =>
  `<g transform="translate(${-WIDTH * 0.125} 0) scale(${HEIGHT / 640})">${bust(sheet, person)}</g>`

function portrait(person: Person, paper: Paper): string {
  const sheet = new Sheet()
  const room = backdrop(sheet, { width: WIDTH, height: HEIGHT, paper, horizon: 0 })
  return sheet.document(WIDTH, HEIGHT, room + placedBust(sheet, person))
}

/** The people of the shop in the light of the studio, 4:5, by name. */
export const teamScenes: Readonly<Record<string, () => string>> = Object.fromEntries(
  Object.entries(grounds).flatMap(([name, paper]) => {
    const person = staff[name]
    return person ? [[name, () => portrait(person, paper)]] : []
  }),
)
