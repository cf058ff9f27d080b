import type { Page } from '@playwright/test'
import { findNewerBuiltIns } from 'tools/lint/newer-built-ins.js'

/** A browser insists on trusted types by a header of the page, and hides popovers by their attribute. */
const isDeletable = ([name, member]: [string, string?]) => !/trusted|popover/i.test(member ?? name)

/** Deletes every built-in that one of the oldest supported browsers lacks, before any script of a page runs. */
export async function deleteNewerBuiltIns(page: Page): Promise<void> {
  await page.addInitScript((newer) => {
    for (const [name, member] of newer) {
      const object = Reflect.get(globalThis, name) as { prototype?: object } | undefined
      if (member === undefined) Reflect.deleteProperty(globalThis, name)
      else if (name === 'Window') Reflect.deleteProperty(globalThis, member)
      else if (object) {
        for (const each of [object, object.prototype])
          if (each) Reflect.deleteProperty(each, member)
      }
    }
  }, findNewerBuiltIns().filter(isDeletable))
}
