import { color } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useT } from './messages.ts'

/** Streets, and the lines that would bound the blocks between them. */
const streets = [
  'M-10 196 650 150',
  'M96 330 150-20',
  'M250 330 268-20',
  'M420 330 400-20',
  'M560 330 520-20',
  'M-10 262 650 232',
  'M-10 92 650 74',
]
const mainRoad = 'M-20 300C160 250 300 300 660 262'

/** The neighbourhood as we would sketch it on paper; asks no map service for anything. */
export function DrawnMap({ className }: { className?: string }) {
  const t = useT()
  return (
    <Sheet
      className={className}
      viewBox="0 0 640 320"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={t('map.description')}
    >
      <rect className="land" width="640" height="320" />
      <path className="park" d="M282 100h104l6 58-106 8z" />
      <path className="sea" d="M0 0h640v34C500 66 420 30 300 44S90 66 0 52z" />
      {streets.map((street) => (
        <path key={street} className="street" d={street} />
      ))}
      <path className="road" d={mainRoad} />
      <g transform="translate(332 176)">
        <circle className="around" r="46" />
        <path className="pin" d="M0 6c-9-14-18-22-18-34a18 18 0 0 1 36 0c0 12-9 20-18 34z" />
        <circle className="hole" cy="-28" r="7" />
      </g>
    </Sheet>
  )
}

const Sheet = styled.svg`
  inline-size: 100%;
  block-size: auto;
  fill: none;
  & .land {
    fill: ${color.sunken};
  }
  & .sea {
    fill: ${color.infoSoft};
  }
  & .park {
    fill: ${color.successSoft};
  }
  & .street {
    stroke: ${color.surface};
    stroke-width: 10;
  }
  & .road {
    stroke: ${color.surface};
    stroke-width: 22;
  }
  & .around {
    fill: ${color.accent};
    opacity: 0.16;
  }
  & .pin {
    fill: ${color.accent};
  }
  & .hole {
    fill: ${color.accentText};
  }
`
