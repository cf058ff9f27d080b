import type {
  DuplicateChoice,
  ImportUndo,
  ProductImport,
} from '@shop/contracts/wire/office-import.ts'
import { mainApi, request } from '@shop/kernel/http'
import { queryOptions } from '@tanstack/react-query'

const loadSchemas = () => import('@shop/contracts/wire/office-import.ts')

/** A whole catalogue takes longer than other calls. */
const TIMEOUT_MS = 60_000

/** Downloads the table of all products. @returns the file */
export function fetchProductTable(): Promise<Blob> {
  // Text would lose its byte order mark, by which programs for tables know the encoding.
  return request(mainApi, async () => (await loadSchemas()).productTableSchema, {
    url: '/office/products.csv',
    responseType: 'blob',
    timeout: TIMEOUT_MS,
  })
}

interface SendOptions {
  /** Whether it is saved when nothing is wrong with it. */
  apply: boolean
  /** What becomes of new rows with the name of a product. */
  duplicates?: DuplicateChoice | undefined
  /** The same again is the same import. */
  key?: string
}

/** Sends a table. */
export function sendProductTable(table: Blob, params: SendOptions): Promise<ProductImport> {
  return request(mainApi, async () => (await loadSchemas()).productImportSchema, {
    method: 'post',
    url: '/office/products.csv',
    params,
    data: table,
    headers: { 'content-type': 'text/csv' },
    timeout: TIMEOUT_MS,
  })
}

export const latestImportsQuery = queryOptions({
  queryKey: ['mfe-office', 'product-imports'],
  queryFn: ({ signal }) =>
    request(mainApi, async () => (await loadSchemas()).productImportsSchema, {
      url: '/office/product-imports',
      signal,
    }),
  staleTime: 0,
})

/** Takes an import back. @param key of the import */
export const undoImport = (key: string): Promise<ImportUndo> =>
  request(mainApi, async () => (await loadSchemas()).importUndoSchema, {
    method: 'post',
    url: `/office/product-imports/${encodeURIComponent(key)}/undo`,
    data: {},
    timeout: TIMEOUT_MS,
  })
