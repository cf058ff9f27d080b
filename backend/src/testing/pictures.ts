import sharp from 'sharp'

import { API_BASE } from '../app.ts'
import type { Shopper, TestShop } from './test-shop.ts'

/** Draws a picture of one colour. */
export const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b87333' } })

/** Sends a picture to the office. */
export const uploadPicture = (
  { app }: Pick<TestShop, 'app'>,
  person: Shopper | null,
  payload: Buffer | string,
  type = 'image/jpeg',
) =>
  app.inject({
    method: 'POST',
    url: `${API_BASE}/office/pictures`,
    headers: { ...person?.headers, 'content-type': type },
    payload,
  })
