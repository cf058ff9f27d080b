export { MoreProducts as ServerMoreProducts } from './MoreProducts.tsx'
