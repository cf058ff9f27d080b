import type { RouteObject } from '@shop/router'

const isBrowser = () => typeof window !== 'undefined'

/** Routes whose pages the server and the browser render alike, and others that differ in one way each. */
export async function loadRoutes(): Promise<RouteObject[]> {
  const { mainApi, queryClient } = await import('@shop/kernel/http')
  const { useLanguage } = await import('@shop/kernel/language')
  const { useSession } = await import('@shop/kernel/session')
  const { useQuery } = await import('@tanstack/react-query')
  const { styled } = await import('styled-components')
  const query = {
    queryKey: ['words'],
    queryFn: async () => (await mainApi.request<string>({ url: '/words' })).data,
  }
  const Box = styled.p`
    color: ${() => (isBrowser() ? 'red' : 'blue')};
  `
  const Words = () => <p>{useQuery(query).data}</p>
  const Member = () => <p>{useSession()?.user._id}</p>
  const loader = async () => queryClient.prefetchQuery(query)
  return [
    { path: '/text', Component: () => <p>{isBrowser() ? 'browser' : 'server'}</p> },
    { path: '/attribute', Component: () => <p title={String(isBrowser())} /> },
    { path: '/style', Component: () => <Box /> },
    { path: '/element', Component: () => (isBrowser() ? <p /> : <b />) },
    { path: '/storage', Component: () => <p>{isBrowser() && localStorage.getItem('list')}</p> },
    { path: '/session', Component: Member },
    { path: '/language', Component: () => <p>{useLanguage().lang}</p> },
    { path: '/data', Component: Words, loader },
    {
      path: '/nesting',
      Component: () => (
        <p>
          <p />
        </p>
      ),
    },
    { path: '/throws', Component: () => <p>{window.name}</p> },
  ]
}
