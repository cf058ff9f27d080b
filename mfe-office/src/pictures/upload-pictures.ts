import { uploadPicture } from '../goods/goods.api.ts'
import { shrinkPicture } from './shrink-picture.ts'

/** What a field takes: a logo may be a drawing. */
export const pictureTypes = {
  picture: 'image/jpeg,image/png,image/webp,image/avif',
  logo: 'image/svg+xml,image/png,image/webp',
}

interface Upload {
  files: readonly File[]
  kind: keyof typeof pictureTypes
}

/** Stores files, one after the other. A photo is made smaller before; a logo is sent as it is. */
export async function uploadPictures({ files, kind }: Upload) {
  const upload = async (file: File) =>
    kind === 'logo' ? uploadPicture(file, kind) : uploadPicture(await shrinkPicture(file))
  const stored: Awaited<ReturnType<typeof upload>>[] = []
  for (const file of files) stored.push(await upload(file))
  return stored
}
