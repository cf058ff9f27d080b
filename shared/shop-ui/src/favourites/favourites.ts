import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { MAX_FAVOURITES } from '@shop/contracts/rules/limits.ts'
import type { FavouritesChange } from '@shop/contracts/wire/account.ts'
import { getConfig } from '@shop/kernel/config'
import { hasStatus, mainApi, request } from '@shop/kernel/http'
import { getSession, useSession } from '@shop/kernel/session'
import { toast } from '@shop/kernel/toast'
import { useEffect } from 'react'

import {
  createProductListStore,
  type ProductListStore,
} from '../product-lists/create-product-list-store.ts'
import { t } from './messages.ts'

const loadSchema = async () => (await import('@shop/contracts/wire/account.ts')).favouritesSchema

const VISITOR = 'visitor'
const lists = new Map<string, ProductListStore>()

/** The list of a member, or of visitors: whoever uses the browser next must not see it. */
function getList(owner: string): ProductListStore {
  const list =
    lists.get(owner) ??
    createProductListStore(`${storageKeys.account}favourites:${owner}`, MAX_FAVOURITES)
  lists.set(owner, list)
  return list
}

let queue: Promise<void> = Promise.resolve()
let queued = 0

/** Changes the list of the member's account; where the backend has none, that of the browser counts. */
async function send(member: string, change: FavouritesChange): Promise<void> {
  const { accountUrl } = getConfig()
  if (accountUrl === undefined || getSession()?.user._id !== member) return
  const url = `${accountUrl}/favourites`
  try {
    const { results } = await request(mainApi, loadSchema, { method: 'patch', url, data: change })
    // A later change of this tab is in the browser's list already.
    if (queued === 1) getList(member).replace(results.map(({ _id }) => _id))
  } catch (error) {
    if (!hasStatus(error, 404)) throw error
  }
}

/** Sends changes one after another: the last response has all of them. */
function enqueue(member: string, change: Partial<FavouritesChange>): Promise<void> {
  queued += 1
  const sent = queue.then(() => send(member, { add: [], remove: [], ...change }))
  queue = sent.catch(() => {}).finally(() => (queued -= 1))
  return sent
}

let syncedMember: string | undefined

/** Brings the list of the account into the browser, once in a page's life, and what was marked before the log-in into the account. */
async function sync(member: string): Promise<void> {
  if (syncedMember === member) return
  syncedMember = member
  const add = getList(VISITOR).getIds()
  for (const id of [...add].reverse()) getList(member).prepend(id)
  try {
    await enqueue(member, { add: [...add] })
    for (const id of add) getList(VISITOR).remove(id)
  } catch {
    // What is in the browser stays, and the next page tries again.
    syncedMember = undefined
  }
}

/** The ids of the favourite products, latest first, following changes in this tab and in others. */
export function useFavourites(): readonly string[] {
  const member = useSession()?.user._id
  useEffect(() => {
    if (member === undefined) syncedMember = undefined
    else void sync(member)
  }, [member])
  return getList(member ?? VISITOR).useIds()
}

/** Marks a product, or takes its mark away. @returns whether it is marked now */
export function toggleFavourite(id: string): boolean {
  const member = getSession()?.user._id
  const list = getList(member ?? VISITOR)
  const isFavourite = !list.getIds().includes(id)
  const apply = (marked: boolean) => (marked ? list.prepend(id) : list.remove(id))
  apply(isFavourite)
  if (member !== undefined) {
    enqueue(member, isFavourite ? { add: [id] } : { remove: [id] }).catch(() => {
      apply(!isFavourite)
      toast.error(t('favourites.failed'))
    })
  }
  return isFavourite
}
