import fc from 'fast-check'

import { appendRevision, splitRevision } from './revision.ts'
import type { SafeStorage } from './safe-storage.ts'
import { readStored, updateStored } from './update-stored.ts'

const KEY = 'list'

/**
 * The storage of several tabs as Chromium implements it: a tab sees its own write at once and those of others once
 * they are delivered, which its own write under way overrides until it is acknowledged.
 */
function createTabs(count: number) {
  let value: string | null = null
  const sent: { from: number; value: string | null }[][] = []
  const received: { from: number; value: string | null }[][] = []
  const tabs = Array.from({ length: count }, (_, from) => {
    sent.push([])
    received.push([])
    let local: string | null = null
    let unacknowledged = 0
    const listeners: (() => void)[] = []
    const storage: SafeStorage = {
      read: () => local,
      write(_key, text) {
        local = text
        unacknowledged += 1
        sent[from]?.push({ from, value: text })
        return true
      },
      remove: () => undefined,
      readJson: (_key, parse) => parse(undefined),
      subscribe: () => () => undefined,
      subscribeExternal(_key, listener) {
        listeners.push(listener)
        return () => undefined
      },
    }
    return {
      storage,
      receive(message: { from: number; value: string | null }) {
        if (message.from === from) unacknowledged -= 1
        else {
          if (unacknowledged === 0) local = message.value
          listeners.forEach((listener) => listener())
        }
      },
    }
  })

  /** Stores the oldest write of a tab, or delivers the oldest message to it. */
  function step(direction: 'send' | 'receive', tab: number): void {
    const message = (direction === 'send' ? sent : received)[tab]?.shift()
    if (!message) return
    if (direction === 'receive') return tabs[tab]?.receive(message)
    value = message.value
    received.forEach((inbox) => inbox.push(message))
  }

  return {
    storages: tabs.map(({ storage }) => storage),
    step,
    settle() {
      while ([...sent, ...received].some((queue) => queue.length > 0)) {
        tabs.forEach((_, tab) => {
          step('send', tab)
          step('receive', tab)
        })
      }
      return value
    },
  }
}

const parse = (text: string | null) => JSON.parse(text ?? '[]') as string[]
const append = (storage: SafeStorage, item: string) =>
  updateStored(storage, KEY, (text) => JSON.stringify([...parse(text), item]))
const removeItem = (storage: SafeStorage, item: string) =>
  updateStored(storage, KEY, (text) =>
    JSON.stringify(parse(text).filter((other) => other !== item)),
  )
const items = (storage: SafeStorage) => parse(readStored(storage, KEY))

function twoTabs() {
  const { storages, ...others } = createTabs(2)
  const [first, second] = storages as [SafeStorage, SafeStorage]
  return { first, second, ...others }
}

describe('updateStored in several tabs', () => {
  test('keeps what two tabs add at the same time', () => {
    const { first, second, settle } = twoTabs()
    append(first, 'a')
    append(second, 'b')
    settle()
    expect(items(first).sort()).toEqual(['a', 'b'])
    expect(items(second)).toEqual(items(first))
  })

  test('keeps what one tab adds while another one deletes all', () => {
    const { first, second, step, settle } = twoTabs()
    append(first, 'a')
    settle()
    append(second, 'b')
    step('send', 1)
    updateStored(first, KEY, () => null)
    step('send', 0)
    settle()
    expect(items(first)).toEqual(['b'])
    expect(items(second)).toEqual(['b'])
  })

  test('has no text once it is deleted', () => {
    const { first, second, settle } = twoTabs()
    append(first, 'a')
    updateStored(first, KEY, () => null)
    settle()
    expect(readStored(first, KEY)).toBeNull()
    expect(readStored(second, KEY)).toBeNull()
  })

  test('loses and repeats no change, whatever the order in which tabs see each other’s', () => {
    const event = fc.record({
      kind: fc.constantFrom('change' as const, 'send' as const, 'receive' as const),
      tab: fc.nat({ max: 2 }),
    })
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        const { storages, step, settle } = createTabs(3)
        const added = events.flatMap(({ kind, tab }, index) => {
          const storage = storages[tab]
          if (kind !== 'change' || !storage)
            return step(kind === 'send' ? 'send' : 'receive', tab) ?? []
          append(storage, `${index}`)
          return [`${index}`]
        })
        settle()
        for (const storage of storages) expect(items(storage).sort()).toEqual(added.sort())
      }),
      { numRuns: 500 },
    )
  })

  test('does not repeat a change that another tab has undone', () => {
    const { first, second, settle } = twoTabs()
    append(first, 'a')
    settle()
    removeItem(second, 'a')
    settle()
    expect(items(first)).toEqual([])
  })

  test('does not repeat a change that was without effect because another tab had made it too', () => {
    const { first, second, settle } = twoTabs()
    const addOnce = (storage: SafeStorage) =>
      updateStored(storage, KEY, (text) => JSON.stringify([...new Set([...parse(text), 'a'])]))
    addOnce(first)
    addOnce(second)
    settle()
    removeItem(second, 'a')
    settle()
    expect([items(first), items(second)]).toEqual([[], []])
  })

  test('does not repeat a change that was without effect', () => {
    const { first, second, settle } = twoTabs()
    append(first, 'a')
    updateStored(first, KEY, (text) => text ?? '["never"]')
    settle()
    second.write(KEY, null)
    append(second, 'b')
    settle()
    expect(items(first)).toEqual(['b'])
  })

  test('does not repeat a change after the tab was suspended', () => {
    jest.useFakeTimers()
    const { first, second, settle } = twoTabs()
    append(first, 'a')
    append(second, 'b')
    jest.advanceTimersByTime(61_000)
    settle()
    jest.useRealTimers()
    expect(items(first)).toHaveLength(1)
  })

  test('takes a text that somebody else wrote as it is', () => {
    const { first, second, settle } = twoTabs()
    append(first, 'a')
    settle()
    second.write(KEY, '["z"]')
    settle()
    expect(items(first)).toEqual(['z'])
    append(first, 'b')
    expect(items(first)).toEqual(['z', 'b'])
  })
})

const anyTab = fc.stringMatching(/^[a-z0-9]{1,8}$/)
const anyRevision = fc
  .uniqueArray(fc.tuple(anyTab, fc.nat()), { selector: ([tab]) => tab, maxLength: 8 })
  .map((entries) => new Map(entries))

describe('splitRevision', () => {
  test('returns what was appended', () => {
    fc.assert(
      fc.property(fc.string(), anyRevision, (text, revision) => {
        expect(splitRevision(appendRevision(text, revision))).toEqual({ text, revision })
      }),
    )
  })

  test.each([null, '', '[]', ' \n', '{"a":1}\n'])('returns no revision for %j', (stored) => {
    expect(splitRevision(stored)).toEqual({ text: stored, revision: null })
  })

  test('returns the text of a damaged revision', () => {
    const stored = appendRevision('[1]', new Map([['a', 1]]))
    expect(splitRevision(stored.slice(0, -3)).text).toBe('[1]')
  })
})

describe('appendRevision', () => {
  test('leaves JSON that parses to the same value', () => {
    expect(JSON.parse(appendRevision('[1,2]', new Map([['tab', 7]])))).toEqual([1, 2])
  })

  test('drops the tabs with the oldest changes', () => {
    const revision = new Map(Array.from({ length: 20 }, (_, tab) => [`t${tab}`, 1] as const))
    const kept = splitRevision(appendRevision('', revision)).revision
    const tabs = [...(kept ?? [])].map(([tab]) => tab)
    expect([tabs[0], tabs.at(-1)]).toEqual(['t0', 't15'])
  })
})
