import { styled } from 'styled-components'

import { color, font } from '../tokens/tokens.ts'
import { type Sketch, sketches, type SketchName } from './sketches.ts'

export interface MapNames {
  sea: string
  mainRoad: string
  /** The street of the pin. */
  street: string
}

interface StaticMapProps {
  sketch: SketchName
  description: string
  /** What is written on it, in the page's language. */
  names?: MapNames | undefined
  className?: string | undefined
}

/** An illustrated map of a neighbourhood; sends no request to a map service. */
export function StaticMap({ sketch, description, names, className }: StaticMapProps) {
  const { streets, mainRoad, park, sea, pin, labels }: Sketch = sketches[sketch]
  return (
    <Svg
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
      {names &&
        labels &&
        (['sea', 'mainRoad', 'street'] as const).map((place) => {
          const [x, y, angle] = labels[place]
          return (
            <text key={place} transform={`translate(${x} ${y}) rotate(${angle})`}>
              {names[place]}
            </text>
          )
        })}
      <g transform={`translate(${pin.join(' ')})`}>
        <circle className="halo" r="46" />
        <path className="pin" d="M0 6c-9-14-18-22-18-34a18 18 0 0 1 36 0c0 12-9 20-18 34z" />
        <circle className="hole" cy="-28" r="7" />
      </g>
    </Svg>
  )
}

const Svg = styled.svg`
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
  & text {
    fill: ${color.muted};
    stroke: ${color.sunken};
    stroke-width: 6;
    paint-order: stroke;
    font-size: 1.5rem;
    font-weight: ${font.medium};
    text-anchor: middle;
    dominant-baseline: central;
  }
  & .halo {
    fill: ${color.accent};
    opacity: 0.16;
  }
  & .pin {
    fill: ${color.accent};
    stroke: ${color.accentText};
    stroke-width: 1.5;
  }
  & .hole {
    fill: ${color.accentText};
  }
`
