import type { ExtensionModule } from '@shop/kernel/slots'
import type { RouteObject } from '@shop/router'
import { type ComponentType, createElement } from 'react'

import { testConfig } from '../config.ts'

type Context = Record<string, unknown>

/** `extensions` of a front end's `pages.json`, as far as they are shown alone. */
type Extensions = Record<string, { example?: Context; condition?: { config?: string } }>

/** The value of the setting that a box needs. */
export const BOX_SETTING = 'http://setting.test/'

const toPath = (key: string) => `/~boxes/${key}`

/** A page for each box of a remote, for `testHydration`. */
export const toBoxPages = (extensions: Extensions): Record<string, { path: string }> =>
  Object.fromEntries(Object.keys(extensions).map((key) => [`box.${key}`, { path: toPath(key) }]))

/** The routes of these pages. @param modules of the generated module of the remote's extensions */
export const toBoxRoutes = (
  modules: Record<string, ExtensionModule>,
  extensions: Extensions,
): RouteObject[] =>
  Object.entries(modules).map(([key, { load, loader }]) => {
    const { example: context = {}, condition } = extensions[key] ?? {}
    return {
      path: toPath(key),
      loader: async () => {
        // The copy of the server, or of the browser.
        const { setConfig } = await import('@shop/kernel/config')
        if (condition?.config) setConfig({ ...testConfig, [condition.config]: BOX_SETTING })
        await Promise.all([load(), loader?.(context as never)])
        return null
      },
      lazy: async () => {
        const Box = (await load()) as ComponentType<Context>
        return { Component: () => createElement('main', null, createElement(Box, context)) }
      },
    }
  })
