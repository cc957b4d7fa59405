/** What the helper tables of a shop are called elsewhere, so that nobody gets one thing under two names. */
const elsewhere: Readonly<Record<string, RegExp>> = {
  Order:
    /^(?:bestellung(?:en)?|auftrag|aufträge|pedidos?|commandes?|ordin[ei]|encomendas?|bestelling(?:en)?|zamówieni[ea]|заказы?|注文|订单|訂單|주문|طلب|הזמנה)$/iu,
  Customer:
    /^(?:kund(?:e|en|in|innen)|clientes?|clients?|klant(?:en)?|klien(?:t|ci)|клиенты?|покупател[ьи]|顧客|客户|客戶|고객|عميل|לקוח)$/iu,
  Payment:
    /^(?:zahlung(?:en)?|pagos?|paiements?|pagament[oi]s?|betaling(?:en)?|платежи?|支払い|付款|결제|دفعة)$/iu,
  Review:
    /^(?:bewertung(?:en)?|rezension(?:en)?|reseñas?|avis|recension[ei]|avaliaç(?:ão|ões)|отзывы?|レビュー|评论|후기)$/iu,
  Address:
    /^(?:adressen?|adresses?|direcci(?:ón|ones)|indirizz[oi]|endereços?|adres(?:sen)?|адреса?|住所|地址|주소|عنوان)$/iu,
  Comment:
    /^(?:kommentare?|comentarios?|commentaires?|comment[oi]|comentários?|комментари[йи]|コメント|댓글|تعليق)$/iu,
}

/** Whether a name the user typed, in whatever language, means this table. */
export function meansEntity(name: string, entity: string): boolean {
  return name === entity || elsewhere[entity]?.test(name) === true
}
