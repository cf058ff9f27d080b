import { createPictureStore } from './src/platform/media/picture-store.ts'
import { storeLogo } from './src/platform/media/uploaded-picture.ts'
import { openSqlite } from './src/platform/db/database.ts'
const store = createPictureStore('/tmp/brand-data/media', undefined)
const svg = (ink: string, tile: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 50"><circle cx="25" cy="25" r="24" fill="${tile}"/><path d="M14 34 Q25 4 36 34" stroke="#fff" stroke-width="5" fill="none"/><text x="58" y="36" font-family="DejaVu Sans, sans-serif" font-size="32" font-weight="bold" fill="${ink}">ROSEN</text></svg>`)
const logo = await storeLogo(store, svg('#2a1015', '#d0021b'))
const darkLogo = await storeLogo(store, svg('#ffeef0', '#ef5f6b'))
console.log(logo, darkLogo)
const db = openSqlite('/tmp/brand-data/' + process.argv[2])
const put = (name: string, value: object) => db.insertInto('shopSettings').values({ name, value: JSON.stringify(value) as never, version: 1 }).onConflict((c) => c.column('name').doUpdateSet({ value: JSON.stringify(value) as never })).execute()
await put('brandName', { name: { en: 'Rosen & Oud', ar: 'دار الورد والعود العُمانية الأصيلة' } })
await put('accent', { lightAccent: '#d0021b', darkAccent: '#ef8f98' })
if (process.argv[3] !== 'nologo') await put('logo', { logo, darkLogo, withName: process.argv[3] === 'name' })
await put('socialLinks', { links: { facebook: '', instagram: 'https://instagram.com/rosen', x: '', tiktok: 'https://tiktok.com/@rosen', youtube: '', linkedin: '' } })
await db.destroy()
