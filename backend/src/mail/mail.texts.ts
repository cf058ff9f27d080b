import type { Language } from '../pages/negotiate-language.ts'

/** An address keeps its order inside Arabic text: LRI … PDI. */
const isolate = (address: string) => `\u2066${address}\u2069`

const en = {
  subject: {
    welcome: 'Welcome to Wasla',
    passwordReset: 'Choose a new password',
    passwordChanged: 'Your password has been changed',
    emailChange: 'Confirm your new e-mail address',
    addressInUse: 'You already have an account with this address',
    emailChangeRequested: 'A new e-mail address for your account',
    emailChanged: 'Your e-mail address has been changed',
  },
  orderSubject: (number: string) => `Your order ${number} is confirmed`,
  refundSubject: (number: string) => `Your second payment of order ${number} is returned`,
  preheader: {
    welcome: 'Your account is ready.',
    passwordReset: 'The link works once, and for 30 minutes.',
    passwordChanged: 'You are logged out on all other devices.',
    emailChange: 'One click, and your account uses this address.',
    addressInUse: 'Nothing has changed.',
    emailChangeRequested: 'It takes effect once it is confirmed.',
    emailChanged: 'From now on we write to the new one.',
    orderConfirmation: 'We have received your order and your payment.',
    paymentRefund: 'Your order was paid twice.',
  },
  welcomeHeadline: (name: string) => (name ? `Welcome, ${name}!` : 'Welcome!'),
  welcomeText:
    'Thank you for signing up at Wasla. Your account is ready: your orders, your addresses and your profile are in one place.',
  welcomeButton: 'Go to the shop',
  welcomeNote: 'Didn’t sign up?',
  resetHeadline: (name: string) => (name ? `A new password, ${name}?` : 'A new password?'),
  resetText:
    'Someone asked for a new password for your Wasla account. If it was you, choose one here.',
  resetButton: 'Choose a new password',
  resetNote: 'Didn’t ask for this? There is nothing to do: your password stays as it is.',
  linkExpiry: 'This link works once, and for 30 minutes.',
  passwordChangedText:
    'The password of your Wasla account has been changed, and you are logged out on all other devices.',
  notYou: 'Wasn’t this you?',
  emailChangeHeadline: 'Is this your new address?',
  emailChangeText:
    'Confirm that your Wasla account is to use this address. Until then everything stays as it is.',
  emailChangeButton: 'Confirm this address',
  emailChangeNote: 'Didn’t ask for this? There is nothing to do.',
  addressInUseText:
    'Someone wanted to use this address for another account. It already belongs to an account of yours, so nothing has changed. Log in with this address to use it.',
  addressInUseButton: 'Log in',
  emailChangeRequestedText: (address: string) =>
    `Your Wasla account is to use ${isolate(address)} from now on. This takes effect once the link that we sent to that address is confirmed.`,
  emailChangeRequestedNote: 'Wasn’t this you? Choose a new password, and nothing will change.',
  emailChangedText: (address: string) =>
    `Your Wasla account now uses ${isolate(address)}. From now on we write to that address only.`,
  orderHeadline: 'Thank you for your order!',
  orderText: (name: string, number: string) =>
    `${name ? `${name}, we` : 'We'} have received your order ${number} and your payment. We’ll write again when it is on its way.`,
  orderButton: 'View your order',
  refundHeadline: 'Your money is on its way back',
  refundText: (number: string, amount: string) =>
    `Your order ${number} was paid twice. We keep one payment and return the other, ${isolate(amount)}, to your card. Banks take 5 to 10 days. Your order stays as it is.`,
  delivery: 'Delivery address',
  product: 'Product',
  quantity: 'Qty',
  amount: 'Amount',
  subtotal: 'Subtotal',
  discount: 'Discount',
  tax: 'Tax',
  total: 'Total',
  contact: 'Contact us',
  questions: 'Questions?',
  shop: 'Visit the shop',
  address: 'Wasla, Al Khuwair, Way 3701, Muscat 133, Oman',
}

export type MailTexts = typeof en

