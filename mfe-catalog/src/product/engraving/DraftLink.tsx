import { productPath } from '@shop/contracts/browser/site-paths.ts'
import type { Engraving } from '@shop/contracts/rules/engraving-text.ts'
import { toast } from '@shop/kernel/toast'
import { useHref } from '@shop/router'
import { toDraftHash } from '@shop/shop-ui/engraving/draft-link.ts'
import { color, size } from '@shop/ui/tokens/tokens.ts'
import Share2 from 'lucide-react/icons/share-2'
import type { MouseEvent } from 'react'
import { styled } from 'styled-components'

import { useProductT } from '../../messages.generated.ts'

interface DraftLinkProps {
  id: string
  texts: readonly Engraving[]
}

/** A link that a colleague opens to see, and to change, what is on the product. */
export function DraftLink({ id, texts }: DraftLinkProps) {
  const t = useProductT()
  const href = useHref(productPath(id)) + toDraftHash(texts)

  async function share(event: MouseEvent<HTMLAnchorElement>) {
    const { href: url } = event.currentTarget
    event.preventDefault()
    try {
      await navigator.clipboard.writeText(url)
      toast.success(t('engraving.draftCopied'))
    } catch {
      // The address bar has it, to be copied from there.
      window.location.href = url
    }
  }

  return (
    <Anchor href={href} onClick={(event) => void share(event)}>
      <Share2 aria-hidden /> {t('engraving.draft')}
    </Anchor>
  )
}

const Anchor = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  justify-self: start;
  min-block-size: ${size.touch};
  color: ${color.accent};
  & > svg {
    inline-size: 1.1em;
    block-size: 1.1em;
  }
`
