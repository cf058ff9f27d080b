// A shared library is not tree-shaken; this list is what makes the router's shared copy hold only what is used.
export {
  createBrowserRouter,
  createMemoryRouter,
  generatePath,
  Link,
  matchRoutes,
  NavLink,
  Outlet,
  redirect,
  redirectDocument,
  RouterProvider,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
  type LinkProps,
  type LoaderFunctionArgs,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  type To,
} from 'react-router-dom'
export { wrapRemoteRoutes } from './wrap-remote-routes.ts'
export type { RouteHandle } from './guard.ts'
export { scrollKey } from './scroll-key.ts'
