import type { PlacedEngraving } from '@shop/contracts/rules/engraving-list.ts'
import { CloseUp } from '@shop/shop-ui/engraving/CloseUp.tsx'
import { EngravedPicture } from '@shop/shop-ui/engraving/EngravedPicture.tsx'
import { Picture } from '@shop/ui/picture/Picture.tsx'

interface EngravedCloseUpProps {
  image: string
  engraving: PlacedEngraving | undefined
  /** Width of the frame in heights; a picture without a text on it is shown whole. */
  aspect: number
}

/** A picture of a product from so near that the text on it can be read. */
export function EngravedCloseUp({ image, engraving, aspect }: EngravedCloseUpProps) {
  const corners = engraving?.surface?.corners
  return (
    <CloseUp corners={corners} aspect={aspect}>
      <EngravedPicture engraving={engraving}>
        <Picture src={image} alt="" width={1} height={1} sizes={corners ? '40rem' : '10rem'} />
      </EngravedPicture>
    </CloseUp>
  )
}
