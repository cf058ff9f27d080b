import { darken, lighten } from '../graphics/colour.ts'
import { type Scenes, SvgDocument } from '../graphics/svg-document.ts'
import { drawFace, featuresOf, headPath } from './face.ts'
import { agents, authors, customers, type Person } from './people.ts'

const SIZE = 640

const hairShapes: Record<Person['hair'], { back: string; front: string }> = {
  short: {
    back: '',
    front:
      'M212 268C200 170 250 122 322 122C394 122 440 172 428 268C420 236 412 214 398 202C352 214 282 212 244 198C228 214 220 238 212 268Z',
  },
  parted: {
    back: '',
    front:
      'M210 276C192 176 246 116 326 118C404 118 446 176 430 276C424 238 414 214 402 204C360 204 310 194 276 166C262 196 232 216 222 236C216 248 212 262 210 276Z',
  },
  curly: {
    back: 'M192 320C140 262 160 168 214 148C232 100 296 84 334 100C394 86 444 122 450 166C500 192 494 272 448 322Z',
    front:
      'M208 276C180 210 206 128 268 128C296 104 352 106 374 130C424 130 452 176 434 214C442 236 438 258 432 276C424 240 406 220 384 216C340 226 290 220 256 206C232 216 216 244 208 276Z',
  },
  long: {
    back: 'M188 470C160 380 176 262 196 210C216 142 270 108 322 110C380 110 428 142 446 210C466 262 482 380 452 470C420 490 220 490 188 470Z',
    front:
      'M208 300C196 190 252 128 322 128C392 128 444 190 432 300C424 246 404 210 372 190C338 214 274 222 244 226C226 242 216 268 208 300Z',
  },
  bob: {
    back: 'M186 392C166 300 180 220 204 186C230 132 280 112 322 112C366 112 416 132 438 186C462 220 474 300 454 392C420 410 220 410 186 392Z',
    front:
      'M206 296C198 196 250 130 320 130C394 130 442 196 434 296C420 258 412 232 398 214C350 220 282 216 240 212C222 236 212 262 206 296Z',
  },
  none: { back: '', front: '' },
}

function headwear(doc: SvgDocument, { wear, cloth }: Person): { back: string; front: string } {
  const fill = doc.linearGradient(
    [
      [0, lighten(cloth, 0.22)],
      [0.6, cloth],
      [1, darken(cloth, 0.22)],
    ],
    [0, 0, 1, 1],
  )
  switch (wear) {
    case 'kumma':
      return {
        back: '',
        front: `<path d="M208 222C206 150 236 108 320 106C404 108 434 150 432 222C366 196 274 196 208 222Z" fill="${fill}"/><g fill="none" stroke="${darken(cloth, 0.42)}" stroke-opacity="0.55" stroke-width="4"><path d="M214 208C276 182 364 182 426 208"/><path d="M222 158C276 136 364 136 418 158"/><path d="M226 190l22 -30 22 22 24 -34 26 30 26 -30 24 34 22 -22 22 30"/></g>`,
      }
    case 'turban':
      return {
        back: '',
        front: `<path d="M196 232C182 150 232 92 318 90C410 90 458 150 444 232C420 214 396 206 376 204C330 224 250 232 196 232Z" fill="${fill}"/><g fill="none" stroke="${darken(cloth, 0.4)}" stroke-opacity="0.5" stroke-width="5"><path d="M198 214C260 214 350 190 412 128"/><path d="M204 176C260 178 330 158 372 100"/><path d="M440 214C410 180 380 172 352 176"/></g>`,
      }
    case 'ghutra':
      return {
        back: `<path d="M176 520C150 380 168 240 202 176C238 112 402 112 438 176C472 240 490 380 464 520Z" fill="${darken(cloth, 0.1)}"/>`,
        front: `<path d="M196 330C170 210 214 104 320 102C426 104 470 210 444 330C470 400 466 470 456 520C424 470 424 380 430 290C420 226 386 196 320 194C254 196 220 226 210 290C216 380 216 470 184 520C174 470 170 400 196 330Z" fill="${fill}"/><path d="M204 190C256 150 384 150 436 190" fill="none" stroke="#1b1c1e" stroke-width="15" stroke-linecap="round"/><path d="M208 168C260 130 380 130 432 168" fill="none" stroke="#26282b" stroke-width="13" stroke-linecap="round"/>`,
      }
    case 'hijab':
      return {
        back: `<path d="M150 640C130 420 160 200 214 146C262 98 378 98 426 146C480 200 510 420 490 640Z" fill="${darken(cloth, 0.16)}"/>`,
        front: `<path fill-rule="evenodd" d="M320 92C414 92 468 164 462 286C458 380 500 500 524 680H116C140 500 182 380 178 286C172 164 226 92 320 92ZM320 156C252 156 220 206 220 280C220 352 262 410 320 410C378 410 420 352 420 280C420 206 388 156 320 156Z" fill="${fill}"/><path d="M214 330C236 420 300 446 372 452C420 458 456 500 480 570" fill="none" stroke="${darken(cloth, 0.4)}" stroke-opacity="0.4" stroke-width="9" filter="${doc.blur(4)}"/>`,
      }
    case 'none':
      return { back: '', front: '' }
  }
}

