import 'leaflet/dist/leaflet.css'

import { useLanguage } from '@shop/kernel'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'

import { color, font, radius, size, space } from '../tokens/tokens.ts'
import { useT } from './messages.ts'
import { Pin } from './Pin.tsx'
import type { MapLocation } from './map-location.ts'
import { drawTileMap } from './tile-map.ts'

export interface TileMapProps {
  tiles: string
  place: MapLocation
  label: string
  className?: string | undefined
  onFail: () => void
}

/** A map of tiles. Its code is large, and its tiles come from another server: it is fetched when it is wanted. */
export function TileMap({ tiles, place, label, className, onFail }: TileMapProps) {
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  const [pin] = useState(() => document.createElement('span'))
  const { latitude, longitude } = place
  const zoomInTitle = t('tiles.zoomIn')
  const zoomOutTitle = t('tiles.zoomOut')
  const position = useLanguage().dir === 'rtl' ? 'topright' : 'topleft'
  const fail = useRef(onFail)

  useEffect(() => {
    fail.current = onFail
  }, [onFail])

  useEffect(() => {
    if (!box.current) return
    return drawTileMap(box.current, {
      ...{ tiles, label, pin, zoomInTitle, zoomOutTitle, position },
      place: { latitude, longitude },
      onFail: () => fail.current(),
    })
  }, [tiles, latitude, longitude, label, pin, zoomInTitle, zoomOutTitle, position])

  return (
    // The place comes from outside; whatever its style says of its position, what is inside lies within it.
    <div className={className}>
      <Root>
        {/* A map has west on its left in every language. */}
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
  /* Stronger than Leaflet's own style sheet, whichever comes first. */
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
