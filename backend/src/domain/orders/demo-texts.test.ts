import { estimateWidth, fits, layOut } from '@shop/contracts/rules/engraving-layout.ts'
import { listPlaced } from '@shop/contracts/rules/engraving-list.ts'
import { calculateTotals, DEFAULT_TAX_PERCENT } from '@shop/contracts/rules/pricing.ts'
import { getSurface, listSurfaces } from '@shop/contracts/rules/surface.ts'

import { demoData } from '../seed/demo-data.ts'
import { checkPrices } from './order.rules.ts'

const names = [
  ...['Ali', 'Maryam', 'Maryam Al Harthy', 'WILLIAM', 'Nguyễn Thị', 'Zoë Šárka', 'J. R. R.'],
  ...['illicit', 'Dr. Fatma Al Busaidi', 'W', 'علي', 'مريم', 'مريم الحارثي', 'صفاء', 'ســـالم'],
  ...['مُحَمَّدُ', 'ٱلسَّيِّدَة', 'گلناز', 'شيخة', 'Ali علي'],
]
const lines = ['', 'CEO', 'R&D', 'مصمم', 'GM / المدير', '9123 4567', 'هاتف 99', 'a.b', '٩٦٨', 'i']
const texts = names.flatMap((name) => lines.map((line) => ({ name, line })))

const sets = demoData.products.flatMap(({ slug, details }) =>
  details?.surface ? [{ slug, surface: details.surface }] : [],
)
const { total } = calculateTotals([{ price: 10, quantity: 1 }], DEFAULT_TAX_PERCENT)

/** The line of an order for one piece of a product. */
function order({ slug, surface }: (typeof sets)[number], engravings: typeof texts) {
  const goods = { id: slug, price: 1000 }
  const cart = {
    lines: [{ ...goods, name: slug, quantity: 1, engraving: engravings[0], engravings }],
    delivery: undefined,
    total,
  }
  const offers = new Map([[slug, { ...goods, title: { en: slug }, surface }]])
  const facts = { offers, coupons: [], taxPercent: DEFAULT_TAX_PERCENT }
  const check = checkPrices(cart, facts)
  return 'order' in check ? check.order.lines[0] : undefined
}

test('there are sets, two sides and fobs among the goods that take a name', () => {
  expect(texts).toHaveLength(200)
  const several = sets.filter(({ surface }) => listSurfaces(surface).length > 1)
  expect(several.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(['gift-suite-box', 'executive-set', 'starter-set', 'walnut-desk-set']),
  )
  expect(sets.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(['team-pack', 'tan-leather-key-fob', 'black-leather-key-fob']),
  )
})

test.each(sets)(
  '200 texts lie on every surface of $slug, in the order as on the picture',
  (set) => {
    const surfaces = listSurfaces(set.surface)
    for (const [at, text] of texts.entries()) {
      // Each surface has another text.
      const own = surfaces.map((_, index) => texts[(at + index * 7) % texts.length] ?? text)
      const taken = own.every(({ name, line }, index) => {
        const area = surfaces[index]
        return area && fits('name', name, area) && fits('line', line, area)
      })
      const line = order(set, own)
      expect(line !== undefined).toBe(taken)
      if (!line?.engraving) continue
      const onCover = surfaces.flatMap((each, index) => {
        const surface = getSurface(each, 0)
        return surface ? [layOut(own[index] ?? text, surface)] : []
      })
      const ordered = listPlaced(line.engraving).map(({ surface, ...each }) =>
        layOut(each, surface),
      )
      expect(ordered).toEqual(onCover)
      for (const [index, area] of surfaces.entries()) {
        for (const { text: drawn, fontSize, y } of layOut(own[index] ?? text, area)) {
          expect(fontSize * estimateWidth(drawn)).toBeLessThanOrEqual(area.width + 0.001)
          expect(y - fontSize).toBeGreaterThanOrEqual(-0.01)
          expect(y + fontSize * 0.48).toBeLessThanOrEqual(area.height + 0.01)
        }
      }
    }
  },
)
