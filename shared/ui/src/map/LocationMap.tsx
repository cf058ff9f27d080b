import type { MapPosition } from '@shop/contracts/rules/map-position.ts'
import { useLanguage } from '@shop/kernel/language'
import { styled } from 'styled-components'

import { embeddedMapUrl } from './map-location.ts'
import type { SketchName } from './sketches.ts'
import { type MapNames, StaticMap } from './StaticMap.tsx'

interface LocationMapProps {
  location: MapPosition
  /** Name of what is there. */
  label: string
  /** Text alternative of the static map. */
  description: string
  sketch: SketchName
  /** What is written on the static map. */
  names?: MapNames | undefined
  /** Set once the user has asked for the map: no request goes to the maps service before. */
  interactive?: boolean
  className?: string
}

/** A static map of a location, or the embedded page of the maps service once it is `interactive`. */
export function LocationMap(props: LocationMapProps) {
  const { interactive = false, location, label, className, ...staticMap } = props
  const { lang } = useLanguage()
  if (!interactive) return <StaticMap {...staticMap} className={className} />
  return (
    // `className` may set any `position`; `Root` is the containing block of the frame.
    <div className={className}>
      <Root>
        {/* Seen until the frame has loaded. */}
        <StaticMap {...staticMap} />
        <iframe
          title={label}
          src={embeddedMapUrl(location, lang)}
          referrerPolicy="no-referrer"
          allowFullScreen
        />
      </Root>
    </div>
  )
}

const Root = styled.div`
  position: relative;
  block-size: 100%;
  & > * {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    border: 0;
  }
`
