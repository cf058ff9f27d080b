import { sitePaths } from '@shop/contracts/site-paths.ts'

/** The pages of the top bar, in order. */
export const mainPages = [
  { id: 'nav.home', to: sitePaths.home },
  { id: 'nav.shop', to: sitePaths.shop },
  { id: 'nav.faqs', to: sitePaths.faqs },
  { id: 'nav.contact', to: sitePaths.contact },
  { id: 'nav.portal', to: sitePaths.portal },
] as const

/** The footer's link columns. */
export const footerColumns = [
  {
    title: 'footer.shop',
    links: [
      { id: 'footer.allProducts', to: sitePaths.shop },
      { id: 'footer.cart', to: sitePaths.cart },
      { id: 'footer.agents', to: sitePaths.agents },
    ],
  },
  {
    title: 'footer.company',
    links: [
      { id: 'footer.home', to: sitePaths.home },
      { id: 'footer.contact', to: sitePaths.contact },
      { id: 'footer.portal', to: sitePaths.portal },
    ],
  },
  {
    title: 'footer.help',
    links: [
      { id: 'footer.faqs', to: sitePaths.faqs },
      { id: 'footer.login', to: sitePaths.portalLogin },
      { id: 'footer.register', to: `${sitePaths.portal}/register` },
    ],
  },
] as const
