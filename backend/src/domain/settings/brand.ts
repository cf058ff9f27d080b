import type { Deps } from '../../platform/deps.ts'
import { type Brand, getDefaultBrand } from '../../platform/pages/brand.ts'
import { toAccent, toLogo } from './brand-rules.ts'
import { findSaved } from './shop-settings.store.ts'

/** What the shop is called and looks like at the moment. */
export async function findBrand({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<Brand> {
  const brandName = await findSaved(db, 'brandName')
  const logo = await findSaved(db, 'logo')
  const accent = await findSaved(db, 'accent')
  const { name } = brandName ?? getDefaultBrand(config)
  return { name, logo: logo && toLogo(config, logo), accent: accent && toAccent(accent) }
}
