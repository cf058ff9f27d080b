import UserRound from 'lucide-react/icons/user-round'
import { styled } from 'styled-components'

import { color, font } from '../tokens/tokens.ts'
import { getInitials } from './initials.ts'

interface MonogramProps {
  /** A person's names, as far as they are known; one text may have all of them. */
  names: (string | null | undefined)[]
  className?: string | undefined
}

const TONES = ['accent', 'copper', 'info', 'success', 'warning'] as const

/** The same name always has the same colour. */
function toTone(text: string) {
  const sum = Array.from(text).reduce((total, character) => total + character.charCodeAt(0), 0)
  return TONES[sum % TONES.length] ?? TONES[0]
}

/** A person's initials, or an icon for the nameless: a decorative square that fills its frame, in place of a portrait. */
export function Monogram({ names, className }: MonogramProps) {
  return (
    <Square $tone={toTone(names.join(''))} className={className} aria-hidden translate="no">
      <Letters>{getInitials(...names) || <UserRound />}</Letters>
    </Square>
  )
}

const Square = styled.span<{ $tone: (typeof TONES)[number] }>`
  display: grid;
  place-items: center;
  inline-size: 100%;
  block-size: 100%;
  overflow: hidden;
  background: ${({ $tone }) => `linear-gradient(145deg, ${color[`${$tone}Soft`]}, ${color.sunken})`};
  color: ${({ $tone }) => color[$tone]};
  font-weight: ${font.medium};
  container-type: inline-size;
`

const Letters = styled.span`
  font-size: 34cqi;
  line-height: 1;
  & > svg {
    inline-size: 1.2em;
    block-size: 1.2em;
    stroke-width: 1.5;
  }
`
