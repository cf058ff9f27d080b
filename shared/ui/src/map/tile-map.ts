import { control, divIcon, map, marker, tileLayer, type ControlPosition } from 'leaflet'

import { pinSize } from './Pin.tsx'
import type { MapLocation } from './map-location.ts'

interface TileMapOptions {
  /** Address of a tile, with {z}, {x} and {y}. */
  tiles: string
  place: MapLocation
  label: string
  /** What the marker consists of. */
  pin: HTMLElement
  zoomInTitle: string
  zoomOutTitle: string
  /** Corner of the zoom buttons: where a line of text begins. */
  position: ControlPosition
  /** Not one tile has arrived. */
  onFail: () => void
}

/** Close enough to read the names of streets. */
const ZOOM = 16
const MAX_ZOOM = 19

/**
 * Draws a map into an element, with a marker that says what stands there; arrow keys and + and - move it.
 * @returns takes it away again
 */
export function drawTileMap(element: HTMLElement, options: TileMapOptions): () => void {
  const { tiles, place, label, pin, onFail, ...zoom } = options
  const at: [number, number] = [place.latitude, place.longitude]
  const chart = map(element, {
    center: at,
    zoom: ZOOM,
    maxZoom: MAX_ZOOM,
    zoomControl: false,
    // The credit is ours, in the page's language.
    attributionControl: false,
  })
  control.zoom(zoom).addTo(chart)

  let arrived = false
  tileLayer(tiles, { maxZoom: MAX_ZOOM })
    .on('tileload', () => (arrived = true))
    .on('tileerror', () => {
      if (!arrived) onFail()
    })
    .addTo(chart)

  const words = document.createElement('strong')
  words.textContent = label
  const { width, height } = pinSize
  const icon = divIcon({
    html: pin,
    className: '',
    iconSize: [width, height],
    iconAnchor: [width / 2, height],
    popupAnchor: [0, -height],
  })
  marker(at, { icon, title: label }).bindPopup(words, { closeButton: false }).addTo(chart)

  // Leaflet itself follows the window only.
  const observer = new ResizeObserver(() => chart.invalidateSize())
  observer.observe(element)
  return () => {
    observer.disconnect()
    chart.remove()
  }
}
