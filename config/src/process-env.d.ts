/** The one variable that webpack replaces in browser code; browsers have no `process`. */
declare const process: { readonly env: { readonly NODE_ENV: string } }
