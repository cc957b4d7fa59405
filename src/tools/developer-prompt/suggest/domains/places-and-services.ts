import type { Domain } from '../domain.ts'

export const placesAndServices = {
  booking: {
    words:
      'booking*, book a, bookings, appointment*, reservation*, reserve, salon*, hairdresser*, barber*, spa, massage, nail studio, studio time, time slots, slots, rental*, rent, rents, renting, coworking, meeting room* | buchung*, buchen, termin*, friseur*, reservier*, vermiet*, mieten, kosmetik*, cita, citas, reserva*, peluquer*, alquil*, rendez-vous, réserv*, coiffeu*, location, louer, prenot*, parrucchier*, appuntament*, noleggi*, agendamento*, cabeleireir*, alug*, afspra*, kapper*, verhuur*, rezerw*, fryzjer*, wizyt*, randevu*, kuaför*, kirala*, запис*, бронир*, парикмахер*, аренд*, 予約, 美容院, レンタル, 预约, 预订, 理发, 租, حجز, مواعيد, موعد, صالون, تأجير',
    people: ['Customers', 'Staff'],
    audience:
      'Customers who book on their phone, often in the evening; staff who look at the day between two appointments',
    models:
      'Service(name, duration_minutes, price), Customer(name, email, phone), Booking(starts_at, ends_at, status requested/confirmed/done/missed/cancelled, note), OpeningHour(weekday, opens_at, closes_at), StaffMember(name, colour)',
    relations:
      'Customer has many Bookings; Service has many Bookings; StaffMember has many Bookings; StaffMember has many OpeningHours',
    actions: 'choose a service, see free times, book a time, move or cancel a booking, see the day',
    flow: 'Choose a service -> see free times -> pick one -> name and e-mail -> confirmation -> reminder the day before; if the time was taken in the meantime, keep what was typed and show the next free times',
    instead: 'the telephone and a paper diary',
    style: 'elegant',
    figures: 'bookings today, free times this week, missed bookings, income per service',
    topics: 'before and after, tips, offers, the team',
  },
  restaurant: {
    words:
      'restaurant*, café, cafe, cafés, bistro, bar, pizzeria, food truck*, bakery, bakeries, menu, menus, waiter*, table booking, takeaway, takeout, catering, caterer*, brewery, canteen, pub, dish, dishes | restaurant*, gaststätte*, wirtshaus*, speisekarte*, bäckerei*, imbiss*, kantine*, lieferdienst*, restaurante*, cafetería*, panader*, menú*, bar de, resto, boulangerie*, carte du restaurant, ristorant*, pasticceri*, panific*, menù, trattoria, lanchonete*, padaria*, cardápio*, eetcafé*, bakkerij*, restauracj*, piekarni*, lokanta*, fırın*, ресторан*, кафе, пекарн*, меню, レストラン, カフェ, パン屋, 餐厅, 咖啡, 面包店, 菜单, مطعم, مقهى, مخبز',
    people: ['Guests', 'Staff', 'Owner'],
    audience: 'Guests on their phone shortly before a meal; staff on a tablet while the place is full',
    models:
      'Dish(name, description, price, allergens, available), MenuSection(name, position), TableReservation(starts_at, guests, name, phone, status requested/confirmed/seated/cancelled), GuestOrder(placed_at, status new/preparing/ready/paid, total), OrderLine(quantity, unit_price, wish)',
    relations:
      'MenuSection has many Dishes; GuestOrder has many OrderLines; an OrderLine belongs to one Dish; TableReservation has many GuestOrders',
    actions: 'read the menu, order a dish, reserve a table, mark an order ready, change today’s menu',
    flow: 'Open the menu -> choose dishes -> add a wish -> send the order -> kitchen prepares -> ready -> paid; if a dish runs out after it was ordered, tell the guest at once and offer another',
    instead: 'the telephone and paper slips',
    style: 'elegant',
    figures: 'orders now, guests tonight, best-selling dishes, waste, income today against last week',
    topics: 'the kitchen, seasonal dishes, producers, events, recipes',
  },
  realEstate: {
    words:
      'real estate, property, properties, apartment*, flat, flats, landlord*, tenant*, housing, house hunting, estate agent*, realtor*, flatshare*, roommate*, mortgage*, airbnb, holiday home*, hostel*, hotel*, guesthouse*, b&b | immobili*, wohnung*, mieter*, vermieter*, makler*, wg, ferienwohnung*, hausverwaltung*, hotel*, pension, inmobiliari*, piso*, apartamento*, inquilino*, casero*, vivienda*, immobilier*, appartement*, locataire*, propriétaire*, logement*, immobiliar*, appartament*, inquilin*, affitt*, imóve*, imobiliári*, apartamento*, inquilino*, makelaar*, woning*, huurder*, nieruchomoś*, mieszkani*, najem*, emlak*, ev sahib*, kiracı*, недвижимост*, квартир*, жиль*, 不動産, 賃貸, ホテル, 房地产, 公寓, 租房, 酒店, عقارات, شقق, شقة, فندق',
    people: ['Tenants', 'Landlords', 'Agents'],
    audience: 'People looking for a home on their phone; landlords and agents at a desk',
    models:
      'Property(title, address, rooms, area_m2, rent, available_from, status draft/listed/reserved/let), Photo(file, caption, position), Viewing(starts_at, status requested/confirmed/done/cancelled), Enquiry(message, sent_at, answered), Tenant(name, email, phone)',
    relations:
      'Property has many Photos; Property has many Viewings; Property has many Enquiries; a Viewing belongs to one Tenant',
    actions:
      'search by place and price, save a property, ask for a viewing, answer an enquiry, list a property',
    flow: 'Search -> filter by rooms and price -> open a property -> ask for a viewing -> time is confirmed -> viewing -> decision; if the property is let in the meantime, cancel open viewings and say so',
    instead: 'portals, e-mails and a spreadsheet',
    style: 'corporate',
    figures: 'properties listed, enquiries unanswered, viewings this week, days until let',
    topics: 'neighbourhoods, buying and renting, renovation, market',
  },
  events: {
    words:
      'event*, conference*, meetup*, concert*, festival*, ticket*, wedding*, party, parties, rsvp, venue*, exhibition*, gig, gigs, birthday*, invitation*, bride*, retreat* | veranstaltung*, konzert*, hochzeit*, konferenz*, feier*, party*, einladung*, ausstellung*, evento*, boda*, concierto*, fiesta*, entrada*, invitación*, congreso*, événement*, mariage*, fête*, billet*, matrimoni*, concert*, biglietti, festa*, casamento*, ingresso*, evenement*, bruiloft*, feest*, wydarze*, wesel*, ślub*, bilet*, koncert*, etkinlik*, düğün*, konser*, мероприят*, свадьб*, концерт*, билет*, イベント, 結婚式, チケット, コンサート, 活动, 婚礼, 门票, 音乐会, فعاليات, زفاف, حفل, تذاكر',
    people: ['Guests', 'Organisers'],
    audience: 'Guests on their phone, the organiser on a laptop before and on a phone during the event',
    models:
      'Event(title, starts_at, ends_at, place, seats, status draft/open/full/cancelled), Ticket(code, kind, price, status valid/used/refunded), Guest(name, email, reply yes/no/open, diet), ProgrammeItem(title, starts_at, speaker), Message(text, sent_at)',
    relations:
      'Event has many Tickets; Event has many Guests; Event has many ProgrammeItems; Guest has many Tickets; Event has many Messages',
    actions:
      'create an event, invite guests, answer an invitation, check a ticket at the door, write to all guests',
    flow: 'Create the event -> invite -> guest answers -> ticket by e-mail -> scan at the door -> thank-you afterwards; if the event is full, offer the waiting list and let people move up in order',
    instead: 'a spreadsheet and many messages',
    style: 'playful',
    figures: 'replies so far, seats left, tickets scanned, income per kind of ticket',
    topics: 'announcements, looking back, speakers and artists, how to get there',
  },
  marketplace: {
    words:
      'marketplace*, second-hand, secondhand, second hand, used, sellers, seller*, auction*, swap*, flea market*, classified*, buyers, vintage, upcycl*, barter*, neighbour*, neighbor*, sharing, lend each other | marktplatz*, flohmarkt*, gebraucht*, tausch*, kleinanzeig*, nachbar*, auktion*, mercado de, segunda mano, subasta*, vecin*, intercambi*, marché en ligne, occasion, enchère*, voisin*, troc, mercatino*, usato, asta, aste, vicin*, usados, leilão*, vizinh*, tweedehands, buren, veiling*, używan*, sąsi*, wymian*, ikinci el, komşu*, takas*, барахолк*, сосед*, обмен*, подержан*, フリマ, 近所, 中古, オークション, 二手, 邻居, 拍卖, 交换, سوق, مستعمل, جيران, مزاد',
    people: ['Members', 'Owners'],
    audience: 'People who offer and look for things, on their phone, most without patience for long forms',
    standIn: 'Listing',
    models:
      'Listing(title, description, category, photo, status available/reserved/handed_over/withdrawn), Request(message, wanted_from, wanted_until, status open/accepted/declined/done), Member(name, email, area), Message(text, sent_at, read), Rating(stars, comment)',
    relations:
      'Member has many Listings; Listing has many Requests; a Request belongs to one Member; Request has many Messages; Request has one Rating',
    actions: 'offer something, search nearby, ask for it, accept a request, rate each other',
    flow: 'Search -> open a listing -> choose dates and ask -> the owner accepts -> arrange the hand-over -> done -> rate; if the owner does not answer within two days, close the request and suggest others',
    instead: 'group chats and notes on a board',
    style: 'playful',
    figures: 'open listings, requests waiting, hand-overs this week, members by area',
    topics: 'finds, stories, repairing, how it works',
  },
  delivery: {
    words:
      'deliver*, courier*, logistics, shipment*, parcel*, freight, warehouse*, dispatch*, truck*, route*, last mile, pickup, pickups | liefer*, kurier*, paket*, versand*, spedition*, lager*, logistik*, entrega*, reparto*, mensajer*, paquete*, almacén*, livraison*, colis, entrepôt*, coursier*, consegn*, corrier*, pacch*, magazzin*, entrega*, armazém*, bezorg*, pakket*, magazijn*, dostaw*, kurier*, paczk*, magazyn*, teslimat*, kurye*, kargo*, depo, доставк*, курьер*, посылк*, склад*, 配達, 配送, 倉庫, 快递, 配送, 仓库, توصيل, شحن, مستودع',
    people: ['Drivers', 'Dispatchers', 'Recipients'],
    audience:
      'Drivers on a phone beside the wheel; dispatchers at two screens; recipients who want to know when',
    models:
      'Delivery(reference, address, window_start, window_end, status planned/loaded/on_the_way/delivered/failed), Tour(date, vehicle, status planned/running/finished), Driver(name, phone), ProofOfDelivery(signature, photo, delivered_at), Incident(kind absent/damaged/wrong_address, note)',
    relations:
      'Tour has many Deliveries; Driver has many Tours; Delivery has one ProofOfDelivery; Delivery has many Incidents',
    actions: 'plan a tour, start the tour, confirm a delivery, report a problem, tell the recipient',
    flow: 'Dispatcher plans the tour -> driver starts -> next stop -> recipient is told -> hand over -> signature or photo -> next stop; if nobody is there, choose neighbour or second attempt and tell the recipient',
    instead: 'paper lists and phone calls',
    style: 'corporate',
    figures: 'deliveries today, late stops, failed attempts, stops per hour',
    topics: 'how we deliver, packaging, cities, service news',
  },
  repair: {
    words:
      'repair*, maintenance, mechanic*, plumber*, electrician*, handyman, handymen, technician*, field service, craftsm*, bike shop, workshop orders, garage, cleaning, cleaner*, painter*, roofer*, carpenter*, tiler*, locksmith*, installer*, solar, heating | reparatur*, wartung*, handwerk*, werkstatt*, klempner*, elektriker*, reinigung*, tischler*, dachdecker*, malerbetrieb*, heizung*, reparacion*, fontaner*, electricista*, taller mecánico, limpieza, réparation*, plombier*, électricien*, artisan*, nettoyage, riparazion*, idraulic*, elettricist*, artigian*, pulizi*, conserto*, encanador*, eletricista*, limpeza, reparatie*, loodgieter*, schoonmaak*, napraw*, hydraulik*, elektryk*, sprzątan*, tamir*, tesisatç*, elektrikçi*, temizlik*, ремонт*, сантехник*, электрик*, уборк*, 修理, 清掃, 工務店, 维修, 保洁, 修理, صيانة, إصلاح, سباك, تنظيف',
    people: ['Customers', 'Technicians', 'Office'],
    audience: 'Customers with a problem on their phone; technicians on site; the office at a desk',
    models:
      'Job(title, address, description, status new/planned/running/done/invoiced, urgent), Customer(name, phone, email, address), SiteVisit(starts_at, ends_at, note, signature), Photo(file, kind before/after), Quote(total, valid_until, status sent/accepted/declined)',
    relations: 'Customer has many Jobs; Job has many SiteVisits; Job has many Photos; Job has many Quotes',
    actions: 'report a problem, plan a visit, note what was done, send a quote, close a job',
    flow: 'Customer reports with photo -> office plans a visit -> technician sees the day -> work with before and after photo -> customer signs -> invoice; if a part is missing, book a second visit before leaving',
    instead: 'phone calls and paper job sheets',
    style: 'modern',
    figures: 'open jobs, visits today, jobs waiting for parts, quotes accepted',
    topics: 'projects, care and maintenance, what it costs, team',
  },
  vehicles: {
    words:
      'car, cars, vehicle*, fleet*, parking, driver*, driving school*, taxi*, ride-sharing, carpool*, bike, bikes, bicycle*, e-scooter*, motorbike*, electric vehicle*, charging station*, boat*, yacht* | auto, autos, fahrzeug*, fuhrpark*, parkplatz*, fahrschule*, fahrrad*, fahrräder*, mitfahr*, ladesäule*, boot*, coche*, vehículo*, flota*, aparcamiento*, bicicleta*, autoescuela*, voiture*, véhicule*, flotte*, vélo*, covoiturage, auto-école*, automobil*, veicol*, biciclett*, parcheggi*, carro, carros, veículo*, frota*, auto’s, fiets*, voertuig*, samoch*, rower*, pojazd*, araba*, araç*, bisiklet*, автомоб*, машин*, велосипед*, парков*, 車, 自転車, 駐車, 汽车, 自行车, 停车, سيارات, سيارة, دراجات, مواقف',
    people: ['Drivers', 'Fleet managers'],
    audience: 'Drivers on a phone before they set off; whoever looks after the vehicles at a desk',
    models:
      'Vehicle(name, plate, kind, mileage_km, status free/in_use/in_service), Ride(starts_at, ends_at, from_place, to_place, distance_km), ServiceRecord(date, kind, cost, next_due_on), Driver(name, phone, licence_valid_until), DamageReport(date, description, photo, settled)',
    relations:
      'Vehicle has many Rides; Driver has many Rides; Vehicle has many ServiceRecords; Vehicle has many DamageReports',
    actions: 'see free vehicles, start a ride, end a ride, report damage, see what service is due',
    flow: 'See free vehicles -> choose one -> start the ride -> end it with mileage and photo -> vehicle is free again; if damage is reported, block the vehicle until it is checked',
    instead: 'a key board and a logbook on paper',
    style: 'modern',
    figures: 'vehicles in use, service due this month, cost per kilometre, open damage',
    topics: 'rides, technique, cost, routes, law',
  },
} satisfies Record<string, Domain>
