import { ownStores, type Store as StoreTexts } from '@shop/contracts/configuration/brand/stores.ts'
import { type MapPosition, parseMapPosition } from '@shop/contracts/rules/map-position.ts'
import { type OpeningHours, parseOpeningHours } from '@shop/contracts/rules/opening-hours.ts'
import { getConfig } from '@shop/kernel/config'
import type { Language } from '@shop/kernel/language'
import type { SketchName } from '@shop/ui/map/sketches.ts'

/** A store in the language of the page. */
export interface Store {
  id: string
  name: string
  address: string
  phone: string
  /** Null where nobody knows it. */
  position: MapPosition | null
  sketch: SketchName
  hours: OpeningHours
}

/** Drawings of the shop's own stores; others have one without a neighbourhood. */
const sketches: Readonly<Record<string, SketchName>> = Object.fromEntries(
  ownStores.map(({ mapPosition }, index) => [
    mapPosition,
    (['north', 'south', 'east'] as const)[index] ?? 'plain',
  ]),
)

type Texts = Omit<StoreTexts, 'openDays'> & { openDays: readonly string[] }

const toStore = (texts: Texts, index: number, lang: Language): Store => ({
  id: String(index + 1),
  name: texts.name[lang],
  address: texts.address[lang],
  phone: texts.phone,
  position: parseMapPosition(texts.mapPosition),
  sketch: sketches[texts.mapPosition] ?? 'plain',
  hours: { days: texts.openDays, periods: parseOpeningHours(texts.openHours) ?? [] },
})

/** Whether an owner has written the stores. */
export const hasOwnersStores = (): boolean => getConfig().stores !== undefined

/** The stores as an owner has written them, else the page's own. */
export const getStores = (lang: Language): Store[] =>
  (getConfig().stores ?? ownStores).map((texts, index) => toStore(texts, index, lang))
