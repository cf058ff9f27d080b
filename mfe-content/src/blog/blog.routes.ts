import type { RouteObject } from '@shop/router'

import paths from '../paths.json'
import { loadArticles } from './articles.ts'
import { load } from './messages.ts'

const loadPost = async () => {
  await Promise.all([load(), loadArticles()])
  return null
}

export const blogRoutes: RouteObject[] = [
  {
    path: paths['blog.list'],
    loader: load,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "page.blog.list" */ './BlogPage.tsx')).BlogPage,
    }),
  },
  {
    path: paths['blog.detail'],
    loader: loadPost,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "page.blog.detail" */ './PostPage.tsx'))
        .PostPage,
    }),
  },
  {
    path: paths['blog.post'],
    loader: loadPost,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "page.blog.post" */ './PostPage.tsx')).PostPage,
    }),
  },
]
