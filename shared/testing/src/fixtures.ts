import type { Agent } from '@shop/contracts/wire/agent.ts'
import type { Category, Product } from '@shop/contracts/wire/catalog.ts'
import type { Paged } from '@shop/contracts/wire/paging.ts'
import type { Profile } from '@shop/contracts/wire/user.ts'

export function buildProduct(changes: Partial<Product> = {}): Product {
  return {
    _id: 'steel-card',
    title: { en: 'Steel card', ar: 'بطاقة فولاذية' },
    description: { en: 'A card of brushed steel.', ar: 'بطاقة من الفولاذ المصقول.' },
    price: 21,
    currency: 'OMR',
    coverImgUrl: 'http://api.test/media/steel-card-640.webp?widths=320,640',
    ...changes,
  }
}

export function buildCategory(changes: Partial<Category> = {}): Category {
  return {
    _id: 'metal-cards',
    title: { en: 'Metal cards', ar: 'بطاقات معدنية' },
    imageUrl: 'http://api.test/media/metal-cards-640.webp?widths=320,640',
    ...changes,
  }
}

export function buildAgent(changes: Partial<Agent> = {}): Agent {
  return {
    _id: 'agent-1',
    firstName: 'Salma',
    lastName: 'Al Harthy',
    location: { country: 'Oman', city: 'Muscat', state: 'Muscat', zipCode: '100' },
    phone: { fullNumber: '+968 9000 0000' },
    socialMediaLinks: { facebook: 'https://facebook.com/salma' },
    ...changes,
  }
}

export function buildProfile(changes: Partial<Profile> = {}): Profile {
  return {
    _id: 'member-1',
    firstName: 'Maha',
    lastName: 'Al Balushi',
    email: 'maha@example.com',
    address: 'Street 1, Muscat',
    phone: { dialCode: '+968', fullNumber: '90000000' },
    ...changes,
  }
}

/** Builds a paginated list of one page. */
export function buildPage<Item>(
  results: Item[],
  changes: Partial<Paged<Item>['paginate']> = {},
): Paged<Item> {
  return {
    results,
    paginate: {
      currentPage: 1,
      totalPage: 1,
      totalCount: results.length,
      currentLimit: 100,
      ...changes,
    },
  }
}
