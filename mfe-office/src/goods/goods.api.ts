import type {
  CategoryChange,
  OfficeCategory,
  OfficeProduct,
  ProductChange,
} from '@shop/contracts/office-goods.ts'
import { mainApi, request } from '@shop/kernel/http'
import { queryOptions } from '@tanstack/react-query'

const loadGoods = () => import('@shop/contracts/office-goods.ts')
const loadProduct = async () => (await loadGoods()).officeProductSchema
const loadCategory = async () => (await loadGoods()).officeCategorySchema

/** An upload from a phone takes longer than other calls, and the server draws the picture in four sizes. */
const UPLOAD_TIMEOUT_MS = 60_000

const toPath = (kind: 'products' | 'categories', id: string) =>
  `/office/${kind}/${encodeURIComponent(id)}`

export const categoriesQuery = queryOptions({
  queryKey: ['mfe-office', 'categories'],
  queryFn: ({ signal }) =>
    request(mainApi, async () => (await loadGoods()).officeCategoryListSchema, {
      url: '/office/categories',
      signal,
    }),
  staleTime: 0,
})

export function categoryQuery(id: string) {
  return queryOptions({
    queryKey: ['mfe-office', 'category', id],
    queryFn: ({ signal }) =>
      request(mainApi, loadCategory, { url: toPath('categories', id), signal }),
    staleTime: 0,
  })
}

/** A page of the products, hidden ones too. */
export function productsQuery(params: { q: string; category: string; page: number }) {
  return queryOptions({
    queryKey: ['mfe-office', 'products', params],
    queryFn: ({ signal }) =>
      request(mainApi, async () => (await loadGoods()).officeProductPageSchema, {
        url: '/office/products',
        params,
        signal,
      }),
    staleTime: 0,
  })
}

export function productQuery(id: string) {
  return queryOptions({
    queryKey: ['mfe-office', 'product', id],
    queryFn: ({ signal }) => request(mainApi, loadProduct, { url: toPath('products', id), signal }),
    staleTime: 0,
  })
}

/** Saves a record that was read, or a new one. */
const toCall = (kind: 'products' | 'categories', id: string | null) =>
  id === null
    ? ({ method: 'post', url: `/office/${kind}` } as const)
    : ({ method: 'patch', url: toPath(kind, id) } as const)

export const saveCategory = (
  id: string | null,
  data: CategoryChange & { version?: number },
): Promise<OfficeCategory> => request(mainApi, loadCategory, { ...toCall('categories', id), data })

export const saveProduct = (
  id: string | null,
  data: ProductChange & { version?: number },
): Promise<OfficeProduct> => request(mainApi, loadProduct, { ...toCall('products', id), data })

/** Stores a picture. @returns its name, and the address at which it is shown */
export function uploadPicture(picture: Blob) {
  return request(mainApi, async () => (await loadGoods()).uploadedPictureSchema, {
    method: 'post',
    url: '/office/pictures',
    data: picture,
    headers: { 'content-type': picture.type || 'application/octet-stream' },
    timeout: UPLOAD_TIMEOUT_MS,
  })
}
