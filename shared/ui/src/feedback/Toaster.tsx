import { useEffect, useRef } from 'react'
import {
  ToastBar,
  Toaster as HotToaster,
  useToasterStore,
  type DefaultToastOptions,
} from 'react-hot-toast'
import { styled } from 'styled-components'

import { color, font, radius, shadow, size, space } from '../tokens/tokens.ts'

const toastOptions: DefaultToastOptions = {
  duration: 4000,
  success: { duration: 2000, iconTheme: { primary: color.success, secondary: color.surface } },
  error: { iconTheme: { primary: color.danger, secondary: color.surface } },
  loading: { duration: Infinity },
  style: {
    background: color.raised,
    color: color.text,
    fontSize: font.s,
    maxInlineSize: size.narrow,
    padding: `${space[3]} ${space[4]}`,
    border: `1px solid ${color.line}`,
    borderRadius: radius.m,
    boxShadow: shadow.l,
  },
}

/** Where the toasts appear. Above modal dialogs too, which only the browser's own top layer allows. */
export function Toaster() {
  const layer = useRef<HTMLDivElement>(null)
  const count = useToasterStore().toasts.length

  useEffect(() => {
    const element = layer.current
    if (!element?.showPopover) return
    // The top layer stacks by time of entry: a dialog opened since would cover the new toast.
    if (document.querySelector('dialog[open]')) element.hidePopover()
    // Open even while empty, since toasts are measured the moment they appear.
    if (!element.matches(':popover-open')) element.showPopover()
  }, [count])

  return (
    <Layer ref={layer} popover="manual">
      <HotToaster position="top-center" toastOptions={toastOptions} gutter={8}>
        {(toast) => (
          <ToastBar toast={toast}>
            {({ icon, message }) => (
              <>
                {icon}
                {/* A server's sentence may be in either language. */}
                <Text dir="auto">{message}</Text>
              </>
            )}
          </ToastBar>
        )}
      </HotToaster>
    </Layer>
  )
}

const Text = styled.div`
  flex: 1;
`

const Layer = styled.div`
  position: fixed;
  inset: 0;
  inline-size: auto;
  block-size: auto;
  border: 0;
  background: none;
  overflow: visible;
  pointer-events: none;
`
