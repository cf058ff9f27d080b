/** Products per page of a category. */
export const PRODUCT_PAGE_SIZE: number = 100

/** Products per page of the best sellers. */
export const BEST_SELLERS_SIZE: number = 8

/** Agents per page of the directory. */
export const AGENT_PAGE_SIZE: number = 10

/** Rows per page of the office's lists. */
export const OFFICE_PAGE_SIZE: number = 50
/** Orders per page of a member's own orders. */
export const ORDER_PAGE_SIZE: number = 10