function clothes(doc: SvgDocument, { dress, garment }: Person): string {
  const fill = doc.fade(lighten(garment, 0.1), darken(garment, 0.2), [0, 0, 0.7, 1])
  const shoulders = `<path d="M60 660C66 552 128 500 236 474C262 500 378 500 404 474C512 500 574 552 580 660Z" fill="${fill}"/>`
  const shade = darken(garment, 0.3)
  switch (dress) {
    case 'dishdasha':
      return `${shoulders}<path d="M262 474Q320 512 378 474L384 488Q320 530 256 488Z" fill="${lighten(garment, 0.3)}"/><path d="M320 514V660" stroke="${shade}" stroke-opacity="0.45" stroke-width="3"/><path d="M332 512q9 44 2 82" fill="none" stroke="${shade}" stroke-width="6" stroke-linecap="round"/><circle cx="334" cy="600" r="7" fill="${shade}"/>`
    case 'suit':
      return `${shoulders}<path d="M262 470L320 640L378 470L352 462H288Z" fill="#f5f3ef"/><path d="M306 508L320 496L334 508L328 532L338 640L320 656L302 640L312 532Z" fill="${darken(garment, 0.1) === garment ? '#444' : '#7a3b32'}"/><path d="M248 470L316 640L300 660H250L214 540L236 528L212 512ZM392 470L324 640L340 660H390L426 540L404 528L428 512Z" fill="${darken(garment, 0.16)}"/>`
    case 'blouse':
      return `${shoulders}<path d="M250 478Q320 590 390 478" fill="none" stroke="${shade}" stroke-opacity="0.5" stroke-width="5"/>`
  }
}

/**
 * Head and shoulders, without a background, filling a square of 640 units.
 * @param name decides on the features of the face
 */
export function bust(doc: SvgDocument, name: string, person: Person): string {
  const { skin, hairColour } = person
  const flesh = doc.linearGradient(
    [
      [0, lighten(skin, 0.14)],
      [0.55, skin],
      [1, darken(skin, 0.16)],
    ],
    [0, 0, 1, 0.7],
  )
  const hair = hairShapes[person.wear === 'none' || person.wear === 'kumma' ? person.hair : 'none']
  const mane = doc.diagonalFade(lighten(hairColour, 0.2), darken(hairColour, 0.15))
  const hat = headwear(doc, person)
  const features = featuresOf(name)
  const head = headPath(features)
  const inside = doc.clipTo(head)
  const headGroup = `<g transform="rotate(${features.tilt} 320 430) translate(320 430) scale(${features.breadth} ${features.height}) translate(-320 -430)">`
  return [
    `<ellipse cx="346" cy="664" rx="290" ry="170" fill="#000" opacity="0.14" filter="${doc.blur(26)}"/>`,
    `<g transform="translate(0 8)">`,
    headGroup,
    hair.back && `<path d="${hair.back}" fill="${mane}"/>`,
    hat.back,
    '</g>',
    `<path d="M270 390C274 440 268 462 250 478C280 530 360 530 390 478C372 462 366 440 370 390Z" fill="${darken(skin, 0.12)}"/>`,
    clothes(doc, person),
    headGroup,
    `<path d="M272 420C286 452 354 452 368 420V440C350 470 290 470 272 440Z" fill="#000" opacity="0.16" filter="${doc.blur(8)}"/>`,
    person.wear === 'hijab' || person.wear === 'ghutra'
      ? ''
      : `<g fill="${darken(skin, 0.06)}"><ellipse cx="214" cy="290" rx="17" ry="27"/><ellipse cx="426" cy="290" rx="17" ry="27"/></g>`,
    `<path d="${head}" fill="${flesh}"/>`,
    `<g clip-path="${inside}"><ellipse cx="256" cy="336" rx="34" ry="22" fill="#c8604c" opacity="0.14" filter="${doc.blur(10)}"/><ellipse cx="384" cy="336" rx="34" ry="22" fill="#c8604c" opacity="0.14" filter="${doc.blur(10)}"/><path d="M440 160C420 300 420 380 340 440H460Z" fill="#000" opacity="0.1" filter="${doc.blur(16)}"/></g>`,
    drawFace(doc, person, features, inside),
    hair.front && `<path d="${hair.front}" fill="${mane}"/>`,
    hat.front,
    '</g></g>',
  ].join('')
}

function portrait(name: string, person: Person): string {
  const doc = new SvgDocument()
  const ground = doc.radialGradient(
    [
      [0, lighten(person.tint, 0.5)],
      [1, person.tint],
    ],
    [0.36, 0.3, 0.9],
  )
  const art = bust(doc, name, person)
  return doc.toSvg(SIZE, SIZE, `<rect width="${SIZE}" height="${SIZE}" fill="${ground}"/>${art}`)
}

const portraits = (of: Readonly<Record<string, Person>>): Scenes =>
  Object.fromEntries(
    Object.entries(of).map(([name, person]) => [name, () => portrait(name, person)]),
  )

export const avatarScenes = portraits(agents)
export const customerScenes = portraits(customers)
export const authorScenes = portraits(authors)
