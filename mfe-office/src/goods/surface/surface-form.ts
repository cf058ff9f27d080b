import type { Corners, Finish } from '@shop/contracts/rules/surface.ts'
import { toLatinDigits } from '@shop/contracts/rules/typed-text.ts'
import type { OfficeProduct } from '@shop/contracts/wire/office-goods.ts'

import { toCount } from '../../form/to-count.ts'
import type { StoredPicture } from '../../pictures/PictureField.tsx'

export const finishes: readonly Finish[] = ['engraved', 'printed', 'embossed']

/** The corners on each picture that shows the surface, by the picture's name: pictures change places. */
type CornersByPicture = Readonly<Record<string, Corners>>

type Stored = Pick<OfficeProduct, 'surface' | 'picture' | 'gallery'>

type StoredSurface = NonNullable<Stored['surface']>

/** What the form's texts say of one surface; lengths are millimetres. @param names of the pictures */
function toAreaValues(area: Partial<StoredSurface>, names: readonly string[]) {
  const corners = (area.pictures ?? []).flatMap((each, index): [string, Corners][] => {
    const name = names[index]
    return each && name ? [[name, each]] : []
  })
  return {
    name: { en: area.name?.en ?? '', ar: area.name?.ar ?? '' },
    finish: area.finish ?? ('engraved' as const),
    color: area.color ?? '#333333',
    width: String(area.width ?? 60),
    height: String(area.height ?? 20),
    corners: Object.fromEntries(corners) as CornersByPicture,
  }
}
type AreaValues = ReturnType<typeof toAreaValues>

export const emptyArea: AreaValues = toAreaValues({}, [])

/** What the form's texts say of a product's surfaces. */
export function toSurfaceValues({ surface, picture, gallery }: Stored) {
  const names = [picture, ...gallery]
  return {
    takesName: surface !== null,
    pieces: String(surface?.pieces ?? ''),
    required: surface?.required ?? false,
    takesLogo: surface?.takesLogo ?? false,
    ...toAreaValues(surface ?? {}, names),
    others: (surface?.others ?? []).map((each) => toAreaValues(each, names)),
  }
}
type SurfaceValues = ReturnType<typeof toSurfaceValues>

/** Millimetres of a text as people type it; `NaN` for anything else. */
export function toMillimetres(text: string): number {
  const plain = toLatinDigits(text).trim().replace(/[٫,]/, '.')
  return /^\d{1,4}(\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN
}

function toArea(area: AreaValues, pictures: readonly StoredPicture[]) {
  const { finish, color, width, height, corners } = area
  return {
    finish,
    color,
    width: toMillimetres(width),
    height: toMillimetres(height),
    pictures: pictures.map(({ name }) => corners[name] ?? null),
  }
}

const toName = ({ name: { en, ar } }: AreaValues) => ({ en: en.trim(), ar: ar.trim() })

/** The surfaces as the contract takes them; null for a product that takes no name. */
export function toSurface(surface: SurfaceValues, pictures: readonly StoredPicture[]) {
  const { takesName, pieces, required, takesLogo, others } = surface
  if (!takesName) return null
  const count = toCount(pieces)
  const further = others.map((each) => ({ name: toName(each), ...toArea(each, pictures) }))
  return {
    ...toArea(surface, pictures),
    ...(count !== null && { pieces: count }),
    ...(required && { required }),
    ...(takesLogo && { takesLogo }),
    ...(further.length > 0 && { name: toName(surface), others: further }),
  }
}
