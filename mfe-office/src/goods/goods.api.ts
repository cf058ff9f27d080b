import { mainApi, request } from '@shop/kernel/http'
import { queryOptions } from '@tanstack/react-query'

import { createRecordApi } from '../records/record-api.ts'

const loadGoods = () => import('@shop/contracts/wire/office-goods.ts')

/** An upload from a phone takes longer than other calls, and the server draws the picture in four sizes. */
const UPLOAD_TIMEOUT_MS = 60_000

export const categoriesApi = createRecordApi('categories', async () => {
  const schemas = await loadGoods()
  return { item: schemas.officeCategorySchema, list: schemas.officeCategoryListSchema }
})

export const productsApi = createRecordApi('products', async () => {
  const schemas = await loadGoods()
  return { item: schemas.officeProductSchema, list: schemas.officeProductPageSchema }
})

/** A page of the products, hidden ones too. */
export function productsQuery(params: {
  q: string
  category: string
  page: number
  stock?: string
  sort?: string
}) {
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

/** Stores a picture. @param kind a logo keeps its proportions @returns its name, and the address at which it is shown */
export function uploadPicture(picture: Blob, kind?: 'logo') {
  return request(mainApi, async () => (await loadGoods()).uploadedPictureSchema, {
    method: 'post',
    url: '/office/pictures',
    params: { kind },
    data: picture,
    headers: { 'content-type': picture.type || 'application/octet-stream' },
    timeout: UPLOAD_TIMEOUT_MS,
  })
}
