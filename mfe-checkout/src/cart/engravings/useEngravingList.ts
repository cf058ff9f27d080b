import {
  type EngravingProblem,
  findEngravingProblem,
} from '@shop/contracts/rules/engraving-layout.ts'
import { MAX_ENGRAVINGS } from '@shop/contracts/rules/engraving-list.ts'
import { type Engraving, normalizeEngravingText } from '@shop/contracts/rules/engraving-text.ts'
import { findDecisive, listSurfaces } from '@shop/contracts/rules/surface.ts'
import { cart, type CartItem, countItemPieces, listItemEngravings } from '@shop/kernel/cart'
import { useCallback, useState } from 'react'

import { parsePastedRows } from './pasted-rows.ts'

type Area = ReturnType<typeof findArea>

/** The surface of a text, or the narrowest for one that is on all. @param index undefined for one on all */
const findArea = ({ surface }: CartItem, index: number | undefined) =>
  surface && findDecisive(surface, index)

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

function findProblem(field: EngravingField, text: string, area: Area) {
  return area ? findEngravingProblem(field, normalizeEngravingText(text), area) : null
}

/** The part of the typed text that can be put on a piece. */
function toTaken(typed: Engraving, area: Area): Engraving {
  const take = (field: EngravingField) =>
    findProblem(field, typed[field], area) ? '' : normalizeEngravingText(typed[field])
  return { name: take('name'), line: take('line') }
}

/** Whether all can be put on a piece that was typed for it. */
function isTaken(typed: Engraving, area: Area): boolean {
  return FIELDS.every((field) => !findProblem(field, typed[field], area))
}

/** The texts of a line, also of pieces that it had before its quantity was lowered, or may have. */
function listAll(item: CartItem, atLeast = 0): Engraving[] {
  const stored = item.engravings?.length ?? 0
  return listItemEngravings(item, Math.max(countItemPieces(item), stored, atLeast))
}

/**
 * The texts on the pieces of a line, or the one on all of them, as they are typed. Each change is saved at once, in what
 * the cart has by then: another tab may change other pieces. What cannot be put on a piece stays in its field only.
 */
export function useEngravingList(item: CartItem) {
  const { id, surface } = item
  const perPiece = surface ? listSurfaces(surface).length : 1
  const [isEach, setEach] = useState(true)
  /** Typed for pieces, by their index, where it is not what the cart has. */
  const [drafts, setDrafts] = useState<Readonly<Record<number, Engraving>>>({})
  /** The list in whose place there is one text, in case that it is wanted again. */
  const [replaced, setReplaced] = useState<Engraving[] | null>(null)
  const [pasted, setPasted] = useState<Pasted | null>(null)
  /** Index of the piece that was changed last. */
  const [edited, setEdited] = useState(0)
  const stored = isEach ? listItemEngravings(item, countItemPieces(item)) : [toFirst(listAll(item))]
  const texts = stored.map((text, index) => drafts[index] ?? text)
  const areaOf = (index: number) => findArea(item, isEach ? index : undefined)

  const save = useCallback(
    (typed: Readonly<Record<number, Engraving>>) => {
      const current = cart.items().find((line) => line.id === id)
      if (!current) return
      const indexes = Object.keys(typed).map(Number)
      const list = isEach ? listAll(current, Math.max(...indexes) + 1) : [NONE]
      const next = list.map((text, index) => {
        const own = typed[index]
        return own ? toTaken(own, findArea(current, isEach ? index : undefined)) : text
      })
      cart.setEngravings(id, next)
      setReplaced(null)
    },
    [id, isEach],
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
      !typed || isTaken(typed, areaOf(index)) ? others : { ...others, [index]: typed },
    )
  }

  /**
   * Fills a field and those of the next pieces, in the same place; what is left over is kept for pieces that are added.
   * @returns false for a single text, which is pasted like any
   */
  function paste(index: number, field: EngravingField, text: string): boolean {
    const rows = parsePastedRows(text)
    if (!rows) return false
    const columns = FIELDS.slice(FIELDS.indexOf(field))
    const places = isEach ? Math.ceil((MAX_ENGRAVINGS - index) / perPiece) : 1
    const all = listAll(item, index + rows.length * perPiece)
    const entries = rows.slice(0, places).map((cells, offset) => {
      const at = index + offset * perPiece
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
    const refused = entries.filter(([at, typed]) => !isTaken(typed, areaOf(at)))
    setDrafts((before) => {
      const others = Object.entries(before).filter(([at]) => !entries.some(([one]) => one === +at))
      return Object.fromEntries([...others, ...refused])
    })
    setEdited(index)
    const filled = Math.min(rows.length, Math.ceil((texts.length - index) / perPiece))
    const piece = Math.floor(index / perPiece)
    const quantity = Math.ceil((piece + entries.length) / (surface?.pieces ?? 1))
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

  const problems = texts.map((text, index): Partial<Record<EngravingField, EngravingProblem>> => {
    const [name, line] = FIELDS.map((field) => findProblem(field, text[field], areaOf(index)))
    return { ...(name && { name }), ...(line && { line }) }
  })

  return { isEach, choose, texts, problems, change, leave, paste, pasted, edited }
}

/** The text that stands for a list. */
function toFirst(texts: readonly Engraving[]): Engraving {
  return texts.find(({ name, line }) => name || line) ?? NONE
}
