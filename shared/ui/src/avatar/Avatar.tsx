import UserRound from 'lucide-react/icons/user-round'
import { useState } from 'react'
import { styled } from 'styled-components'

import { Picture } from '../picture/Picture.tsx'
import { color, font } from '../tokens/tokens.ts'
import { getInitials } from './initials.ts'

interface AvatarProps {
  /** Address of the portrait, as for `Picture`. */
  src: string | null | undefined
  /** First and last name, as far as they are known. */
  names: (string | null | undefined)[]
  /** Width it is shown in, as in the `sizes` attribute of an image. */
  sizes: string
}

/**
 * Decorative portrait that fills its frame; initials, or an icon for the nameless, when there is none or it
 * fails to load.
 */
export function Avatar({ src, names, sizes }: AvatarProps) {
  const [failed, setFailed] = useState<string>()
  if (!src || failed === src) {
    return (
      <Initials aria-hidden translate="no">
        {getInitials(...names) || <UserRound />}
      </Initials>
    )
  }
  return (
    <span onErrorCapture={() => setFailed(src)}>
      <Picture src={src} alt="" width={96} height={96} sizes={sizes} />
    </span>
  )
}

const Initials = styled.span`
  display: grid;
  place-items: center;
  block-size: 100%;
  background: ${color.copperSoft};
  color: ${color.copper};
  font-size: ${font.xl};
  font-weight: ${font.medium};
  & > svg {
    stroke-width: 1.5;
  }
`
