import { lazy } from 'react'

/** Loaded when a code is asked for, which is twice a day. */
export const LazyCodeForm = lazy(async () => {
  const { CodeForm } = await import(/* webpackChunkName: "code-form" */ './CodeForm.tsx')
  return { default: CodeForm }
})
