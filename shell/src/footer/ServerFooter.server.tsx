export { Footer as ServerFooter } from './Footer.tsx'
