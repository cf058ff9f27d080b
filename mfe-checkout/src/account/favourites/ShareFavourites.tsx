import { productPath } from '@shop/contracts/browser/site-paths.ts'
import { toArabicAddress } from '@shop/contracts/rules/language-address.ts'
import { localize } from '@shop/i18n/format.ts'
import { getConfig } from '@shop/kernel/config'
import { useLanguage } from '@shop/kernel/language'
import { toWhatsAppLink } from '@shop/shop-ui/send-form/message-links.ts'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { useQueries } from '@tanstack/react-query'
import MessageCircle from 'lucide-react/icons/message-circle'

import { productQuery } from '../../cart/product.api.ts'
import { useAccountT } from '../../messages.generated.ts'

/** Opens a message at WhatsApp with the names and addresses of products, to whomever one likes. @param props.ids of the products */
export function ShareFavourites({ ids }: { ids: readonly string[] }) {
  const t = useAccountT()
  const { lang } = useLanguage()
  const products = useQueries({
    queries: ids.map((id) => productQuery(id)),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  })
  if (products.length === 0) return null
  const lines = products.map(({ _id, title }) => {
    const path = productPath(_id)
    const address = lang === 'ar' ? toArabicAddress(path) : path
    return `${localize(title, lang)}\n${window.location.origin}${address}`
  })
  const heading = t('favourites.shareText', { brand: getConfig().brandName[lang] })
  return (
    <ButtonLink
      external
      href={toWhatsAppLink('', [heading, ...lines].join('\n\n'))}
      target="_blank"
      rel="noopener noreferrer"
      variant="ghost"
    >
      <MessageCircle aria-hidden />
      {t('favourites.share')}
    </ButtonLink>
  )
}
