import { control, type ControlPosition, divIcon, map, marker, tileLayer } from 'leaflet'

import type { MapLocation } from './map-location.ts'
import { pinSize } from './Pin.tsx'

interface TileMapOptions {
  /** Address of a tile with `{z}`, `{x}` and `{y}`. */
  urlTemplate: string
  location: MapLocation
  label: string
  /** Content of the marker. */
  pin: HTMLElement
  zoomInTitle: string
  zoomOutTitle: string
  /** Corner of the zoom buttons. */
  position: ControlPosition
  /** Called for a tile that fails to load before any has loaded. */
  onError: () => void
}

/** Zoom level that shows street names. */
const ZOOM = 16
const MAX_ZOOM = 19

/**
 * Creates a map in an element, with a marker whose popup shows the label.
 * @returns removes the map
 */
export function createTileMap(element: HTMLElement, options: TileMapOptions): () => void {
  const { urlTemplate, location, label, pin, onError, ...zoom } = options
  const center: [number, number] = [location.latitude, location.longitude]
  const leafletMap = map(element, {
    center,
    zoom: ZOOM,
    maxZoom: MAX_ZOOM,
    zoomControl: false,
    // TileMap renders its own, translated.
    attributionControl: false,
  })
  control.zoom(zoom).addTo(leafletMap)

  let loaded = false
  tileLayer(urlTemplate, { maxZoom: MAX_ZOOM })
    .on('tileload', () => (loaded = true))
    .on('tileerror', () => {
      if (!loaded) onError()
    })
    .addTo(leafletMap)

  const popup = document.createElement('strong')
  popup.textContent = label
  const { width, height } = pinSize
  const icon = divIcon({
    html: pin,
    className: '',
    iconSize: [width, height],
    iconAnchor: [width / 2, height],
    popupAnchor: [0, -height],
  })
  marker(center, { icon, title: label }).bindPopup(popup, { closeButton: false }).addTo(leafletMap)

  // Leaflet follows the size of the window only.
  const observer = new ResizeObserver(() => leafletMap.invalidateSize())
  observer.observe(element)
  return () => {
    observer.disconnect()
    leafletMap.remove()
  }
}
