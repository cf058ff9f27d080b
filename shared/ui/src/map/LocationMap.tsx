import { getConfig } from '@shop/kernel'
import { useEffect, useState, type ComponentType } from 'react'

import { StaticMap } from './StaticMap.tsx'
import type { MapLocation } from './map-location.ts'
import type { SketchName } from './sketches.ts'
import type { TileMapProps } from './TileMap.tsx'

interface PlaceMapProps {
  place: MapLocation
  /** What stands there. */
  label: string
  /** What the drawn map shows, in words. */
  description: string
  sketch: SketchName
  /** The person has asked for the map: only now may the tile server be asked. */
  live?: boolean
  className?: string
}

/** Where something is: a drawn map, or a real one where it was asked for and the installation names a tile server. */
export function LocationMap({ live = false, place, label, className, ...drawn }: PlaceMapProps) {
  const { mapTilesUrl } = getConfig()
  const [TileMap, setTileMap] = useState<ComponentType<TileMapProps> | null>(null)
  const [failed, setFailed] = useState(false)
  const wanted = live && mapTilesUrl !== undefined

  useEffect(() => {
    if (!wanted) return
    let mounted = true
    // The drawn map stays when the code of the real one does not arrive.
    import('./TileMap.tsx').then(
      (code) => mounted && setTileMap(() => code.TileMap),
      () => undefined,
    )
    return () => {
      mounted = false
    }
  }, [wanted])

  if (!TileMap || !wanted || failed) return <StaticMap {...drawn} className={className} />
  return (
    <TileMap
      tiles={mapTilesUrl}
      place={place}
      label={label}
      className={className}
      onFail={() => setFailed(true)}
    />
  )
}
