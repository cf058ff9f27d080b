import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { repositoryRoot } from 'workspace/workspace.ts'

/** They show nothing by themselves, need a whole shop, or are part of another component. */
const UNSEEN =
  /\/(StructuredData|PageMeta|SkeletonUntilHydrated|VisuallyHidden|Section|Grid|Container|Time|ErrorLinks|FieldError|FormField|PaginationItem|Breadcrumb|Picture\w+|ResponsiveImage|LocationMap|RouteError|SlowNotice|Toaster|CartStorageNotice|Honeypot|NewsletterRequest|EngravingDrawing)\.tsx$/

test('the gallery shows every component of the UI kit', () => {
  const gallery = readFileSync(path.join(import.meta.dirname, 'gallery.tsx'), 'utf8')
  const source = path.join(repositoryRoot, 'shared/ui/src')
  const components = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\/[A-Z]\w*\.tsx$/.test(file) && !UNSEEN.test(file),
  )
  expect(components.length).toBeGreaterThan(25)
  expect(components.filter((file) => !gallery.includes(`'@shop/ui/${file}'`))).toEqual([])
})
