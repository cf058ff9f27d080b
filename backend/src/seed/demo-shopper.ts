/** Demo account of a freshly seeded database. */
export const demoShopper = {
  email: 'demo@example.com',
  password: 'shop-with-demo',
  firstName: 'Demo',
  lastName: 'Shopper',
  address: 'Way 3015, Al Khuwair, Muscat',
  dialCode: '+968',
  phoneNumber: '90000000',
}
