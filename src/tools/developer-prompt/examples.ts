import type { z } from 'zod'
import type { PromptForm } from './form.ts'

type DeveloperPromptExample = { label: string; input: z.input<typeof PromptForm> }

/** One complete form for each project type, as its owner would have typed it. */
export const examples: readonly DeveloperPromptExample[] = [
  {
    label: 'Web app: a dental lab in Kraków',
    input: {
      projectType: 'web-app',
      projectName: 'Bridgework',
      projectDescription:
        'Order tracking for our dental lab in Kraków. 23 dentists send us about 140 orders a month (crowns, bridges, night guards), today on paper slips that travel with the impression. Slips get lost, shade codes are misread, and the phone rings with "where is my crown?". Each order needs tooth number (FDI, 11 to 48), shade (VITA A1 to D4), material and the date of the patient’s appointment. Our 6 technicians work in stages: model, framework, ceramics, check.',
      targetAudience:
        'Dentists and their assistants on a practice computer between two patients; 6 technicians with gloves at a shared tablet; one lab manager',
      mainGoal: 'Bring remakes caused by wrong order details from 8% to under 2% within six months',
      features: [
        'wa-email-login',
        'wa-roles',
        'wa-invite',
        'wa-crud',
        'wa-search',
        'wa-files',
        'wa-activity',
        'wa-notify',
      ],
      customFeatures: [
        'print a work ticket with QR code',
        'shade photo next to a VITA tab',
        'remake request that names the cause',
      ],
      designStyle: 'corporate',
      colorPreferences: 'calm blue #1B5E8C, white, amber only for late orders',
      layoutPreferences:
        'dentists: one form on one page; technicians: a board with one column per stage and large cards',
      integrations: 'Postmark for e-mail',
      additionalNotes:
        'Interface in Polish and English. Patients appear only as a case number, never by name. No prices and no payments in the first version.',
      platform: 'lovable',
      coreUserActions:
        'place an order, attach photos, move an order to the next stage, mark delivered, request a remake',
      userFlow:
        'Sign in -> new order -> teeth, shade, material, appointment date -> photos -> send -> lab accepts -> stages -> check -> delivered; if the appointment is less than 5 working days away, the lab must confirm the date before work begins',
      dataModels:
        'Practice(name, city), Order(case_number, teeth, shade, material zirconia/e-max/metal-ceramic, appointment_date, stage received/model/framework/ceramics/check/delivered), Photo(file, kind), Remake(cause shade/fit/fracture/order error, note)',
      modelRelationships:
        'Practice has many Orders; Order has many Photos; Order has many Remakes; a Remake belongs to one Order',
      businessRules:
        'An order cannot be sent without shade and at least one tooth number. Only the lab manager may change the appointment date after acceptance. A dentist sees only orders of their own practice. An order in ceramics cannot be cancelled.',
      componentBehavior: 'the order form saves itself as a draft; moving a card can be undone for 10 seconds',
      testingPreference: 'unit',
      coreFeatures: 'place an order without gaps, stage board for the lab, remakes with a cause',
      userRoles: 'Dentist, Technician, Lab manager',
      dataRelationships: 'Each practice has its own dentists and orders',
      authenticationType: 'email',
      notificationChannels: 'e-mail when accepted, delayed or delivered; inside the app for everything else',
      isResponsive: true,
      testingStrategy: 'integration',
    },
  },
  {
    label: 'Mobile app: fish landings in Kerala',
    input: {
      projectType: 'mobile-app',
      projectName: 'Kadal Book',
      projectDescription:
        'Small-boat fishers at four harbours near Kollam write their catch on scraps of paper and hear the auction price only when the boat is back. Kadal Book lets a crew record species and crates at sea, and shows what the last auctions at each harbour paid per kilo, so they can decide where to land. About 320 boats. There is no signal beyond 12 km.',
      targetAudience:
        'Boat owners and crew aged 20 to 60 who read Malayalam, on low-cost Android phones, at night and with wet hands; 4 harbour clerks who enter auction prices',
      mainGoal: 'Half of the 320 boats record every landing by the end of the monsoon ban on 31 July',
      features: [
        'mb-onboarding',
        'mb-offline',
        'mb-push',
        'mb-location',
        'mb-favourites',
        'mb-size',
        'mb-a11y',
      ],
      customFeatures: [
        'species as photos with the local name',
        'read the price aloud in Malayalam',
        'share of the catch per crew member',
      ],
      designStyle: 'minimal',
      colorPreferences: 'very dark background, yellow for numbers',
      layoutPreferences:
        'one number per screen, buttons at least 64 px high, no typing where a picture can be tapped',
      integrations: 'MSG91 for SMS codes',
      additionalNotes:
        'Works for people who do not read. Never show one boat’s catch to another boat. No advertising. Location is used only to list the nearest harbour.',
      platform: 'replit',
      coreUserActions:
        'record a haul, compare harbour prices, choose a harbour, record the sale, split the money',
      userFlow:
        'Open -> tap species -> count crates -> save at sea -> back in range: sync -> compare prices of 4 harbours -> land -> enter price per kilo -> split; if the phone never regains signal within 24 hours, show "not sent yet" with the number of hauls',
      dataModels:
        'Boat(registration, owner_name), Haul(date, species, crates, estimated_kg), Harbour(name, position), AuctionPrice(species, price_per_kg, date), Sale(kg, price_per_kg, total), CrewShare(name, percent)',
      modelRelationships:
        'Boat has many Hauls; Harbour has many AuctionPrices; a Sale belongs to one Haul and one Harbour; Sale has many CrewShares',
      businessRules:
        'Prices older than 36 hours are shown grey with their age. Crew shares must add up to 100 percent. A clerk can enter only prices of their own harbour. A sale can be corrected within 48 hours, after that only by the clerk.',
      componentBehavior: 'vibration on save, big undo for 8 seconds, numbers change by plus and minus',
      techPreferences: 'TypeScript',
      architectureNotes: 'feature-based',
      testingPreference: 'unit',
      targetPlatforms: 'android',
      appUseCase: 'On deck at 3 in the morning, one hand free, no signal, to note what came up in the net',
      interactionPatterns: 'tap pictures, hold to speak a note, swipe between harbours',
      authFlow: 'phone',
      offlineSupport: 'sync',
      preferredFramework: 'react-native',
      appStoreDeployment: true,
      analyticsRequired: false,
    },
  },
  {
    label: 'Portfolio: a stained-glass restorer in Ghent',
    input: {
      projectType: 'portfolio',
      projectName: 'Liesbet Vanhoutte, glass',
      projectDescription:
        'I restore leaded windows in churches and town houses, 31 windows since 2011, and make two or three new ones a year. Parish boards and architects ask for proof that I have worked under heritage rules. I want six projects told properly, with the state before, what I kept and what I replaced, and an easy way to ask for a survey.',
      targetAudience:
        'Architects and heritage officers in Flanders at their desk, and parish board members over 60 who print things out',
      mainGoal: 'Two survey requests a month that name the building and the year of the window',
      features: ['pf-hero', 'pf-case', 'pf-before-after', 'pf-lightbox', 'pf-contact', 'pf-print', 'pf-og'],
      customFeatures: [
        'map of Flanders with the 31 windows',
        'condition survey form with building, year and photos',
      ],
      designStyle: 'elegant',
      colorPreferences: 'lead grey, deep ruby #7A1330, paper white',
      layoutPreferences: 'tall photos at full height beside a narrow column of text',
      additionalNotes:
        'Dutch first, English second. No autoplay and no music. Do not show the address of the workshop. Photos may only be shown at up to 1600 px.',
      platform: 'v0',
      componentBehavior:
        'images open without leaving the page; the form keeps what was typed if sending fails',
      businessRules: 'A survey request needs the building, the town and at least one photo of up to 8 MB.',
      testingPreference: 'none',
      profession: 'Conservator of stained and leaded glass',
      highlightSections: 'three church windows, one town house, how a survey works, publications, contact',
      portfolioGallery: true,
      externalLinks: 'https://www.onroerenderfgoed.be, LinkedIn',
      brandingStyle: 'professional',
      navigationType: 'header',
      cmsIntegration: 'markdown',
      customDomain: true,
    },
  },
  {
    label: 'Online shop: Patagonian yarn from Chile',
    input: {
      projectType: 'ecommerce',
      projectName: 'Lana Austral',
      projectDescription:
        'We spin and dye wool from 9 farms around Coyhaique. 14 yarns in up to 30 colours, sold in skeins of 100 g. Every dye lot differs a little, so a sweater must come from a single lot; until now we sort this out by WhatsApp and lose about one order in ten. Prices are in Chilean pesos, 12,900 to 18,500 per skein.',
      targetAudience:
        'Knitters in Chile and Argentina, mostly women of 35 to 70, on their phones in the evening; 2 of us pack',
      mainGoal: '60 orders a month without a single complaint about mixed dye lots',
      features: [
        'ec-catalog',
        'ec-variants',
        'ec-search',
        'ec-cart',
        'ec-checkout',
        'ec-payments',
        'ec-orders',
        'ec-inventory',
        'ec-notify-stock',
      ],
      customFeatures: [
        'reserve further skeins of the same dye lot for 30 days',
        'yarn calculator by garment and size',
        'note with the name of the farm in each parcel',
      ],
      designStyle: 'creative',
      colorPreferences: 'undyed wool #EFE7DA, madder red #A3352B, lichen green',
      layoutPreferences: 'colour swatches as large as a thumb, photos in daylight, no slider',
      integrations: 'Mercado Pago, Starken for parcels',
      additionalNotes:
        'Spanish only. Show prices with IVA included. No pop-ups. Launch before 1 May, when winter begins.',
      platform: 'cursor',
      coreUserActions:
        'find a yarn, choose colour and quantity, check the dye lot, pay, reserve more of the same lot',
      userFlow:
        'Home -> yarn -> colour -> quantity -> cart shows the dye lot -> address -> shipping -> pay -> order number by e-mail; if one lot has too few skeins, offer fewer skeins or a written note that lots will be mixed',
      dataModels:
        'Farm(name, place), Yarn(name, weight lace/dk/worsted, price), Colour(name, hex), DyeLot(number, dyed_on, skeins_left), Order(status paid/packed/sent/refunded, total), OrderItem(skeins, unit_price), LotReservation(skeins, expires_at)',
      modelRelationships:
        'Farm has many Yarns; Yarn has many Colours; Colour has many DyeLots; Order has many OrderItems; an OrderItem belongs to one DyeLot; LotReservation belongs to a customer and a DyeLot',
      businessRules:
        'All skeins of one colour in an order come from one dye lot unless the customer ticks "mixed lots are fine". A lot with fewer than 4 skeins is sold only whole. Reservations expire after 30 days. Returns within 10 days, unwound skeins only.',
      componentBehavior:
        'quantity changes at once and warns before it exceeds the lot; cart opens from the side',
      techPreferences: 'TypeScript, PostgreSQL',
      architectureNotes: 'feature-based',
      testingPreference: 'both',
      productTypes: 'physical: yarn in skeins of 100 g and pattern booklets on paper',
      inventoryNeeded: true,
      paymentGateways: 'Mercado Pago, bank transfer',
      cartWishlistSupport: true,
      invoiceSupport: true,
      shippingRules:
        'Chile up to 3 kg 4,500 pesos, free from 80,000; Aysén region pick-up free; Argentina 14,000 pesos, 8 to 12 days; nowhere else',
      discountSupport: false,
      reviewSystem: false,
      salesDashboard: true,
    },
  },
  {
    label: 'Landing page: roof checks in Leeds',
    input: {
      projectType: 'landing',
      projectName: 'Slate & Sound',
      projectDescription:
        'We inspect slate roofs of terraced houses in Leeds by drone, without scaffolding, for £95. The owner gets a report with 20 to 30 photos and three repair prices within 48 hours. 640 roofs since 2022; in 38% nothing had to be done, and we say so. The fee is taken off the bill if we do the repair.',
      targetAudience:
        'Owners of terraced houses built 1880 to 1930 who have seen a damp patch and fear a salesman on the doorstep',
      mainGoal: '45 booked inspections a month from the page by March',
      features: ['lp-hero', 'lp-how', 'lp-stats', 'lp-faq', 'lp-guarantee', 'lp-testimonials', 'lp-thanks'],
      customFeatures: [
        'postcode check that says at once whether we fly in that street',
        'sample report with 6 photos',
      ],
      designStyle: 'modern',
      colorPreferences: 'slate grey, brick orange #C4532D',
      layoutPreferences: 'one column, real photos of roofs, price visible without scrolling',
      integrations: 'Cal.com for the booking, HubSpot',
      additionalNotes:
        'Never write "free". Say that we do not fly in rain or wind above 20 mph. Drone pilot number GBR-OP-4471 in the footer. No countdown timers.',
      platform: 'lovable',
      businessRules: 'Only postcodes LS1 to LS19 can book. A booking needs the written consent of the owner.',
      componentBehavior: 'the postcode field answers while typing; the button scrolls to the calendar',
      testingPreference: 'none',
      primaryCTA: 'Book my £95 roof check',
      contentSections:
        'hero with postcode check, how it works, sample report, numbers, the two pilots, price and what it includes, questions',
      aBTesting: true,
      leadFormTool: 'embedded',
      analyticsTools: 'Plausible',
    },
  },
  {
    label: 'Blog: unstaffed stations of Hokkaido',
    input: {
      projectType: 'blog',
      projectName: 'Platform Zero',
      projectDescription:
        'Two of us travel to the unstaffed railway stations of Hokkaido before they close. So far 87 of 240. Each post has the station, line, year opened, passengers per day, a hand-drawn plan and 8 to 12 photos. We write in Japanese and English. Readers send us old tickets and correct our dates, which we want to show.',
      targetAudience:
        'Railway people and slow travellers in Japan and abroad, many over 50, reading on a tablet in the evening',
      mainGoal: '3,000 newsletter readers by the time the Rumoi line is fully gone',
      features: [
        'bl-editor',
        'bl-media',
        'bl-taxonomy',
        'bl-series',
        'bl-search',
        'bl-newsletter',
        'bl-rss',
        'bl-seo',
      ],
      customFeatures: [
        'map by line with open and closed stations',
        'correction box that shows who corrected what',
        'print a post as a folded A4 leaflet',
      ],
      designStyle: 'elegant',
      colorPreferences: 'enamel-sign blue #1E3F66, snow white, rust',
      layoutPreferences:
        'one photo across the page, then text of 65 characters, the station facts in a side column',
      integrations: 'Buttondown for the newsletter, MapLibre with our own tiles',
      additionalNotes:
        'No advertising and no tracking. Japanese names stay in Japanese with the reading beside them. Photos carry place and date.',
      platform: 'github-copilot',
      businessRules:
        'A correction appears only after one of us has checked a source. A closed station keeps its page and gets the closing date.',
      componentBehavior: 'language switch stays on the same post; images open large with arrow keys',
      techPreferences: 'Astro, TypeScript',
      testingPreference: 'e2e',
      contentTypes: 'station portraits with facts and plan, travel days, short notes about timetables',
      categories: 'Soya line, Senmo line, Nemuro line, closed, winter',
      authorProfiles: true,
      commentingSystem: false,
      newsletterIntegration: true,
      seoRequired: true,
      markdownOrCMS: 'markdown',
    },
  },
  {
    label: 'Dashboard: cold rooms of a fruit cooperative',
    input: {
      projectType: 'dashboard',
      projectName: 'Koelkamer',
      projectDescription:
        'A cooperative in Limpopo, South Africa, stores avocados and citrus of 58 growers in 6 cold rooms. 72 sensors report temperature and humidity every 5 minutes. During power cuts the rooms warm up and nobody notices before the morning; last season 41 tonnes were downgraded. Growers call to ask where their pallets are.',
      targetAudience:
        'Two shift supervisors with a wall screen and a phone, one quality manager, 58 growers who look once a day on a phone',
      mainGoal:
        'No room above 7 °C for more than 30 minutes without somebody on the way, from the coming harvest on',
      features: [
        'db-kpis',
        'db-charts',
        'db-drill',
        'db-alerts',
        'db-rbac',
        'db-audit',
        'db-live',
        'db-export',
      ],
      customFeatures: [
        'who is on call this week, with acknowledge button',
        'hours of load-shedding beside each temperature curve',
      ],
      designStyle: 'corporate',
      colorPreferences: 'dark theme for the wall screen, red only for alarms',
      layoutPreferences:
        'six rooms in one view without scrolling at 1920 px; one room per screen on the phone',
      integrations: 'Twilio for SMS and calls, EskomSePush for power-cut schedules',
      additionalNotes:
        'Times in Africa/Johannesburg. A grower must never see pallets of another grower. Keep readings for 3 years.',
      platform: 'cursor',
      coreUserActions:
        'see all rooms, acknowledge an alarm, find a pallet, compare two nights, send the weekly report',
      userFlow:
        'Sign in -> six rooms -> room turns red -> alarm by SMS -> supervisor acknowledges within 10 minutes -> notes the cause -> closes; if nobody acknowledges, call the quality manager',
      dataModels:
        'Room(name, min_temp, max_temp), Sensor(code, position), Reading(temperature, humidity, at), Alarm(status open/acknowledged/closed, opened_at, cause), Grower(name, phone), Pallet(code, fruit avocado/orange/lemon, arrived_at, left_at)',
      modelRelationships:
        'Room has many Sensors; Sensor has many Readings; Room has many Alarms; Grower has many Pallets; a Pallet belongs to one Room',
      businessRules:
        'An alarm opens when two sensors of a room are out of range for 10 minutes. No second alarm for the same room while one is open. An unacknowledged alarm goes to the quality manager after 10 minutes. Readings cannot be edited by anyone.',
      componentBehavior:
        'alarm tiles keep their place; acknowledging asks for one tap and a cause from a list',
      techPreferences: 'TypeScript, PostgreSQL with TimescaleDB, MQTT from the sensors',
      architectureNotes: 'feature-based',
      testingPreference: 'both',
      dashboardWidgets:
        'temperature now per room against its limits, minutes out of range in the last 24 hours, open alarms with age, pallets per grower, weekly comparison with last year',
      dataSources:
        'MQTT broker every 5 minutes, EskomSePush every 15 minutes, pallet list as CSV from the packhouse at 05:00',
      realTimeUpdates: true,
      searchFilterSupport: true,
      modularLayout: false,
      auditLogging: true,
    },
  },
  {
    label: 'Something else: a scoreboard for a curling club',
    input: {
      projectType: 'other',
      projectName: 'Hammerboard',
      projectDescription:
        'Our curling club in Brandon, Manitoba, has 5 sheets and hangs plastic numbers on hooks. We want a screen above each sheet and a tablet at the bench. The skip enters stones after each end, the screen shows score, who has the hammer and the time left. On Fridays 20 teams play and the standings are done by hand until midnight.',
      targetAudience:
        'Skips aged 16 to 80 with gloves on, spectators behind glass 30 metres away, one league secretary',
      mainGoal: 'Friday standings are public 5 minutes after the last stone',
      features: ['ot-dashboard', 'ot-search', 'ot-admin', 'ot-api', 'ot-responsive'],
      customFeatures: [
        'works when the club network is down',
        'correct the last end',
        'sponsor picture between games',
      ],
      designStyle: 'playful',
      colorPreferences: 'ice white, club red and yellow for the two stone colours',
      layoutPreferences: 'digits readable from 30 metres, two colours only while a game runs',
      integrations: 'CurlManitoba results by CSV',
      additionalNotes:
        'No sign-in on the bench tablet. A spectator must never be able to change a score. Budget for hardware 1,200 dollars.',
      platform: 'other',
      coreUserActions: 'start a game, enter an end, correct an end, finish, publish standings',
      userFlow:
        'Pick sheet -> pick two teams -> enter stones after each of 8 ends -> screen updates -> confirm by both skips -> standings; if the two skips do not confirm within 10 minutes, the secretary decides',
      dataModels:
        'Team(name, skip), Game(sheet 1/2/3/4/5, started_at, status running/confirmed/disputed), End(number, stones, scoring_team), Standing(points, wins, shots)',
      modelRelationships: 'Game has many Ends; a Game belongs to two Teams; Team has one Standing',
      businessRules:
        'An end has 0 to 8 stones. After a scoring end the other team has the hammer; after a blank end it stays. A tie after 8 ends means one extra end. Only the secretary may change a confirmed game.',
      componentBehavior:
        'every entry is shown on the big screen within 1 second and can be undone on the tablet',
      architectureNotes: 'one program per sheet, one for the club',
      testingPreference: 'e2e',
      customDescription:
        'Five wall screens and five tablets in one building, served by a small computer in the club room, with a public standings page',
      keyActions: 'enter an end in under 5 seconds, correct it, publish the standings',
      techStack: 'TypeScript, SQLite, runs on Raspberry Pi',
      uiWireframeIdea:
        'screen: two huge numbers side by side, hammer symbol under one, clock below; tablet: 0 to 8 as big keys, then the team colour',
    },
  },
]
