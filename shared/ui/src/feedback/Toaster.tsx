import { connectToaster, type ToastRequest } from '@shop/kernel/toast'
import { Link } from '@shop/router'
import { useEffect, useRef } from 'react'
import {
  type DefaultToastOptions,
  resolveValue,
  ToastBar,
  Toaster as HotToaster,
  useToasterStore,
} from 'react-hot-toast'
import { styled } from 'styled-components'

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

/**
 * Toasts are measured as they appear, which would hold up what the press itself changes: they come once the browser has painted
 * that; at once where nobody sees the page, which paints no frames.
 */
function displayAfterPaint(request: ToastRequest): void {
  if (document.hidden) displayToast(request)
  else requestAnimationFrame(() => void setTimeout(() => displayToast(request)))
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
            {({ icon }) => (
              <>
                {icon}
                {/* Server messages may be in either language. */}
                <Text dir="auto" {...toast.ariaProps}>
                  {resolveValue(toast.message, toast)}
                  <Extras {...toast} />
                </Text>
              </>
            )}
          </ToastBar>
        )}
      </HotToaster>
    </Layer>
  )
}

/** The library keeps options that it does not know with the toast. */
function Extras({ detail, action, secondAction }: NonNullable<ToastRequest['options']>) {
  return (
    <>
      {detail && <Detail dir="auto">{detail}</Detail>}
      {action && (
        <Links>
          <Link to={action.to}>{action.label}</Link>
          {secondAction && <Link to={secondAction.to}>{secondAction.label}</Link>}
        </Links>
      )}
    </>
  )
}

const Text = styled.div`
  flex: 1;
  margin: ${space[1]} ${space[2]};
`

const Detail = styled.div`
  display: -webkit-box;
  overflow: hidden;
  color: ${color.muted};
  -webkit-line-clamp: 2;
  -webkit-box-orient: vertical;
`

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space[5]};
  margin-block-end: calc(-1 * ${space[3]});
  & > a {
    display: inline-flex;
    align-items: center;
    min-inline-size: ${size.touch};
    min-block-size: ${size.touch};
    font-weight: ${font.medium};
  }
`

const Layer = styled.div`
  position: fixed;
  inset: 0;
  inline-size: auto;
  block-size: auto;
  border: 0;
  background: none;
  overflow: visible;
  /* Only their links are pressed: they never block what they cover, nor stay because the pointer rests there. */
  &,
  & * {
    pointer-events: none !important;
  }
  & a {
    pointer-events: auto !important;
  }
`