const ar: MailTexts = {
  subject: {
    welcome: 'أهلًا بك في وصلة',
    passwordReset: 'اختيار كلمة مرور جديدة',
    passwordChanged: 'تم تغيير كلمة المرور',
    emailChange: 'تأكيد بريدك الإلكتروني الجديد',
    addressInUse: 'لديك حساب بهذا البريد الإلكتروني',
    emailChangeRequested: 'بريد إلكتروني جديد لحسابك',
    emailChanged: 'تم تغيير بريدك الإلكتروني',
  },
  orderSubject: (number) => `تم تأكيد طلبك رقم ${number}`,
  refundSubject: (number) => `استرداد الدفعة الثانية لطلبك رقم ${number}`,
  preheader: {
    welcome: 'حسابك جاهز.',
    passwordReset: 'الرابط صالح لمرة واحدة ولمدة 30 دقيقة.',
    passwordChanged: 'تم تسجيل الخروج من جميع الأجهزة الأخرى.',
    emailChange: 'نقرة واحدة ويصبح هذا البريد بريد حسابك.',
    addressInUse: 'لم يتغير شيء.',
    emailChangeRequested: 'يسري التغيير بعد تأكيده.',
    emailChanged: 'نراسلك من الآن على البريد الجديد.',
    orderConfirmation: 'وصلنا طلبك وتم استلام المبلغ.',
    paymentRefund: 'تم دفع طلبك مرتين.',
  },
  welcomeHeadline: (name) => (name ? `أهلًا بك يا ${name}!` : 'أهلًا بك!'),
  welcomeText: 'شكرًا لتسجيلك في وصلة. حسابك جاهز: طلباتك وعناوينك وملفك الشخصي في مكان واحد.',
  welcomeButton: 'إلى المتجر',
  welcomeNote: 'لم يكن التسجيل منك؟',
  resetHeadline: (name) => (name ? `كلمة مرور جديدة يا ${name}؟` : 'كلمة مرور جديدة؟'),
  resetText: 'وصلنا طلب لكلمة مرور جديدة لحسابك في وصلة. إن كان الطلب منك فمن هنا اختيارها.',
  resetButton: 'اختيار كلمة مرور جديدة',
  resetNote: 'لم يكن الطلب منك؟ لا حاجة إلى فعل شيء، وتبقى كلمة المرور كما هي.',
  linkExpiry: 'هذا الرابط صالح لمرة واحدة ولمدة 30 دقيقة.',
  passwordChangedText:
    'تم تغيير كلمة المرور لحسابك في وصلة، وتم تسجيل الخروج من جميع الأجهزة الأخرى.',
  notYou: 'لم يكن ذلك منك؟',
  emailChangeHeadline: 'هل هذا بريدك الجديد؟',
  emailChangeText: 'بتأكيد هذا البريد يصبح بريد حسابك في وصلة. وحتى ذلك الحين يبقى كل شيء كما هو.',
  emailChangeButton: 'تأكيد هذا البريد',
  emailChangeNote: 'لم يكن الطلب منك؟ لا حاجة إلى فعل شيء.',
  addressInUseText:
    'وصلنا طلب لاستخدام هذا البريد في حساب آخر، وهو بريد حساب لديك بالفعل، فلم يتغير شيء. لاستخدام ذلك الحساب يكفي تسجيل الدخول بهذا البريد.',
  addressInUseButton: 'تسجيل الدخول',
  emailChangeRequestedText: (address) =>
    `وصلنا طلب ليصبح ${isolate(address)} بريد حسابك في وصلة. يسري التغيير بعد تأكيد الرابط المرسل إلى ذلك البريد.`,
  emailChangeRequestedNote: 'لم يكن الطلب منك؟ باختيار كلمة مرور جديدة لا يتغير شيء.',
  emailChangedText: (address) =>
    `أصبح ${isolate(address)} بريد حسابك في وصلة. من الآن نراسلك على ذلك البريد فقط.`,
  orderHeadline: 'شكرًا لطلبك!',
  orderText: (name, number) =>
    `وصلنا طلبك رقم ${number} وتم استلام المبلغ${name ? ` يا ${name}` : ''}. سنراسلك عند خروج الطلب للتوصيل.`,
  orderButton: 'عرض طلبك',
  refundHeadline: 'المبلغ في طريقه إليك',
  refundText: (number, amount) =>
    `تم دفع طلبك رقم ${number} مرتين. نحتفظ بدفعة واحدة ونعيد الأخرى، ${isolate(amount)}، إلى بطاقتك. يستغرق ذلك لدى البنوك من 5 إلى 10 أيام. ويبقى طلبك كما هو.`,
  delivery: 'عنوان التوصيل',
  product: 'المنتج',
  quantity: 'الكمية',
  amount: 'المبلغ',
  subtotal: 'المجموع الفرعي',
  discount: 'الخصم',
  tax: 'ضريبة القيمة المضافة',
  total: 'الإجمالي',
  contact: 'تواصل معنا',
  questions: 'لديك سؤال؟',
  shop: 'زيارة المتجر',
  address: 'وصلة، الخوير، سكة 3701، مسقط 133، عُمان',
}

export const mailTexts: Record<Language, MailTexts> = { en, ar }
