import { toHundredths } from '@shop/contracts/rules/money.ts'
import type { OfficeProduct } from '@shop/contracts/wire/office-goods.ts'
import { Button } from '@shop/ui/button/Button.tsx'
import { Dialog } from '@shop/ui/dialog/Dialog.tsx'
import { Field } from '@shop/ui/form/Field.tsx'
import { TextInput } from '@shop/ui/form/TextInput.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { Amount } from '@shop/ui/text/Amount.tsx'
import { DataText } from '@shop/ui/text/DataText.tsx'
import { useState } from 'react'

import { DeleteRecords } from '../deletion/DeleteRecords.tsx'
import { useBulkChange } from '../list/useBulkChange.ts'
import { useGoodsT, useT } from '../messages.generated.ts'
import { changePrice, toPercent } from './bulk-price.ts'
import { productsApi } from './goods.api.ts'

/** Saves a product as it was read, but for a change; the stock, which is not sent, stays as it is. */
function saveProduct({
  _id,
  stock: _,
  surface,
  ...product
}: OfficeProduct): Promise<OfficeProduct> {
  return productsApi.save(_id, { ...product, ...(surface && { surface }) })
}

/** What can be done with several products at once. */
export function BulkProducts({
  products,
  onDone,
}: {
  products: OfficeProduct[]
  onDone: () => void
}) {
  const t = useGoodsT()
  const [isPricing, setIsPricing] = useState(false)
  const { mutate, isPending } = useBulkChange(saveProduct, () => {
    setIsPricing(false)
    onDone()
  })
  const setHidden = (hidden: boolean) => mutate(products.map((each) => ({ ...each, hidden })))
  return (
    <>
      <Button variant="secondary" busy={isPending} onClick={() => setHidden(false)}>
        {t('bulk.show')}
      </Button>
      <Button variant="secondary" busy={isPending} onClick={() => setHidden(true)}>
        {t('bulk.hide')}
      </Button>
      <Button variant="secondary" onClick={() => setIsPricing(true)}>
        {t('bulk.price')}
      </Button>
      <DeleteRecords
        kind="product"
        api={productsApi}
        records={products.map(({ _id: id, version }) => ({ id, version }))}
        onDeleted={onDone}
      />
      <Dialog open={isPricing} onClose={() => setIsPricing(false)} title={t('bulk.priceTitle')}>
        <PriceForm products={products} busy={isPending} onSave={mutate} />
      </Dialog>
    </>
  )
}

interface PriceFormProps {
  products: OfficeProduct[]
  busy: boolean
  onSave: (changed: OfficeProduct[]) => void
}

/** Changes prices by a part of them, and shows each price before it is saved. */
function PriceForm({ products, busy, onSave }: PriceFormProps) {
  const t = useGoodsT()
  const tOffice = useT()
  const [typed, setTyped] = useState('')
  const percent = toPercent(typed)
  const changed = products.map((product) => ({
    ...product,
    price: changePrice(product.price, percent ?? 0),
  }))
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (percent !== null) onSave(changed)
      }}
    >
      <Stack $gap="4">
        <Field label={t('bulk.percent')} hint={t('bulk.percentHint')}>
          <TextInput
            dir="ltr"
            inputMode="text"
            value={typed}
            maxLength={6}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <ul>
          {products.map(({ _id, title, price }, index) => (
            <li key={_id}>
              <DataText text={title} translate="no" />: <Amount hundredths={toHundredths(price)} />
              {percent !== null && (
                <>
                  {' → '}
                  <strong>
                    <Amount hundredths={toHundredths(changed[index]?.price ?? price)} />
                  </strong>
                </>
              )}
            </li>
          ))}
        </ul>
        <Button type="submit" busy={busy} disabled={percent === null}>
          {tOffice('form.save')}
        </Button>
      </Stack>
    </form>
  )
}
