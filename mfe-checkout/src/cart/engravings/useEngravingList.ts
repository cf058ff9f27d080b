import {
  type EngravingProblem,
  findEngravingProblem,
} from '@shop/contracts/rules/engraving-layout.ts'
import { listEngravings, MAX_ENGRAVINGS } from '@shop/contracts/rules/engraving-list.ts'
import { type Engraving, normalizeEngravingText } from '@shop/contracts/rules/engraving-text.ts'
import { cart, type CartItem, countItemPieces } from '@shop/kernel/cart'
import { useCallback, useState } from 'react'

import { parsePastedRows } from './pasted-rows.ts'

type Surface = CartItem['surface']

export type EngravingField = keyof Engraving

const FIELDS = ['name', 'line'] as const

const NONE: Engraving = { name: '', line: '' }

/** The outcome of pasting a list. */
interface Pasted {
  filled: number
  /** Rows for which there are no pieces. */
  surplus: number
  /** The quantity with which there are pieces for all rows, up to the limit of a line. */
  quantity: number
}

function findProblem(field: EngravingField, text: string, surface: Surface) {
  return surface ? findEngravingProblem(field, normalizeEngravingText(text), surface) : null
}

/** The part of the typed text that can be put on a piece. */
function toTaken(typed: Engraving, surface: Surface): Engraving {
  const take = (field: EngravingField) =>
    findProblem(field, typed[field], surface) ? '' : normalizeEngravingText(typed[field])
  return { name: take('name'), line: take('line') }
}

/** Whether all can be put on a piece that was typed for it. */
function isTaken(typed: Engraving, surface: Surface): boolean {
  return FIELDS.every((field) => !findProblem(field, typed[field], surface))
}

/** The texts of a line, also of pieces that it had before its quantity was lowered, or may have. */
function listAll(item: CartItem, atLeast = 0): Engraving[] {
  const stored = item.engravings?.length ?? 0
  return listEngravings(item, Math.max(countItemPieces(item), stored, atLeast))
}

/**
 * The texts on the pieces of a line, or the one on all of them, as they are typed. Each change is saved at once, in what
 * the cart has by then: another tab may change other pieces. What cannot be put on a piece stays in its field only.
 */
export function useEngravingList(item: CartItem) {
  const { id, surface } = item
  const [isEach, setEach] = useState(true)
  /** Typed for pieces, by their index, where it is not what the cart has. */
  const [drafts, setDrafts] = useState<Readonly<Record<number, Engraving>>>({})
  /** The list in whose place there is one text, in case that it is wanted again. */
  const [replaced, setReplaced] = useState<Engraving[] | null>(null)
  const [pasted, setPasted] = useState<Pasted | null>(null)
  /** Index of the piece that was changed last. */
  const [edited, setEdited] = useState(0)
  const stored = isEach ? listEngravings(item, countItemPieces(item)) : [toFirst(listAll(item))]
  const texts = stored.map((text, index) => drafts[index] ?? text)

  const save = useCallback(
    (typed: Readonly<Record<number, Engraving>>) => {
      const current = cart.items().find((line) => line.id === id)
      if (!current) return
      const indexes = Object.keys(typed).map(Number)
      const list = isEach ? listAll(current, Math.max(...indexes) + 1) : [NONE]
      const next = list.map((text, index) => {
        const own = typed[index]
        return own ? toTaken(own, surface) : text
      })
      cart.setEngravings(id, next)
      setReplaced(null)
    },
    [id, surface, isEach],
  )

  const change = useCallback(
    (index: number, text: Engraving) => {
      save({ [index]: text })
      setDrafts((before) => ({ ...before, [index]: text }))
      setEdited(index)
      setPasted(null)
    },
    [save],
  )

  /** Shows what the cart has, unless it has less than what was typed. */
  function leave(index: number) {
    setDrafts(({ [index]: typed, ...others }) =>
      !typed || isTaken(typed, surface) ? others : { ...others, [index]: typed },
    )
  }

  /**
   * Fills a field and those of the next pieces; what is left over is kept for pieces that are added.
   * @returns false for a single text, which is pasted like any
   */
  function paste(index: number, field: EngravingField, text: string): boolean {
    const rows = parsePastedRows(text)
    if (!rows) return false
    const columns = FIELDS.slice(FIELDS.indexOf(field))
    const places = isEach ? MAX_ENGRAVINGS - index : 1
    const all = listAll(item, index + rows.length)
    const entries = rows.slice(0, places).map((cells, offset) => {
      const at = index + offset
      const pastedCells = columns.flatMap((column, position) => {
        const cell = cells[position]
        return cell === undefined ? [] : [[column, cell] as const]
      })
      return [
        at,
        { ...(texts[at] ?? all[at] ?? NONE), ...Object.fromEntries(pastedCells) },
      ] as const
    })
    save(Object.fromEntries(entries))
    const refused = entries.filter(([, typed]) => !isTaken(typed, surface))
    setDrafts((before) => {
      const others = Object.entries(before).filter(([at]) => !entries.some(([one]) => one === +at))
      return Object.fromEntries([...others, ...refused])
    })
    setEdited(index)
    const filled = Math.min(rows.length, texts.length - index)
    const quantity = Math.ceil((index + entries.length) / (surface?.pieces ?? 1))
    setPasted({ filled, surplus: rows.length - filled, quantity })
    return true
  }

  function choose(next: boolean) {
    setEach(next)
    setDrafts({})
    setPasted(null)
    const list = listAll(item)
    setReplaced(next ? null : list)
    if (!next) cart.setEngravings(id, [toFirst(list)])
    else if (replaced) cart.setEngravings(id, replaced)
  }

  const problems = texts.map((text): Partial<Record<EngravingField, EngravingProblem>> => {
    const [name, line] = FIELDS.map((field) => findProblem(field, text[field], surface))
    return { ...(name && { name }), ...(line && { line }) }
  })

  return { isEach, choose, texts, problems, change, leave, paste, pasted, edited }
}

/** The text that stands for a list. */
function toFirst(texts: readonly Engraving[]): Engraving {
  return texts.find(({ name, line }) => name || line) ?? NONE
}
