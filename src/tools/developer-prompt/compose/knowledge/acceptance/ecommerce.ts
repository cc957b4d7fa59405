import type { FeatureAcceptance } from '../feature-acceptance.ts'

export const ecommerceAcceptance: Record<string, FeatureAcceptance> = {
  'ec-catalog': {
    accept:
      'A shopper opens any product in at most three clicks from home. Category pages show 24 products with price and availability.',
    negative:
      'If a category is empty or a product archived, the page says so and shows neighbouring categories, with status 404 for unknown ones.',
    entities: ['Product', 'Category'],
    routes: ['/shop', '/category/:slug', '/product/:slug'],
  },
  'ec-variants': {
    accept:
      'Choosing size or colour updates price, images, SKU and stock without a reload, and the URL keeps the choice.',
    negative:
      'If a combination does not exist or is sold out, it stays visible, is marked, and cannot be added to the cart.',
    entities: ['Variant'],
  },
  'ec-search': {
    accept:
      'Typing three letters shows suggestions within 300 ms. Filters combine, show the number of hits and live in the URL.',
    negative: 'If nothing matches, the page shows close spellings and the three most bought products.',
    routes: ['/search'],
  },
  'ec-cart': {
    accept:
      'The cart shows the same items after reload and sign-in. Guest and account carts merge by adding quantities up to the stock.',
    negative:
      'If a price or stock changed since adding, the cart shows old and new value before checkout continues.',
    entities: ['Cart', 'CartItem'],
    routes: ['/cart'],
  },
  'ec-checkout': {
    accept:
      'A shopper pays without an account in at most three steps and sees tax, shipping and total before confirming.',
    negative:
      'If an address or field is invalid, the step shows the message beside it and keeps everything already typed.',
    entities: ['Order', 'OrderItem', 'Address'],
    routes: ['/checkout'],
  },
  'ec-payments': {
    accept:
      'Card, Apple Pay and Google Pay complete in test mode. A payment webhook delivered twice records exactly one order.',
    negative:
      'If the card is declined, the cart and address stay filled and the reason shows in plain words.',
    entities: ['Payment'],
    integrations: [{ name: 'Payment provider', secret: 'PAYMENT_SECRET_KEY' }],
  },
  'ec-orders': {
    accept:
      'After payment the shopper sees the order number and receives one e-mail. Each status change shows on the order page.',
    negative:
      'If the order link is opened by somebody else, it is refused without showing name, address or items.',
    entities: ['Order'],
    routes: ['/orders/:id'],
    integrations: [{ name: 'Transactional e-mail', secret: 'MAIL_API_KEY' }],
  },
  'ec-account': {
    accept:
      'A customer sees past orders and saved addresses, and repeats an order in two clicks at today’s prices.',
    negative:
      'If an item of the old order is no longer sold, the rest goes into the cart and the missing item is named.',
    entities: ['Customer', 'Address'],
    routes: ['/account'],
  },
  'ec-wishlist': {
    accept:
      'Saving a product shows at once, works for guests on the device and moves to the account on sign-in without duplicates.',
    negative: 'If a saved product is sold out, it stays in the list marked "Sold out".',
    entities: ['WishlistItem'],
    routes: ['/wishlist'],
  },
  'ec-reviews': {
    accept:
      'Only a buyer of the item submits a review, once per purchase. The average updates as soon as a review is approved.',
    negative: 'If somebody who has not bought the item sends a review, the server refuses it with 403.',
    entities: ['Review'],
  },
  'ec-recommend': {
    accept:
      'Each product page shows up to four related products of the same category or bought together, all in stock.',
    negative: 'If fewer than two qualify, the section is not shown.',
  },
  'ec-notify-stock': {
    accept:
      'When stock changes from 0 to a positive number, each subscriber receives one e-mail that opens the product.',
    negative: 'If the product sells out again before sending ends, the remaining e-mails are held back.',
    entities: ['StockAlert'],
    integrations: [{ name: 'Transactional e-mail', secret: 'MAIL_API_KEY' }],
  },
  'ec-returns': {
    accept:
      'Within 14 days of delivery a customer requests a return per item with a reason and sees its status until refunded.',
    negative:
      'If the window has passed or the item was returned before, the request is refused with the date and reason.',
    entities: ['ReturnRequest'],
    routes: ['/account/returns'],
  },
  'ec-loyalty': {
    accept:
      'Points are granted on delivery, show in the account as a dated list, and can be spent at checkout.',
    negative:
      'If points would make a total negative, only the needed amount is used; a refund takes its points back.',
    entities: ['PointsEntry'],
  },
  'ec-admin-products': {
    accept:
      'Staff create, edit and archive products and import them by CSV. Bad rows are reported with line number and reason.',
    negative:
      'If a product with orders is deleted, it is archived instead and past orders keep its name and price.',
    entities: ['Product'],
    routes: ['/admin/products'],
  },
  'ec-inventory': {
    accept:
      'Every stock change records who, why and the resulting level. Two sales of the last piece at once sell it once.',
    negative: 'If stock runs out between cart and payment, payment is not taken and the item is named.',
    entities: ['InventoryLevel', 'InventoryMovement'],
    routes: ['/admin/stock'],
  },
  'ec-discounts': {
    accept:
      'A valid code updates the total at once and shows its terms. Uses are counted when the order is paid.',
    negative: 'If a code is expired, used up or below its minimum, it is refused with exactly that reason.',
    entities: ['Discount'],
    routes: ['/admin/discounts'],
  },
  'ec-admin-orders': {
    accept:
      'Staff filter orders by status, mark them packed or shipped and refund them in part or whole. Saving a tracking number sends it to the customer.',
    negative:
      'If a refund fails at the payment provider, the order keeps its status and shows the provider’s reason.',
    entities: ['Order', 'Refund'],
    routes: ['/admin/orders'],
  },
  'ec-shipping-rules': {
    accept:
      'Checkout shows the cheapest rate that matches region and weight, with delivery days, before payment.',
    negative:
      'If an address lies outside all zones, checkout says so beside the address and refuses payment.',
    entities: ['ShippingZone', 'ShippingRate'],
    routes: ['/admin/shipping'],
  },
  'ec-invoices': {
    accept:
      'Each paid order creates one PDF invoice with the next number and tax per rate. A refund creates a credit note.',
    negative:
      'If the PDF cannot be made, the number is kept for that order and the job is retried; numbers have no gaps.',
    entities: ['Invoice', 'CreditNote'],
  },
  'ec-sales-dash': {
    accept:
      'For a chosen period the page shows revenue, orders, average value and top five products, each compared with the period before.',
    negative:
      'If the period has no orders, each figure shows 0 and the comparison shows "no earlier data" instead of a percentage.',
    routes: ['/admin'],
  },
}
