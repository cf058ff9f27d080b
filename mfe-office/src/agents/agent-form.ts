import { toLatinDigits } from '@shop/contracts/digits.ts'
import type { OfficeAgent } from '@shop/contracts/office-agents.ts'

import { toPosition } from '../goods/category-form.ts'
import type { StoredPicture } from '../pictures/PictureField.tsx'

const none = { en: '', ar: '' }

export const emptyAgent: OfficeAgent = {
  _id: '',
  version: 0,
  firstName: none,
  lastName: none,
  city: none,
  state: none,
  country: none,
  zipCode: '',
  dialCode: '+968',
  phoneNumber: '',
  picture: '',
  pictureUrl: '',
  banner: '',
  bannerUrl: '',
  social: { facebook: '', instagram: '', twitter: '', tiktok: '' },
  position: 0,
  hidden: false,
}

/** What the fields hold; the pictures are apart. */
export function toAgentValues(agent: OfficeAgent) {
  const { firstName, lastName, city, state, country, zipCode } = agent
  const { dialCode, phoneNumber, social, position, hidden } = agent
  const texts = { firstName, lastName, city, state, country, zipCode, dialCode, phoneNumber }
  return { ...texts, social, position: String(position), hidden }
}
export type AgentValues = ReturnType<typeof toAgentValues>

export const toPortrait = ({ picture: name, pictureUrl: url }: OfficeAgent): StoredPicture[] =>
  name ? [{ name, url }] : []

export const toBanner = ({ banner: name, bannerUrl: url }: OfficeAgent): StoredPicture[] =>
  name ? [{ name, url }] : []

/** What the texts of the form say, as the contract takes it. */
export function toAgentChange(
  values: AgentValues,
  portrait: readonly StoredPicture[],
  banner: readonly StoredPicture[],
) {
  return {
    ...values,
    dialCode: toLatinDigits(values.dialCode),
    phoneNumber: toLatinDigits(values.phoneNumber).replaceAll(' ', ''),
    position: toPosition(values.position),
    picture: portrait[0]?.name ?? '',
    banner: banner[0]?.name ?? '',
  }
}
