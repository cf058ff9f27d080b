/** Local storage keys; the first four are shared with other sites under these names. The privacy page explains every key. */
export const storageKeys = {
  token: 'token_link_dashboard',
  cart: 'addToCart',
  lang: 'lang',
  paymentSession: 'sessionId',
  unpaidOrder: 'unpaidOrder',
  couponDiscount: 'couponDiscount',
  theme: 'theme',
  compare: 'compareProducts',
  recentlyViewed: 'recentlyViewed',
  rememberedEmail: 'rememberedEmail',
  maintenanceEnd: 'maintenanceEnd',
  loginStates: 'loginStates',
  hasLoggedIn: 'hasLoggedIn',
  /** Prefix: followed by the name of a document. */
  consent: 'consent.',
  /** Prefix: followed by the name of a setting and the member. */
  account: 'account.',
} as const

/** Session storage keys: gone when the tab is closed. */
export const sessionStorageKeys = {
  checkoutAttempt: 'checkoutAttempt',
  /** Prefix: followed by the sender and the receiver. */
  messageDraft: 'message-draft:',
  /** Prefix: followed by the member and the name of the form. */
  officeDraft: 'office-draft:',
  /** Prefix: followed by the language. */
  translations: 'translations.',
  assignedVersions: 'releases',
  reloadedRelease: 'reloaded',
  overrides: 'overrides',
  incomingLogin: 'incomingLogin',
  loginStarted: 'loginStarted',
} as const

/** Cookies of the member portal and the card page, and what the shop's own server renders a page by. */
export const cookieNames = {
  portalSession: 'portal_session',
  portalForm: 'portal_form',
  formState: 'form_state',
  portalLink: 'portal_link',
  portalSite: 'portal_site',
  lang: 'lang',
  theme: 'theme',
  visitor: 'visitor',
  /** Versions of a tab, for the moment in which it loads another page. */
  keptVersions: 'releases',
  overrides: 'mf',
} as const

/** Query parameter with the session token, set by the member portal. */
export const TOKEN_PARAMETER = 'token_link_dashboard'

/** Query parameter of the return address that shows that the log-in began in this browser. */
export const LOGIN_STATE_PARAMETER = 'login_state'

/** Query parameter of the portal's login page: why the member is sent there. */
export const REASON_PARAMETER = 'reason'
export const SESSION_ENDED_REASON = 'session-ended'
/** A visitor wants to write to somebody, which members can. */
export const MESSAGE_REASON = 'message'
/** The member has logged out of the shop: the portal forgets the session, too. */
export const LOGGED_OUT_REASON = 'logged-out'

/** Query parameter with the URL that the member portal links back to. */
export const RETURN_PARAMETER = 'returnTo'

/** Query parameter with the e-mail address that a form of the member portal begins with. */
export const EMAIL_PARAMETER = 'email'

/** Cookie with the name and the key of a preview, which no shopper has; scripts cannot read it. */
export const PREVIEW_COOKIE = 'preview'

/** Query parameter of a preview's link, with its name and key; an empty one leads back to the live shop. */
export const PREVIEW_PARAMETER = 'preview'
