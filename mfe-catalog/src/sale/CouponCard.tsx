import type { SaleCoupon } from '@shop/contracts/sale-coupons.ts'
import { toast } from '@shop/kernel/toast'
import { Button } from '@shop/ui/button/Button.tsx'
import { TextInput } from '@shop/ui/form/TextInput.tsx'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'

import { useSaleT } from '../messages.generated.ts'
import { Code, CodeLine, CopyHint, Description, Root, Tag, Title } from './coupon.styles.ts'

/** Selects the code to copy it manually when the clipboard is blocked. */
export function CouponCard({ coupon: { percent, code } }: { coupon: SaleCoupon }) {
  const t = useSaleT()
  const [copyFailed, setCopyFailed] = useState(false)

  async function copy() {
    try {
      await navigator.clipboard.writeText(code)
      setCopyFailed(false)
      toast.success(t('coupon.copied', { code }))
    } catch {
      setCopyFailed(true)
    }
  }

  return (
    <Root>
      <Tag>{t(`coupon.${percent}.tag`)}</Tag>
      <Title>{t('coupon.title', { percent })}</Title>
      <Description>{t(`coupon.${percent}.desc`)}</Description>
      <CodeLine>
        {copyFailed ? (
          <TextInput
            readOnly
            value={code}
            dir="ltr"
            translate="no"
            aria-label={t('coupon.code')}
            ref={(field) => {
              field?.focus()
              field?.select()
            }}
          />
        ) : (
          <Code translate="no">{code}</Code>
        )}
        <Button
          variant="secondary"
          aria-label={t('coupon.copyCode', { code })}
          onClick={() => void copy()}
        >
          <Copy aria-hidden />
          {t('coupon.copy')}
        </Button>
      </CodeLine>
      {copyFailed && <CopyHint role="alert">{t('coupon.copyManually')}</CopyHint>}
    </Root>
  )
}
