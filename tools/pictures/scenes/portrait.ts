import { backdrop, type Paper } from '../graphics/backdrop.ts'
import { type Scenes, SvgDocument } from '../graphics/svg-document.ts'
import { bust } from './avatar.ts'
import { type Person, staff } from './people.ts'

export const PORTRAIT_SIZE = [800, 1000] as const
const [WIDTH, HEIGHT] = PORTRAIT_SIZE

const papers: Readonly<Record<string, Paper>> = {
  'team-1': 'sand',
  'team-2': 'sage',
  'team-3': 'blush',
  'team-4': 'mist',
}

/** The bust scaled so that the shoulders reach both sides and the lower edge. */
export const placedBust = (doc: SvgDocument, name: string, person: Person) =>
  `<g transform="translate(${-WIDTH * 0.125} 0) scale(${HEIGHT / 640})">${bust(doc, name, person)}</g>`

function portrait(name: string, person: Person, paper: Paper): string {
  const doc = new SvgDocument()
  const room = backdrop(doc, { width: WIDTH, height: HEIGHT, paper, horizon: 0 })
  return doc.toSvg(WIDTH, HEIGHT, room + placedBust(doc, name, person))
}

/** Portraits of the team, 4:5, by name. */
export const teamScenes: Scenes = Object.fromEntries(
  Object.entries(papers).flatMap(([name, paper]) => {
    const person = staff[name]
    return person ? [[name, () => portrait(name, person, paper)]] : []
  }),
)
