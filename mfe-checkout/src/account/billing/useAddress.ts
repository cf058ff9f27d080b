import {
  parseAddress,
  samplePhone,
  samplePostcodes,
  writeAddress,
  type Address,
  type AddressKind,
} from './address.ts'
import { useT } from '../messages.ts'
import { useStored } from '../useAccountStorage.ts'

/** A default address: the sample until the person has written one of their own, which this browser keeps. */
export function useAddress(kind: AddressKind) {
  const t = useT()
  const [stored, update] = useStored(`address.${kind}`)
  const own = parseAddress(stored)
  const sample: Address = {
    name: t('sample.name'),
    street: t(`sample.${kind}.street`),
    city: t(`sample.${kind}.city`),
    postcode: samplePostcodes[kind],
    country: t('sample.country'),
    phone: samplePhone,
  }
  return {
    address: own ?? sample,
    changed: own !== null,
    save: (address: Address) => update(() => writeAddress(address)),
    restore: () => update(() => null),
  }
}
