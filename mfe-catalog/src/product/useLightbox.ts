import { queryClient } from '@shop/kernel'
import { type ComponentType, useState } from 'react'
import toast from 'react-hot-toast'

import { componentQuery } from '../component-query.ts'
import { t } from '../messages.ts'
import type { LightboxProps } from './Lightbox.tsx'

const lightboxQuery = componentQuery(
  'Lightbox',
  async () => (await import('./Lightbox.tsx')).Lightbox,
)

interface LightboxState {
  /** Null while it is closed. */
  Lightbox: ComponentType<LightboxProps> | null
  open: () => void
  close: () => void
  /** Loads the code, on hover or focus. */
  preload: () => void
}

/** Opens and closes the picture viewer, whose code is loaded on demand. */
export function useLightbox(): LightboxState {
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps> | null>(null)
  return {
    Lightbox,
    open: () => {
      queryClient.fetchQuery(lightboxQuery).then(
        (component) => setLightbox(() => component),
        () => toast.error(t('gallery.unavailable')),
      )
    },
    close: () => setLightbox(null),
    preload: () => void queryClient.prefetchQuery(lightboxQuery),
  }
}
