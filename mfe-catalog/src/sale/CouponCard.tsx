import { Button } from '@shop/ui/button/Button.tsx'
import { TextInput } from '@shop/ui/form/TextInput.tsx'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import toast from 'react-hot-toast'

import { ByHand, Code, CodeLine, Desc, Root, Tag, Title } from './coupon.styles.ts'
import type { Coupon } from './coupons.ts'
import { useT } from './messages.ts'

/** One code, and a way to take it along. */
export function CouponCard({ coupon: { percent, code } }: { coupon: Coupon }) {
  const t = useT()
  const [refused, setRefused] = useState(false)

  async function copy() {
    try {
      await navigator.clipboard.writeText(code)
      setRefused(false)
      toast.success(t('coupon.copied', { code }))
    } catch {
      setRefused(true)
    }
  }

  return (
    <Root>
      <Tag>{t(`coupon.${percent}.tag`)}</Tag>
      <Title>{t('coupon.title', { percent })}</Title>
      <Desc>{t(`coupon.${percent}.desc`)}</Desc>
      <CodeLine>
        {refused ? (
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
          aria-label={t('coupon.copyNamed', { code })}
          onClick={() => void copy()}
        >
          <Copy aria-hidden />
          {t('coupon.copy')}
        </Button>
      </CodeLine>
      {refused && <ByHand role="alert">{t('coupon.byHand')}</ByHand>}
    </Root>
  )
}
