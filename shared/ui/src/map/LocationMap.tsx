import { getConfig } from '@shop/kernel/config'
import { type ComponentType, useEffect, useState } from 'react'

import type { MapLocation } from './map-location.ts'
import type { SketchName } from './sketches.ts'
import { StaticMap } from './StaticMap.tsx'
import type { TileMapProps } from './TileMap.tsx'

interface LocationMapProps {
  location: MapLocation
  /** Name of what is there. */
  label: string
  /** Text alternative of the static map. */
  description: string
  sketch: SketchName
  /** Set once the user has asked for the map: no request goes to the tile server before. */
  interactive?: boolean
  className?: string
}

/** A static map of a location, or a map of tiles once it is `interactive` and `mapTilesUrl` is configured. */
export function LocationMap(props: LocationMapProps) {
  const { interactive = false, location, label, className, ...staticMap } = props
  const { mapTilesUrl } = getConfig()
  const [TileMap, setTileMap] = useState<ComponentType<TileMapProps> | null>(null)
  const [failed, setFailed] = useState(false)
  const enabled = interactive && mapTilesUrl !== undefined

  useEffect(() => {
    if (!enabled) return
    let mounted = true
    // When the code fails to load, the static map stays.
    import('./TileMap.tsx').then(
      (module) => mounted && setTileMap(() => module.TileMap),
      () => undefined,
    )
    return () => {
      mounted = false
    }
  }, [enabled])

  if (!TileMap || !enabled || failed) return <StaticMap {...staticMap} className={className} />
  return (
    <TileMap
      urlTemplate={mapTilesUrl}
      location={location}
      label={label}
      className={className}
      onError={() => setFailed(true)}
    />
  )
}
