import { useAccountT } from '../../messages.generated.ts'
import { useAccountStorage } from '../useAccountStorage.ts'
import {
  type Address,
  type AddressKind,
  parseAddress,
  samplePhone,
  samplePostcodes,
  serializeAddress,
} from './address.ts'

/** The address stored in this browser, or the sample. */
export function useAddress(kind: AddressKind) {
  const t = useAccountT()
  const [stored, update] = useAccountStorage(`address.${kind}`)
  const customAddress = parseAddress(stored)
  const sample: Address = {
    name: t('sample.name'),
    street: t(`sample.${kind}.street`),
    city: t(`sample.${kind}.city`),
    postcode: samplePostcodes[kind],
    country: t('sample.country'),
    phone: samplePhone,
  }
  return {
    address: customAddress ?? sample,
    customized: customAddress !== null,
    save: (address: Address) => update(() => serializeAddress(address)),
    reset: () => update(() => null),
  }
}
