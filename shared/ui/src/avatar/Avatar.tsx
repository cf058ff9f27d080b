import { useState } from 'react'

import { Picture } from '../picture/Picture.tsx'
import { Monogram } from './Monogram.tsx'

interface AvatarProps {
  /** Address of the portrait, as for `Picture`. */
  src: string | null | undefined
  /** First and last name, as far as they are known. */
  names: (string | null | undefined)[]
  /** Width it is shown in, as in the `sizes` attribute of an image. */
  sizes: string
}

/**
 * Decorative portrait that fills its frame; a monogram when there is none or it fails to load.
 */
export function Avatar({ src, names, sizes }: AvatarProps) {
  const [failed, setFailed] = useState<string>()
  if (!src || failed === src) return <Monogram names={names} />
  return (
    <span onErrorCapture={() => setFailed(src)}>
      <Picture src={src} alt="" width={96} height={96} sizes={sizes} />
    </span>
  )
}
