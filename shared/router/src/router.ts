import type { Location } from 'react-router-dom'

// A shared library is not tree-shaken. This list leaves out what is for servers and for the router's framework mode, and what the
// router calls unstable or unsafe; a test says when a version of it brings more.
export {
  Await,
  BrowserRouter,
  createBrowserRouter,
  createContext,
  createHashRouter,
  createMemoryRouter,
  createPath,
  createRoutesFromChildren,
  createRoutesFromElements,
  createSearchParams,
  data,
  Form,
  generatePath,
  HashRouter,
  href,
  IDLE_BLOCKER,
  IDLE_FETCHER,
  IDLE_NAVIGATION,
  isRouteErrorResponse,
  Link,
  matchPath,
  matchRoutes,
  MemoryRouter,
  Navigate,
  NavigationType,
  NavLink,
  Outlet,
  parsePath,
  redirect,
  redirectDocument,
  renderMatches,
  replace,
  resolvePath,
  Route,
  Router,
  RouterContextProvider,
  Routes,
  ScrollRestoration,
  useActionData,
  useAsyncError,
  useAsyncValue,
  useBeforeUnload,
  useBlocker,
  useFetcher,
  useFetchers,
  useFormAction,
  useHref,
  useInRouterContext,
  useLinkClickHandler,
  useLoaderData,
  useLocation,
  useMatch,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useOutlet,
  useOutletContext,
  useParams,
  useResolvedPath,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
  useRoutes,
  useSubmit,
  useViewTransitionState,
} from 'react-router-dom'
export type * from 'react-router-dom'
export { leaveOverlay, useBackToClose } from './overlays.ts'
export { RouterProvider } from './RouterProvider.tsx'
export { useSearchParams } from './useSearchParams.ts'
export { wrapRemoteRoutes } from './wrap-remote-routes.tsx'

/**
 * The key that a location's scroll position is stored under. The first location of every document has the key
 * `default`; it is stored by its address, so that documents do not restore each other's position.
 */
export function scrollKey({ key, pathname, search, hash }: Location): string {
  return key === 'default' ? pathname + search + hash : key
}
