import type { Lang } from './texts.ts'

export interface SiteRoute {
  /** The pattern, as in the table of routes. */
  path: string
  /** An address of it, where the pattern has parameters. */
  at?: string
  /** What the page's heading says. */
  heading: Record<Lang, string | RegExp>
  /** Guarded: only a member sees it. */
  member?: boolean
}

const page = (path: string, en: string, ar: string): SiteRoute => ({ path, heading: { en, ar } })

/** Every page of the site, with the heading that it is known by. */
export const siteRoutes: SiteRoute[] = [
  page('/', 'Digital cards and smart business tools', 'بطاقات رقمية وأدوات ذكية للأعمال'),
  page('/aboutus', 'One card for every introduction', 'بطاقة واحدة لكل تعارف'),
  page('/contact', 'Contact Us', 'اتصل بنا'),
  page('/faqs', 'Frequently asked questions', 'الأسئلة الأكثر تكرارًا'),
  page('/career', 'Help us retire the paper card', 'لنودّع معًا البطاقة الورقية'),
  page('/helpcenter', 'How can we help?', 'كيف نساعدك؟'),
  page('/helpcenter-guides', 'Guides', 'الأدلة'),
  page('/helpcenter-support', 'Support request', 'طلب الدعم'),
  page('/helpcenter-faqs', 'Help by topic', 'المساعدة حسب الموضوع'),
  page('/blogs', 'Blog', 'المدونة'),
  page('/blog-detail', 'Tips For Wearing Loose T-shirts', 'نصائح لارتداء القمصان القطنية الواسعة'),
  page('/terms', 'Terms and Conditions', 'الشروط والأحكام'),
  page('/privacy', 'Privacy Policy', 'سياسة الخصوصية'),
  page('/login', 'Log in', 'تسجيل الدخول'),
  page('/signup', 'Create your account', 'إنشاء حسابك'),
  page('/signup-success', 'Congratulations!', 'تهانينا!'),
  page('/forgot-password', 'Forgot your password?', 'هل نسيت كلمة المرور؟'),
  page('/lock-screen', 'Lock screen', 'شاشة القفل'),
  page('/comingsoon', 'Coming Soon', 'قريبًا'),
  page('/maintenance', 'The shop is being looked after', 'المتجر قيد الصيانة'),
  page('/email-confirmation', 'Confirmation e-mail', 'رسالة تأكيد البريد'),
  page('/email-cart', 'Cart reminder e-mail', 'رسالة التذكير بالسلة'),
  page('/email-offers', 'Offers e-mail', 'رسالة العروض'),
  page('/email-order-success', 'Order success e-mail', 'رسالة نجاح الطلب'),
  page('/email-gift-voucher', 'Gift voucher e-mail', 'رسالة قسيمة الهدية'),
  page('/email-reset-password', 'Reset password e-mail', 'رسالة إعادة تعيين كلمة المرور'),
  page('/email-item-review', 'Item review e-mail', 'رسالة تقييم المنتج'),
  page('/shop', 'Shop', 'المتجر'),
  page('/shop-grid-left-sidebar', 'Clothing samples', 'عيّنات الملابس'),
  page('/shop-grid-right-sidebar', 'Clothing samples', 'عيّنات الملابس'),
  page('/shop-list', 'Clothing samples', 'عيّنات الملابس'),
  page('/shop-list-left-sidebar', 'Clothing samples', 'عيّنات الملابس'),
  page('/shop-list-right-sidebar', 'Clothing samples', 'عيّنات الملابس'),
  page('/sale', 'Up to 75% Off', 'خصم يصل إلى ٧٥٪'),
  page('/brands', 'Brands', 'العلامات التجارية'),
  page('/our-store', 'Our Store', 'متاجرنا'),
  page('/compare-product', 'Compare Products', 'مقارنة المنتجات'),
  page('/recently-viewed-product', 'Recently Viewed', 'شوهد مؤخرًا'),
  page('/agents', 'Agents', 'الوكلاء'),
  page('/shop-cart', 'Cart', 'السلة'),
  page('/payment/callback', 'Payment result', 'نتيجة الدفع'),
  page('/user-account', 'My Orders', 'طلباتي'),
  page('/user-billing', 'Billing info', 'معلومات الفوترة'),
  page('/user-payment', 'Payment', 'الدفع'),
  page('/user-invoice', 'Invoice', 'الفاتورة'),
  page('/user-social', 'Social profile', 'حسابات التواصل'),
  page('/user-notification', 'Notifications', 'الإشعارات'),
  page('/error', 'Page Not Found', 'الصفحة غير موجودة'),
  {
    ...page(
      '/blog-detail/:id',
      'What a digital card can do that paper cannot',
      'ما تستطيعه البطاقة الرقمية ولا يستطيعه الورق',
    ),
    at: '/blog-detail/2',
  },
  { ...page('/shop-products/:id', 'Shop', 'المتجر'), at: '/shop-products/digital-business-cards' },
  {
    ...page('/product-detail/:id', 'Brushed Silver Steel Card', 'بطاقة فولاذية فضية مصقولة'),
    at: '/product-detail/brushed-silver-steel-card',
  },
  { ...page('/shop-checkout', 'Checkout', 'إتمام الشراء'), member: true },
  { ...page('/user-setting', 'Settings', 'الإعدادات'), member: true },
  { ...page('/page-terms', 'Terms and Conditions', 'الشروط والأحكام') },
  { ...page('/shop-grid', 'Shop', 'المتجر') },
  { ...page('/shop-item-detail', 'Shop', 'المتجر') },
  { ...page('/product-detail-one/:id', 'Shop', 'المتجر'), at: '/product-detail-one/1' },
]
