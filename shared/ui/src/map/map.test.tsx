import { setConfig } from '@shop/kernel/config'
import { testConfig } from '@shop/testing/config.ts'
import { renderUi } from '@shop/testing/render.tsx'
import { fireEvent, screen } from '@testing-library/react'

import { LocationMap } from './LocationMap.tsx'
import { sketches, type SketchName } from './sketches.ts'
import { StaticMap } from './StaticMap.tsx'

const mapTilesUrl = 'http://tiles.test/{z}/{x}/{y}.png'

const map = (interactive: boolean) => (
  <LocationMap
    location={{ latitude: 23.5957, longitude: 58.4215 }}
    label="Our studio"
    description="Drawn map of the studio"
    sketch="north"
    interactive={interactive}
  />
)

const findStaticMap = () => screen.findByRole('img', { name: 'Drawn map of the studio' })
const tiles = () => [...document.querySelectorAll<HTMLImageElement>('img.leaflet-tile')]

describe('LocationMap', () => {
  // jsdom has no layout, and Leaflet loads no tiles into a map without a size.
  beforeEach(() => {
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600)
    jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300)
  })
  afterEach(() => void jest.restoreAllMocks())

  test('renders a static map without a tile server', async () => {
    renderUi(map(true))
    expect(await findStaticMap()).toBeVisible()
    expect(tiles()).toEqual([])
  })

  test('requests no tiles before it is interactive', async () => {
    setConfig({ ...testConfig, mapTilesUrl })
    renderUi(map(false))
    expect(await findStaticMap()).toBeVisible()
    expect(tiles()).toEqual([])
  })

  test('renders tiles, a marker with a popup, zoom buttons and the attribution when it is interactive', async () => {
    setConfig({ ...testConfig, mapTilesUrl })
    const { user } = renderUi(map(true))
    expect(await screen.findByRole('region', { name: 'Our studio' })).toBeVisible()
    // Web Mercator tile of the location at the zoom level 16.
    const x = Math.floor(((58.4215 + 180) / 360) * 2 ** 16)
    const radians = (23.5957 * Math.PI) / 180
    const y = Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** 16)
    expect(tiles().map(({ src }) => src)).toContain(`http://tiles.test/16/${x}/${y}.png`)
    const marker = screen.getByRole('button', { name: 'Our studio' })
    expect(marker.querySelector('svg')).not.toBeNull()
    expect(marker.querySelector('img')).toBeNull()
    await user.click(marker)
    expect(await screen.findByText('Our studio', { selector: 'strong' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '© OpenStreetMap contributors' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Zoom in' })).toBeVisible()
  })

  test('translates its controls and the attribution', async () => {
    setConfig({ ...testConfig, mapTilesUrl })
    renderUi(map(true), { lang: 'ar' })
    expect(await screen.findByRole('button', { name: 'تكبير' })).toBeVisible()
    expect(screen.getByText('© مساهمو OpenStreetMap')).toBeVisible()
  })

  test('renders the static map when the tile server fails', async () => {
    setConfig({ ...testConfig, mapTilesUrl })
    renderUi(map(true))
    await screen.findByRole('region', { name: 'Our studio' })
    fireEvent.error(tiles()[0] as HTMLElement)
    expect(await findStaticMap()).toBeVisible()
    expect(tiles()).toEqual([])
  })

  test('stays interactive when a single tile fails', async () => {
    setConfig({ ...testConfig, mapTilesUrl })
    renderUi(map(true))
    await screen.findByRole('region', { name: 'Our studio' })
    fireEvent.load(tiles()[0] as HTMLElement)
    fireEvent.error(tiles()[1] as HTMLElement)
    expect(screen.getByRole('region', { name: 'Our studio' })).toBeVisible()
  })
})

describe('StaticMap', () => {
  test.each(Object.keys(sketches) as SketchName[])(
    'renders the sketch %s with its description',
    (sketch) => {
      renderUi(<StaticMap sketch={sketch} description="By the sea" />)
      expect(screen.getByRole('img', { name: 'By the sea' })).toBeVisible()
    },
  )

  test('every sketch has its pin off the edges', () => {
    for (const { pin } of Object.values(sketches)) {
      const [x = 0, y = 0] = pin
      expect(x).toBeGreaterThan(100)
      expect(x).toBeLessThan(540)
      expect(y).toBeGreaterThan(80)
      expect(y).toBeLessThan(240)
    }
  })
})
