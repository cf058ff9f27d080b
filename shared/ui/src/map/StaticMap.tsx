import { styled } from 'styled-components'

import { color } from '../tokens/tokens.ts'
import { PinShape } from './Pin.tsx'
import { sketches, type SketchName } from './sketches.ts'

interface DrawnMapProps {
  sketch: SketchName
  /** What it shows, in words. */
  description: string
  className?: string | undefined
}

/** A neighbourhood as a sketch; asks no map service for anything. */
export function StaticMap({ sketch, description, className }: DrawnMapProps) {
  const { streets, mainRoad, park, sea, pin } = sketches[sketch]
  return (
    <Sheet
      className={className}
      viewBox="0 0 640 320"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={description}
    >
      <rect className="land" width="640" height="320" />
      <path className="park" d={park} />
      <path className="sea" d={sea} />
      {streets.map((street) => (
        <path key={street} className="street" d={street} />
      ))}
      <path className="road" d={mainRoad} />
      <g transform={`translate(${pin.join(' ')})`}>
        <circle className="around" r="46" />
        <PinShape />
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
`
