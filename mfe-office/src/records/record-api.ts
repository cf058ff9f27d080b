import type { Deletion, DeletionResult } from '@shop/contracts/wire/office-record.ts'
import { mainApi, request } from '@shop/kernel/http'
import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'

/** The calls of a kind of record of the office. @param load the schemas of one record, and of the list of all */
export function createRecordApi<Item>(
  path: string,
  load: () => Promise<{ item: z.ZodMiniType<Item>; list: z.ZodMiniType<{ results: Item[] }> }>,
) {
  const loadItem = async () => (await load()).item
  const url = `/office/${path}`
  const toUrl = (id: string) => `${url}/${encodeURIComponent(id)}`
  const sendDeletion = (data: Deletion, signal?: AbortSignal): Promise<DeletionResult> =>
    request(
      mainApi,
      async () => (await import('@shop/contracts/wire/office-record.ts')).deletionResultSchema,
      { method: 'post', url: `${url}/deletions`, data, ...(signal && { signal }) },
    )
  return {
    /** What refers to records that are to be deleted. */
    deletionQuery: (records: Deletion['records']) =>
      queryOptions({
        queryKey: ['mfe-office', 'deletion', path, records],
        queryFn: ({ signal }) => sendDeletion({ records }, signal),
        staleTime: 0,
        gcTime: 0,
      }),
    /** Deletes records, all of them or none. */
    remove: (records: Deletion['records']) => sendDeletion({ records, apply: true }),
    listQuery: queryOptions({
      queryKey: ['mfe-office', path],
      queryFn: ({ signal }) => request(mainApi, async () => (await load()).list, { url, signal }),
      staleTime: 0,
    }),
    query: (id: string) =>
      queryOptions({
        queryKey: ['mfe-office', path, id],
        queryFn: ({ signal }) => request(mainApi, loadItem, { url: toUrl(id), signal }),
        staleTime: 0,
      }),
    /**
     * Creates a record, or saves the version that was read.
     * @param id null for a new one
     * @param key the same again is the same new record
     */
    save: (id: string | null, data: object, key?: string): Promise<Item> =>
      request(
        mainApi,
        loadItem,
        id === null
          ? { method: 'post', url, params: { key }, data }
          : { method: 'patch', url: toUrl(id), data },
      ),
  }
}
export type RecordApi<Item> = ReturnType<typeof createRecordApi<Item>>
