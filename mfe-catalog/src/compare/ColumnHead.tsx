import { productPath } from '@shop/contracts/site-paths.ts'
import { localize } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel'
import { Link } from '@shop/router'
import { Button } from '@shop/ui/button/Button.tsx'
import { IconButton } from '@shop/ui/button/IconButton.tsx'
import { Loading } from '@shop/ui/feedback/Loading.tsx'
import { Skeleton } from '@shop/ui/feedback/Skeleton.tsx'
import { Picture } from '@shop/ui/picture/Picture.tsx'
import X from 'lucide-react/icons/x'

import type { KeptProduct } from '../kept/useKeptProducts.ts'
import { DataText } from '../text/DataText.tsx'
import { Frame, Head, Remove, Title } from './compare.styles.ts'
import { useT } from './messages.ts'

interface ColumnHeadProps {
  kept: KeptProduct
  onRemove: (button: HTMLElement) => void
}

/** Which product a column is about, whatever has become of it, and the way to take it out. */
export function ColumnHead({ kept, onRemove }: ColumnHeadProps) {
  const t = useT()
  const { lang } = useLanguage()
  const { product } = kept
  return (
    <Head as="th" scope="col">
      <KeptTitle kept={kept} />
      <Remove>
        <IconButton
          label={
            product
              ? t('comparison.remove', { title: localize(product.title, lang) })
              : t('comparison.removeUnknown')
          }
          onClick={({ currentTarget }) => onRemove(currentTarget)}
        >
          <X aria-hidden />
        </IconButton>
      </Remove>
    </Head>
  )
}

function KeptTitle({ kept: { id, product, state, retry } }: { kept: KeptProduct }) {
  const t = useT()
  if (product) {
    return (
      <>
        <Frame>
          <Picture src={product.coverImgUrl} alt="" width={1} height={1} sizes="15rem" />
        </Frame>
        <Title>
          <Link to={productPath(id)}>
            <DataText text={product.title} />
          </Link>
        </Title>
      </>
    )
  }
  if (state === 'loading') {
    return (
      <Loading>
        <Skeleton ratio="1 / 1" shape="m" />
      </Loading>
    )
  }
  return (
    <>
      {/* As high as a picture, so that the rows below stay where they are. */}
      <Frame style={{ aspectRatio: '1' }} aria-hidden />
      <Title>{t(`comparison.${state === 'missing' ? 'missing' : 'failed'}`)}</Title>
      {state === 'failed' && (
        <Button variant="secondary" onClick={retry}>
          {t('comparison.retry')}
        </Button>
      )}
    </>
  )
}
