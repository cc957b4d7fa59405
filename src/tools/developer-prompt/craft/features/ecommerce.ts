import type { FeatureTable } from '../services.ts'

export const ecommerceFeatures: FeatureTable = {
  'Core Commerce': {
    'ec-catalog': [
      ['Catalog with categories', 'Shoppers find their way to any product in a few clicks.'],
      'A shopper opens any product in at most three clicks from home. Category pages show up to 24 products with price and any stock status. If a category is empty or a product archived, the page says so and shows neighboring categories; an unknown address gets status 404.',
    ],
    'ec-variants': [
      ['Product variants', 'Size and color are chosen on one page, with the right price.'],
      'Choosing a variant updates the price and, where they differ, images, SKU and stock without a reload, and the URL keeps the choice. If a combination does not exist or is sold out, it stays visible, is marked, and cannot be ordered.',
    ],
    'ec-search': [
      ['Product search and facets', 'A few letters and filters lead to the right shelf.'],
      'Typing three letters shows suggestions within 300 ms. Filters combine, show a result count and are kept in the URL. If nothing matches, the page shows close spellings and one button that clears the filters.',
    ],
    'ec-cart': [
      ['Persistent cart', 'What was put in the cart yesterday is still there today.'],
      'The cart shows the same items after a reload and, where people sign in, on their other devices. If guests have a cart, signing in merges it into the cart of the account, limited by stock. If the price or stock of an item has changed, the cart shows old and new values before checkout continues.',
    ],
    'ec-checkout': [
      ['Guest checkout', 'Nobody has to open an account in order to buy.'],
      'A shopper orders without an account in at most three steps and sees the total, with any tax and delivery cost, before confirming. If a field is invalid, the step shows the message beside it and keeps everything already typed.',
    ],
    'ec-payments': [
      ['Card and wallet payments', 'Shoppers pay by card, Apple Pay or Google Pay.'],
      'Payments by card and by the wallets my words name (if none, Apple Pay and Google Pay) complete in test mode. A payment webhook delivered twice records exactly one order. If a payment is declined, everything entered stays and the reason shows in plain words.',
      'Payment provider',
    ],
    'ec-orders': [
      ['Order confirmation and tracking', 'Buyers always know where their order is.'],
      'Once the order is valid, the shopper sees its number and receives one email. Each status change shows on the order page. If the order link is opened by somebody else, it is refused without showing name, address or items.',
      'Transactional email',
    ],
  },
  'Customer Features': {
    'ec-account': [
      ['Customer account', 'Regulars see past orders and buy the same again quickly.'],
      'A customer sees past orders and any saved addresses and, where items can be bought again, repeats an order in two clicks at today’s prices. If an item of the old order is no longer sold, it is named and the rest can be ordered.',
    ],
    'ec-wishlist': [
      ['Wishlist', 'Shoppers keep things for later, even before signing in.'],
      'Saving a product shows at once, works for guests on the device and moves to the account on sign-in without duplicates. If a saved product is sold out, it stays in the list marked "Sold out".',
    ],
    'ec-reviews': [
      ['Verified reviews', 'Opinions come only from people who bought the item.'],
      'Only a buyer of the item can review it, once per purchase, unless my words let others; anybody else gets status 403. A review appears as soon as it is approved, and the average updates at once. If it is rejected, it appears nowhere and the average stays.',
    ],
    'ec-recommend': [
      ['Related products', 'Each product leads to a few that go with it.'],
      'Each product page shows up to four related products of the same category or bought together, all in stock. If fewer than two qualify, the section is not shown.',
    ],
    'ec-notify-stock': [
      ['Back-in-stock alert', 'A sold-out page turns into a later sale.'],
      'When stock changes from 0 to a positive number, each subscriber receives one email that opens the product. If the product sells out again before sending ends, the remaining emails are held back.',
      'Transactional email',
    ],
    'ec-returns': [
      ['Returns request', 'Sending something back takes a form, not a phone call.'],
      'Within 14 days of receipt, or the time I name, a customer requests a return per item with a reason and sees its status until settled. If the window has passed or the item was returned before, the request is refused with the date and reason.',
    ],
    'ec-loyalty': [
      ['Points or credits', 'Buying again earns something that can be spent here.'],
      'Points are granted on delivery, show in the account as a dated list, and can be spent at checkout. If points would make a total negative, only the needed amount is used; a refund takes its points back.',
    ],
  },
  'Admin & Management': {
    'ec-admin-products': [
      ['Product management', 'Staff keep the catalog current by hand or spreadsheet.'],
      'Anyone allowed to sell can create, edit and archive products. Where a file is imported, bad rows are reported with line number and reason. If a product with orders is deleted, it is archived instead and past orders keep its name and price.',
    ],
    'ec-inventory': [
      ['Stock control', 'Nothing is sold that is not on the shelf.'],
      'Every stock change records who, why and the resulting level. Two sales of the last piece at once sell it once. If an item runs out before the order goes through, the order is refused, nothing is charged and the item is named.',
    ],
    'ec-discounts': [
      ['Discount codes', 'Campaigns and apologies come as a code at checkout.'],
      'A valid code updates the total at once and shows its terms. Uses are counted when the order is paid. If a code is expired, used up or below its minimum, it is refused with exactly that reason.',
    ],
    'ec-admin-orders': [
      ['Order processing', 'Staff pack, ship and refund from one list.'],
      'Whoever handles orders can filter them by status and move them on. Where orders are shipped, saving a tracking number sends it to the customer; where refunds are given, they can be in part or in full. If a change or refund fails, the order keeps its status and the reason shows.',
    ],
    'ec-shipping-rules': [
      ['Shipping zones and rates', 'Every address sees a correct delivery price, or a clear no.'],
      'Checkout shows the cheapest rate that matches region and weight, with delivery days, before payment. If an address lies outside all zones, checkout says so beside the address and refuses payment.',
    ],
    'ec-invoices': [
      ['Invoices and tax lines', 'Each order comes with paperwork an accountant accepts.'],
      'Each valid order creates one PDF invoice with the next number and any tax per rate. A refund creates a credit note. If the PDF cannot be made, the number is kept for that order and the job is retried; numbers have no gaps.',
    ],
    'ec-sales-dash': [
      ['Sales dashboard', 'You see what sold this week and how that compares.'],
      'For a chosen period the page shows revenue, orders, average value and top five products, each compared with the period before. If the period has no orders, each figure shows 0 and the comparison shows "no earlier data" instead of a percentage.',
    ],
  },
}
