import 'leaflet/dist/leaflet.css'

import { useLanguage } from '@shop/kernel/language'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'

import { color, font, radius, size, space } from '../tokens/tokens.ts'
import { createTileMap } from './create-tile-map.ts'
import type { MapLocation } from './map-location.ts'
import { useT } from './messages.ts'
import { Pin } from './Pin.tsx'

export interface TileMapProps {
  /** Address of a tile with `{z}`, `{x}` and `{y}`. */
  urlTemplate: string
  location: MapLocation
  label: string
  className?: string | undefined
  /** Called when the first tiles fail to load. */
  onError: () => void
}

/** A Leaflet map of raster tiles. Load it on demand: the code is large and the tiles are a third party's. */
export function TileMap({ urlTemplate, location, label, className, onError }: TileMapProps) {
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  const [pin] = useState(() => document.createElement('span'))
  const { latitude, longitude } = location
  const zoomInTitle = t('tiles.zoomIn')
  const zoomOutTitle = t('tiles.zoomOut')
  const position = useLanguage().dir === 'rtl' ? 'topright' : 'topleft'
  const latestOnError = useRef(onError)

  useEffect(() => {
    latestOnError.current = onError
  }, [onError])

  useEffect(() => {
    if (!box.current) return
    return createTileMap(box.current, {
      urlTemplate,
      location: { latitude, longitude },
      label,
      pin,
      zoomInTitle,
      zoomOutTitle,
      position,
      onError: () => latestOnError.current(),
    })
  }, [urlTemplate, latitude, longitude, label, pin, zoomInTitle, zoomOutTitle, position])

  return (
    // `className` may set any `position`; `Root` is the containing block of the map.
    <div className={className}>
      <Root>
        {/* Maps are never mirrored. */}
        <Box ref={box} dir="ltr" role="region" aria-label={label} />
        {createPortal(<Pin />, pin)}
        <Credit
          href="https://www.openstreetmap.org/copyright"
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('tiles.credit')}
        </Credit>
      </Root>
    </div>
  )
}

const Root = styled.div`
  position: relative;
  isolation: isolate;
  inline-size: 100%;
  block-size: 100%;
`

const Box = styled.div`
  position: absolute;
  inset: 0;
  z-index: 0;
  /* Overrides Leaflet's style sheet regardless of the order. */
  &&& {
    font: inherit;
  }
  &&& .leaflet-bar a {
    inline-size: ${size.touch};
    block-size: ${size.touch};
    line-height: ${size.touch};
  }
`

const Credit = styled.a`
  position: absolute;
  inset-block-end: 0;
  inset-inline-end: 0;
  z-index: 1;
  padding: ${space[1]} ${space[2]};
  border-start-start-radius: ${radius.s};
  background: ${color.raised};
  color: ${color.text};
  font-size: ${font.xs};
`
