/** Session id of the mock payment. */
export const PAYMENT = 'cs_mock_0123456789abcdefghijklmnopqrstuvwxyz'

export const profile = {
  _id: 'member-1',
  firstName: 'Maha',
  lastName: 'Al Balushi',
  email: 'maha@example.com',
  address: 'Way 3015, Muscat',
  avatar: '',
  phone: { dialCode: '+968', fullNumber: '90001234' },
}

export const categories = [
  { _id: 'cards', title: { en: 'Cards', ar: 'بطاقات' }, imageUrl: '/pictures/cards.svg' },
  { _id: 'stands', title: { en: 'Stands', ar: 'حوامل' }, imageUrl: '/pictures/stands.svg' },
]

export const products = [
  {
    _id: 'steel',
    title: { en: 'Steel Card', ar: 'بطاقة فولاذية' },
    description: { en: 'Brushed by hand.', ar: 'مصقولة يدويًا.' },
    price: 21.5,
    currency: 'OMR',
    coverImgUrl: '/pictures/steel.svg',
    galleryImgUrls: ['/pictures/front.svg', '/pictures/back.svg'],
    categoryId: 'cards',
  },
  {
    _id: 'oak',
    title: { en: 'Oak Card', ar: 'بطاقة من البلوط' },
    description: { en: 'Light and warm.', ar: 'خفيفة ودافئة.' },
    price: 16,
    currency: 'OMR',
    coverImgUrl: '/pictures/oak.svg',
    categoryId: 'cards',
  },
]

/** Twelve, which are two pages of ten. */
export const agents = Array.from({ length: 12 }, (_, index) => ({
  _id: `agent-${index + 1}`,
  firstName: ['Huda', 'Tariq', 'Anita'][index % 3],
  lastName: `No${String(index + 1).padStart(2, '0')}`,
  avatar: '/pictures/avatar.svg',
  bannerBg: '/pictures/banner.svg',
  location: { country: 'Oman', city: 'Muscat', state: 'Muscat', zipCode: '133' },
  phone: { fullNumber: '+96890001234' },
  jobInformation: null,
  socialMediaLinks: { facebook: 'https://facebook.com/x', instagram: '', twitter: '', tiktok: '' },
}))

export const payment = {
  sessionId: PAYMENT,
  payment_status: 'paid',
  createdAt: '2026-03-01T09:30:00.000Z',
  orderSummary: { subTotal: 43, tax: 2.15, total: 45.15 },
}

/** Off the subtotal, in percent, for the one code that counts. */
export const coupon = { code: 'SALE20OFF', discountValue: 20, discountType: 'percentage' }

/** What somebody put into the cart before: two of the first product. */
export const cart = products.slice(0, 1).map(({ _id: id, title, description, price }) => ({
  id,
  image: '',
  title,
  description,
  price,
  quantity: 2,
}))
