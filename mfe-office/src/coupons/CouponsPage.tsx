import { toHundredths } from '@shop/contracts/rules/money.ts'
import type { OfficeCoupon } from '@shop/contracts/wire/office-coupons.ts'
import { formatDateTime, formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { generatePath, Link } from '@shop/router'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { Amount } from '@shop/ui/text/Amount.tsx'
import { Time } from '@shop/ui/text/Time.tsx'

import { PageFrame } from '../layout/PageFrame.tsx'
import { type ListColumn, RecordList } from '../list/RecordList.tsx'
import { useCouponsT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { couponsApi } from './coupons.api.ts'

const toCouponPath = (code: string) => generatePath(paths.coupon, { code })

/** The discount codes. */
export function CouponsPage() {
  const t = useCouponsT()
  const { lang } = useLanguage()
  const columns: ListColumn<OfficeCoupon>[] = [
    {
      title: t('field.code'),
      sort: 'code',
      toSortValue: ({ code }) => code,
      cell: ({ code }) => (
        <Link to={toCouponPath(code)} translate="no">
          {code}
        </Link>
      ),
    },
    {
      title: t('field.discountValue'),
      cell: ({ discountType, discountValue }) =>
        discountType === 'percentage' ? (
          t('coupon.percent', { value: formatNumber(discountValue, lang) })
        ) : (
          <Amount hundredths={toHundredths(discountValue)} />
        ),
      end: true,
    },
    {
      title: t('field.expiresAt'),
      sort: 'until',
      // What never ends comes after every time.
      toSortValue: ({ expiresAt }) => expiresAt ?? '~',
      long: false,
      cell: ({ expiresAt }) =>
        expiresAt === null ? (
          t('coupon.always')
        ) : (
          <Time dateTime={expiresAt}>{formatDateTime(expiresAt, lang, 'medium')}</Time>
        ),
    },
    {
      title: t('coupon.used'),
      sort: 'used',
      toSortValue: ({ used }) => used,
      cell: ({ used, maxUses }) =>
        maxUses === null
          ? formatNumber(used, lang)
          : t('coupon.usedOf', {
              used: formatNumber(used, lang),
              max: formatNumber(maxUses, lang),
            }),
      end: true,
    },
  ]
  return (
    <PageFrame title={t('coupons.title')} intro={t('coupons.intro')}>
      <div>
        <ButtonLink to={toCouponPath('new')}>{t('coupons.new')}</ButtonLink>
      </div>
      <RecordList
        label={t('coupons.title')}
        query={couponsApi.listQuery}
        columns={columns}
        getKey={({ code }) => code}
        empty={t('coupons.empty')}
      />
    </PageFrame>
  )
}
