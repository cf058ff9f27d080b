import { connectToaster, type ToastRequest } from '@shop/kernel/toast'
import { useEffect, useRef } from 'react'
import {
  type DefaultToastOptions,
  ToastBar,
  Toaster as HotToaster,
  useToasterStore,
} from 'react-hot-toast'
import { styled } from 'styled-components'

import { afterPaint } from '../dom/after-paint.ts'
import { color, font, radius, shadow, size, space } from '../tokens/tokens.ts'
import { displayToast } from './display-toast.ts'

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

/** Toasts are measured as they appear, which would hold up what the press itself changes. */
function displayAfterPaint(request: ToastRequest): void {
  afterPaint(() => displayToast(request))
}

/** Container of the toasts, a popover: only the top layer is above modal dialogs. */
export function Toaster() {
  const layer = useRef<HTMLDivElement>(null)
  useEffect(() => connectToaster(displayAfterPaint), [])
  const count = useToasterStore().toasts.length

  useEffect(() => {
    const element = layer.current
    if (!element?.showPopover) return
    // The top layer stacks in order of opening: reopen above a dialog that was opened since.
    if (document.querySelector('dialog[open]')) element.hidePopover()
    // Keep it open while empty: toasts are measured on mount.
    if (!element.matches(':popover-open')) element.showPopover()
  }, [count])

  return (
    <Layer ref={layer} popover="manual">
      <HotToaster
        position="top-center"
        containerStyle={{ top: `calc(${size.bar} + ${space[3]})` }}
        toastOptions={toastOptions}
        gutter={8}
      >
        {(toast) => (
          <ToastBar toast={toast}>
            {({ icon, message }) => (
              <>
                {icon}
                {/* Server messages may be in either language. */}
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
  /* Toasts hold nothing to press: never block what they cover, nor stay because the pointer rests there. */
  &,
  & * {
    pointer-events: none !important;
  }
`
