import { describeDroppedSlots, findSlotProblems, type SlotBuild } from './slots.ts'

const checkout = (slots: Record<string, string>, version = 5): SlotBuild => ({
  name: 'mfe-checkout',
  label: `mfe-checkout@${version}`,
  slots: Object.keys(slots),
  extensions: [],
  slotTypes: { slots, extensions: {} },
})

const catalog = (slot: string, props = '{}', version = 3): SlotBuild => ({
  name: 'mfe-catalog',
  label: `mfe-catalog@${version}`,
  slots: [],
  extensions: [{ key: 'bestSellers', slots: [slot] }],
  slotTypes: {
    slots: {},
    extensions: { bestSellers: { file: 'mfe-catalog/src/best/BestSellers.tsx', props } },
  },
})

const cart = checkout({ 'cart.empty': '{ currency: string }', 'payment-result.below': '{}' })

const describeTeam = (name: string) => `the team of ${name}`
const problems = (own: SlotBuild, ...others: SlotBuild[]) =>
  findSlotProblems({ own, others, describeTeam })

describe('findSlotProblems', () => {
  test('returns none for an extension that takes what its slot hands over, or less', async () => {
    expect(await problems(catalog('cart.empty', '{ currency: string }'), cart)).toEqual([])
    expect(await problems(catalog('cart.empty', '{}'), cart)).toEqual([])
    expect(await problems(catalog('cart.empty', '{ limit?: number }'), cart)).toEqual([])
    expect(await problems(cart, catalog('cart.empty', '{ currency: string }'))).toEqual([])
  })

  test('returns none for an extension in a slot of its own front end', async () => {
    const own = { ...cart, extensions: [{ key: 'hint', slots: ['cart.empty'] }] }
    expect(await problems(own)).toEqual([])
  })

  test('names both front ends of a slot that two have, whichever is released', async () => {
    const rival = { ...checkout({ 'cart.empty': '{}' }), name: 'mfe-x', label: 'mfe-x@1' }
    expect(await problems(rival, cart)).toEqual([
      'mfe-x@1 has the slot cart.empty, which is one of mfe-checkout@5. Give it another name, or promote a version of mfe-checkout without it first or with it.',
    ])
    expect(await problems(cart, rival)).toHaveLength(1)
  })

  test('names the nearest slot for one that no page has', async () => {
    expect(await problems(catalog('cart.emtpy'), cart)).toEqual([
      'The extension bestSellers of mfe-catalog@3 fills cart.emtpy, a slot that no page has. The nearest is cart.empty of mfe-checkout@5. ' +
        'Correct it in src/pages.json of mfe-catalog, or promote the page that has it first or with it.',
    ])
    expect((await problems(catalog('payment.below'), cart))[0]).toContain(
      'nearest is payment-result.below',
    )
  })

  test('names no slot where there is none', async () => {
    expect(await problems(catalog('cart.empty'))).toEqual([
      expect.stringContaining('a slot that no page has. Correct it'),
    ])
  })

  test('refuses an extension that takes what its slot does not hand over', async () => {
    expect(await problems(catalog('cart.empty', '{ total: number }'), cart)).toEqual([
      'The slot cart.empty of mfe-checkout@5 does not hand over what the extension bestSellers of mfe-catalog@3 takes ' +
        '(mfe-catalog/src/best/BestSellers.tsx): total is missing. Do without it, or ask the team of mfe-checkout for it, or promote both in one command.',
    ])
  })

  test('refuses a slot that no longer hands over what a live extension takes', async () => {
    const next = checkout({ 'cart.empty': '{ items: { id: number }[] }' }, 6)
    expect(await problems(next, catalog('cart.empty', '{ items: { id: string }[] }'))).toEqual([
      'The slot cart.empty of mfe-checkout@6 does not hand over what the extension bestSellers of mfe-catalog@3 takes ' +
        '(mfe-catalog/src/best/BestSellers.tsx): items.id is number, not string. Put it back, or ask the team of mfe-catalog for a version that does without it, or promote both in one command.',
    ])
  })

  test.each([
    ['{ state: ("paid" | "failed") }', '{ state: "paid" }', 'state is "failed", not "paid"'],
    ['{ name: (null | string) }', '{ name: string }', 'name is null, not string'],
    ['{ a: { b: {} } }', '{ a: { b: { c: string; d: string } } }', 'a.b.c, d is missing'],
    ['{}', '{ total: number; name: string }', 'total, name is missing'],
  ])('says how %s differs from %s', async (context, props, difference) => {
    const [problem] = await problems(
      catalog('cart.empty', props),
      checkout({ 'cart.empty': context }),
    )
    expect(problem).toContain(`(mfe-catalog/src/best/BestSellers.tsx): ${difference}. `)
  })

  test('compares versions that state no types by names alone', async () => {
    const untyped = { ...cart, slotTypes: null }
    expect(await problems(catalog('cart.empty', '{ total: number }'), untyped)).toEqual([])
  })
})

describe('describeDroppedSlots', () => {
  const dropped = (own: SlotBuild, ...others: SlotBuild[]) =>
    describeDroppedSlots({ own, others, describeTeam }, cart)

  test('names the extension that is no longer shown, and whom to tell', () => {
    expect(dropped(checkout({}, 6), catalog('cart.empty'))).toEqual([
      'mfe-checkout@6 drops the slot cart.empty: the extension bestSellers of mfe-catalog@3 is no longer shown there. Tell the team of mfe-catalog.',
    ])
  })

  test('says nothing of slots that stay, that nobody fills, or that move', () => {
    expect(dropped(cart, catalog('cart.empty'))).toEqual([])
    expect(dropped(checkout({}, 6))).toEqual([])
    const next = { ...checkout({ 'cart.empty': '{}' }), name: 'mfe-x' }
    expect(dropped(checkout({}, 6), catalog('cart.empty'), next)).toEqual([])
  })
})
