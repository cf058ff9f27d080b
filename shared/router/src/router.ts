// A shared library is not tree-shaken: this list limits the shared copy of the router to what is used.
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
export { wrapRemoteRoutes } from './wrap-remote-routes.tsx'
export { scrollKey } from './scroll-key.ts'
