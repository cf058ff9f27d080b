import type { Corners, Finish } from '@shop/contracts/rules/surface.ts'
import { toLatinDigits } from '@shop/contracts/rules/typed-text.ts'
import type { OfficeProduct } from '@shop/contracts/wire/office-goods.ts'

import { toCount } from '../../form/to-count.ts'
import type { StoredPicture } from '../../pictures/PictureField.tsx'

export const finishes: readonly Finish[] = ['engraved', 'printed', 'embossed']

/** The corners on each picture that shows the surface, by the picture's name: pictures change places. */
export type CornersByPicture = Readonly<Record<string, Corners>>

type Stored = Pick<OfficeProduct, 'surface' | 'picture' | 'gallery'>

/** What the form's texts say of a surface; lengths are millimetres. */
export function toSurfaceValues({ surface }: Pick<Stored, 'surface'>) {
  return {
    takesName: surface !== null,
    finish: surface?.finish ?? ('engraved' as const),
    color: surface?.color ?? '#333333',
    width: String(surface?.width ?? 60),
    height: String(surface?.height ?? 20),
    pieces: String(surface?.pieces ?? ''),
    required: surface?.required ?? false,
  }
}
type SurfaceValues = ReturnType<typeof toSurfaceValues>

/** The corners of a stored product's surface. */
export function toCornersByPicture({ surface, picture, gallery }: Stored): CornersByPicture {
  const names = [picture, ...gallery]
  return Object.fromEntries(
    (surface?.pictures ?? []).flatMap((corners, index): [string, Corners][] => {
      const name = names[index]
      return corners && name ? [[name, corners]] : []
    }),
  )
}

/** Millimetres of a text as people type it; `NaN` for anything else. */
export function toMillimetres(text: string): number {
  const plain = toLatinDigits(text).trim().replace(/[٫,]/, '.')
  return /^\d{1,4}(\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN
}

/** The surface as the contract takes it; null for a product that takes no name. */
export function toSurface(
  { surface, corners }: { surface: SurfaceValues; corners: CornersByPicture },
  pictures: readonly StoredPicture[],
) {
  const { takesName, finish, color, width, height, pieces, required } = surface
  if (!takesName) return null
  const count = toCount(pieces)
  return {
    finish,
    color,
    width: toMillimetres(width),
    height: toMillimetres(height),
    ...(count !== null && { pieces: count }),
    ...(required && { required }),
    pictures: pictures.map(({ name }) => corners[name] ?? null),
  }
}
