import { queryClient } from '@shop/kernel'
import { queryOptions } from '@tanstack/react-query'
import { useState, type ComponentType } from 'react'
import toast from 'react-hot-toast'

import { t } from '../messages.ts'
import type { LightboxProps } from './Lightbox.tsx'

const lightboxCode = queryOptions({
  queryKey: ['code', 'Lightbox'],
  queryFn: async () => (await import('./Lightbox.tsx')).Lightbox,
  staleTime: Infinity,
  gcTime: Infinity,
})

interface LightboxState {
  /** The viewer while it is open. */
  Lightbox: ComponentType<LightboxProps> | null
  open: () => void
  close: () => void
  /** Fetches the viewer's code, for a shopper who is about to open it. */
  prepare: () => void
}

/** Opens and closes the picture viewer, whose code is fetched on the way. */
export function useLightbox(): LightboxState {
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps> | null>(null)
  return {
    Lightbox,
    open: () => {
      queryClient.fetchQuery(lightboxCode).then(
        (component) => setLightbox(() => component),
        () => toast.error(t('gallery.unavailable')),
      )
    },
    close: () => setLightbox(null),
    prepare: () => void queryClient.prefetchQuery(lightboxCode),
  }
}
