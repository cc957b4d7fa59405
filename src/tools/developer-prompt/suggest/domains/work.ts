import type { Domain } from '../domain.ts'

export const work = {
  inventory: {
    words:
      'inventory, inventories, stock, stocktak*, warehouse stock, supplies, supplier*, asset*, equipment, spare parts, barcode*, sku, skus, reorder* | bestand*, inventar*, lagerbestand*, vorrat*, lieferant*, geräte*, inventario*, existencias, proveedor*, stocks, inventaire*, fournisseur*, équipement*, inventari*, giacenz*, fornitor*, attrezzatur*, estoque*, fornecedor*, voorraad*, leverancier*, zapas*, dostawc*, inwentar*, stok, stoklar*, envanter*, tedarikçi*, запас*, инвентар*, поставщик*, 在庫, 仕入, 库存, 供应商, 设备, مخزون, موردين, معدات',
    people: ['Stock keepers', 'Managers'],
    audience: 'People in a store room with a scanner or phone; one manager at a desk',
    standIn: 'StockItem',
    models:
      'StockItem(name, sku, unit, quantity, minimum_quantity, shelf), StockMovement(kind in/out/correction, quantity, reason, moved_at), Supplier(name, email, lead_time_days), PurchaseOrder(status draft/sent/received, ordered_on), PurchaseLine(quantity, unit_price)',
    relations:
      'StockItem has many StockMovements; Supplier has many PurchaseOrders; PurchaseOrder has many PurchaseLines; a PurchaseLine belongs to one StockItem',
    actions: 'take something out, put something in, count a shelf, see what runs low, order again',
    flow: 'Scan or search the item -> enter quantity and reason -> stock changes -> low items join the order list -> order is sent -> received; if more is taken out than is there, refuse and show the counted quantity',
    instead: 'a spreadsheet nobody trusts',
    style: 'corporate',
    figures: 'items below minimum, stock value, movements today, orders on the way',
    topics: 'how we work, suppliers, tools, numbers',
  },
  crm: {
    words:
      'crm, sales pipeline*, lead, leads, prospects, client management, customer relation*, deals, deal, sales team*, contacts, freelancer*, agency clients, consultan* | kundenverwaltung*, vertrieb*, kundendaten*, interessenten, freiberufl*, beratung*, berater*, gestión de clientes, clientes potenciales, ventas, consultor*, gestion des clients, prospects, gestione client*, consulent*, gestão de clientes, vendas, klantenbeheer*, klantrelat*, zarządzanie klientami, müşteri ilişki*, müşteri takip*, клиентов, клиентами, продаж*, 顧客管理, 営業, 客户管理, 销售, إدارة العملاء, مبيعات',
    people: ['Sales people', 'Managers'],
    audience: 'A small sales team, on a laptop at the desk and a phone between two meetings',
    models:
      'Company(name, website, industry), Contact(name, email, phone, role), Deal(title, value, stage new/talking/offer/won/lost, expected_on), Activity(kind call/mail/meeting, date, note), FollowUp(due_on, text, done)',
    relations:
      'Company has many Contacts; Company has many Deals; Deal has many Activities; Deal has many FollowUps',
    actions: 'add a contact, move a deal, note a call, see what is due, find a company',
    flow: 'Add a company -> add its contact -> create a deal -> note each call -> move it on -> won or lost with a reason; if a deal has had no activity for 14 days, put it on the list of the day',
    instead: 'a spreadsheet and the inbox',
    style: 'corporate',
    figures: 'deals per stage, value expected this month, follow-ups overdue, reasons for lost deals',
    topics: 'cases, how we work, questions of clients, news',
  },
  projects: {
    words:
      'project management, project tracker, kanban, sprint*, roadmap*, tickets board, issue tracker, task management, team task*, remote team*, standup*, deadlines, milestone*, agency, agencies, gantt | projektmanagement*, projektverwaltung*, aufgabenverwaltung*, meilenstein*, agentur*, gestión de proyectos, proyecto*, tareas del equipo, agencia*, gestion de projet*, projets, agence*, gestione progett*, progett*, agenzi*, gestão de projetos, projetos, agência*, projectbeheer*, projecten, zarządzanie projektami, projekt*, proje yönet*, projeler*, ajans*, проект*, задач*, プロジェクト, 案件, 项目管理, 项目, 任务, مشاريع, مشروع, إدارة المشاريع',
    people: ['Team members', 'Project leads'],
    audience: 'A team of five to thirty people, most of them remote, on a laptop all day',
    models:
      'Project(name, client, due_on, status planned/running/done), Task(title, description, due_on, priority low/normal/high, status open/doing/review/done), Comment(text, written_at), TimeEntry(minutes, date, note), Milestone(title, due_on, reached)',
    relations:
      'Project has many Tasks; Project has many Milestones; Task has many Comments; Task has many TimeEntries',
    actions: 'create a task, assign it, move it on, comment, see what is late',
    flow: 'Create a project -> add tasks -> assign with a date -> work and move on -> review -> done; if a task is past its date, mark it and tell whoever it is assigned to and the lead',
    instead: 'e-mail threads and a whiteboard',
    style: 'minimal',
    figures: 'tasks due this week, late tasks, hours per project, milestones reached',
    topics: 'how we work, cases, tools, team',
  },
  recruiting: {
    words:
      'job board*, jobs, job, hiring, recruit*, applicant*, candidate*, resume*, cv, cvs, vacanc*, interview*, internship*, apprentice*, employer*, career* | stellen*, bewerb*, bewerbung*, praktik*, ausbildungs*, arbeitgeber*, karriere*, lebenslauf*, empleo*, candidat*, oferta de trabajo, currículum*, prácticas, emploi*, recrutement*, stage*, offres d’emploi, lavoro, candidat*, curriculum, emprego*, vaga*, estágio*, vacature*, sollicit*, stage*, prac, rekrutac*, kandydat*, staż*, iş ilan*, aday*, staj*, ваканс*, резюме, кандидат*, стажир*, 求人, 採用, 転職, 招聘, 求职, 简历, وظائف, توظيف, مرشحين',
    people: ['Applicants', 'Employers'],
    audience: 'People looking for work on their phone; small employers at a desk',
    models:
      'Job(title, place, description, salary_from, salary_to, closes_on, status draft/open/filled), Employer(name, website, industry), Applicant(name, email, phone, cv_file), Application(sent_at, message, status new/invited/interviewed/accepted/rejected), Interview(starts_at, place, note)',
    relations:
      'Employer has many Jobs; Job has many Applications; Applicant has many Applications; Application has many Interviews',
    actions: 'search jobs, save a job, apply, invite to an interview, answer an applicant',
    flow: 'Search -> open a job -> apply with CV -> employer reads -> invites -> interview -> answer; if a job is filled, every open application gets an answer the same day',
    instead: 'e-mails and a spreadsheet',
    style: 'corporate',
    figures: 'open jobs, applications to answer, days until filled, interviews this week',
    topics: 'finding work, applying, stories of employers, salaries',
  },
  staff: {
    words:
      'shift, shifts, rota*, roster*, employee*, hr, human resources, onboarding, payroll, absence*, leave request*, time tracking, timesheet*, staff, staffing, staff members, workforce, team members | schicht*, dienstplan*, mitarbeiter*, personal*, zeiterfassung*, urlaubsantr*, turno*, emplead*, nómina*, recursos humanos, vacaciones de, planning, employé*, congés, paie, ressources humaines, turni, dipendent*, risorse umane, presenze, turnos, funcionári*, escala de, ploegen*, rooster*, medewerker*, personeel*, zmian, pracowni*, grafik pracy, urlop*, vardiya*, çalışan*, personel*, смен, сотрудник*, персонал*, シフト, 従業員, 勤怠, 排班, 员工, 考勤, موظفين, ورديات, دوام',
    people: ['Employees', 'Managers'],
    audience: 'Employees on their phone, managers at a desk once a week',
    models:
      'Employee(name, email, phone, position, hours_per_week), Shift(starts_at, ends_at, place, status open/assigned/done), SwapRequest(reason, status open/accepted/approved/rejected), Absence(kind holiday/sick/other, starts_on, ends_on, status requested/approved/rejected), TimeEntry(started_at, ended_at, break_minutes)',
    relations:
      'Employee has many Shifts; Shift has many SwapRequests; Employee has many Absences; Employee has many TimeEntries',
    actions: 'see my shifts, offer a shift, take a shift, ask for leave, approve a request',
    flow: 'Manager publishes the week -> employees see their shifts -> one offers a shift -> a colleague takes it -> manager approves -> both are told; if two people claim one shift, the first saved claim wins and the other is told',
    instead: 'a paper plan and a group chat',
    style: 'corporate',
    figures: 'open shifts this week, people absent today, overtime, requests to approve',
    topics: 'working together, for new people, rights, health at work',
  },
  invoicing: {
    words:
      'invoice*, invoicing, accounting, bookkeep*, tax, taxes, receipt*, quotes, quotation*, billing, vat, expense reports, expenses | rechnung*, buchhaltung*, steuer*, beleg*, angebote, spesen*, factura*, contabilidad, impuesto*, presupuesto*, gastos, facture*, comptab*, devis, notes de frais, impôt*, fattur*, contabil*, preventiv*, spese, fatura*, contabil*, despesas, factuur*, facturen, boekhoud*, belasting*, faktur*, księgow*, podat*, fatura*, muhasebe*, vergi*, счет*, счёт*, бухгалт*, налог*, 請求書, 会計, 経費, 发票, 会计, 报销, فواتير, محاسبة, ضرائب',
    people: ['Freelancers', 'Accountants'],
    audience: 'Freelancers and small firms, at a desk once or twice a week',
    models:
      'Client(name, address, tax_number, email), Invoice(number, issued_on, due_on, status draft/sent/paid/overdue, total), InvoiceLine(description, quantity, unit_price, tax_rate), Payment(amount, received_on), Expense(amount, date, category, receipt)',
    relations:
      'Client has many Invoices; Invoice has many InvoiceLines; Invoice has many Payments; User has many Expenses',
    actions: 'write an invoice, send it, mark it paid, add an expense, see what is overdue',
    flow: 'Choose the client -> add lines -> check tax and total -> send as PDF -> payment arrives -> paid; if it is not paid by the due date, mark it overdue and prepare a friendly reminder',
    instead: 'a word processor and a shoe box of receipts',
    style: 'corporate',
    figures: 'open amount, overdue invoices, income this month against the last, expenses by category',
    topics: 'taxes, prices, working for oneself, tools',
  },
  money: {
    words:
      'budget*, spending, savings, saving money, personal finance, finance*, bank account*, investment*, portfolio tracker, stocks portfolio, crypto*, split bills, shared costs, subscriptions tracker, debt*, money, wallet* | budget*, haushaltsbuch*, ausgaben*, sparen, finanz*, geld, konto, aktien*, gasto*, ahorr*, finanzas, dinero, presupuesto familiar, dépense*, épargne*, argent, finances, budget familial, spes*, risparmi*, denaro, finanz*, gastos, poupança, dinheiro, finanças, uitgaven*, sparen, geld*, wydatk*, oszczędn*, pieniądz*, finans*, bütçe*, harcama*, tasarruf*, бюджет*, расход*, финанс*, деньг*, 家計, 支出, 貯金, 投資, 记账, 预算, 理财, 支出, ميزانية, مصاريف, توفير',
    people: ['Users'],
    audience: 'People who want to know where their money goes, on their phone right after paying',
    models:
      'Account(name, kind cash/bank/card, balance, currency), Transaction(amount, date, category, note), Budget(category, monthly_limit), SavingsGoal(name, target_amount, due_on, saved_amount), SharedCost(amount, paid_by, date)',
    relations:
      'User has many Accounts; Account has many Transactions; User has many Budgets; User has many SavingsGoals; User has many SharedCosts',
    actions: 'note a payment, see what is left, set a budget, save for a goal, split a cost',
    flow: 'Pay -> open -> amount and category -> saved -> see what is left this month; if a payment takes a category over its limit, say by how much and offer to move money from another',
    instead: 'bank statements at the end of the month',
    style: 'minimal',
    figures: 'spent this month against budget, biggest categories, saved towards goals, unusual payments',
    topics: 'saving, spending well, investing explained, questions',
  },
  support: {
    words:
      'helpdesk*, help desk, customer support, support ticket*, customer service, complaint*, feedback, survey*, questionnaire*, feature request*, knowledge base, faq, polls, poll, form builder | kundendienst*, kundenservice*, beschwerde*, umfrage*, rückmeldung*, atención al cliente, queja*, encuesta*, service client*, réclamation*, sondage*, enquête*, assistenza client*, reclam*, sondaggi*, atendimento ao cliente, reclamaç*, pesquisa*, klantenservice*, klacht*, enquête*, obsług* klienta, ankiet*, reklamacj*, müşteri hizmet*, anket*, şikayet*, поддержк*, опрос*, жалоб*, サポート, 問い合わせ, アンケート, 客服, 投诉, 问卷, دعم العملاء, شكاوى, استبيان',
    people: ['Customers', 'Agents'],
    audience: 'Customers with a question; a small team that answers all day at a desk',
    models:
      'Ticket(subject, status new/open/waiting/solved, priority low/normal/high, opened_at), Message(text, sent_at, internal), Customer(name, email), Article(title, text, published), Rating(stars, comment)',
    relations:
      'Customer has many Tickets; Ticket has many Messages; Ticket has one Rating; a Ticket may belong to one Article',
    actions: 'ask a question, answer it, hand it to a colleague, close it, write an article',
    flow: 'Customer writes -> ticket is opened -> agent takes it -> answers -> customer replies or closes -> rating; if nobody has answered within a working day, move it to the top and tell the lead',
    instead: 'one shared inbox',
    style: 'minimal',
    figures: 'open tickets, time to first answer, solved today, ratings this week',
    topics: 'how to, news, tips, behind the scenes',
  },
  industry: {
    words:
      'factory, factories, production, manufactur*, machine*, quality control, sensor*, iot, energy, power plant*, greenhouse gas*, construction, building site*, farm, farms, farmer*, agricultur*, crop*, livestock, dairy, wine, winery, vineyard*, mine, laboratory, lab | fabrik*, produktion*, maschine*, sensor*, energie*, baustell*, bauernhof*, landwirt*, weingut*, labor*, fábrica*, producción, máquina*, energía, obra, agricult*, granja*, bodega*, usine*, production, machines, énergie, chantier*, agricult*, ferme*, vignoble*, fabbric*, produzion*, macchin*, energia, cantier*, agricol*, cantin*, fazenda*, energia, obra*, agrícol*, fabriek*, boerderij*, landbouw*, bouwplaats*, fabryk*, produkcj*, maszyn*, rolnik*, rolnic*, budow*, fabrika*, üretim*, makine*, çiftlik*, tarım*, завод*, производств*, станк*, ферм*, 工場, 農場, 農家, 機械, 工厂, 农场, 机器, 生产, مصنع, مزرعة, آلات, إنتاج',
    people: ['Operators', 'Supervisors'],
    audience: 'Operators on a tablet on site, often with gloves; a supervisor at a desk',
    models:
      'Site(name, position), Unit(name, kind, status running/stopped/in_service), Reading(kind, value, measured_at), Incident(opened_at, cause, status open/acknowledged/closed), Inspection(date, result passed/failed, note, photo)',
    relations:
      'Site has many Units; Unit has many Readings; Unit has many Incidents; Unit has many Inspections',
    actions: 'see what runs, note a reading, report an incident, acknowledge it, do an inspection',
    flow: 'See all units -> one is out of range -> alarm -> somebody acknowledges -> cause is noted -> closed; if nobody acknowledges within 10 minutes, tell the supervisor',
    instead: 'paper sheets and the telephone',
    style: 'corporate',
    figures: 'units running, open incidents with age, output today against plan, readings out of range',
    topics: 'how it is made, people, technology, seasons',
  },
  documents: {
    words:
      'contract*, legal, lawyer*, law firm*, attorney*, document*, notes app, note-taking, note taking, wiki, knowledge, translation*, translator*, signature*, form, forms, pdf, pdfs, policy, compliance, gdpr | vertrag*, verträge*, anwalt*, anwält*, kanzlei*, dokument*, notiz*, übersetz*, contrato*, abogad*, documento*, notas, traduc*, contrat*, avocat*, document*, traducti*, notes, contratt*, avvocat*, document*, appunti, traduzion*, advogad*, contratos, traduç*, contract*, advocaat*, notities, vertaal*, umow*, prawni*, notatk*, tłumacz*, sözleşme*, avukat*, belge*, not alma*, договор*, юрист*, документ*, заметк*, перевод*, 契約, 弁護士, 書類, メモ, 翻訳, 合同, 律师, 文档, 笔记, 翻译, عقود, محامي, مستندات, ملاحظات, ترجمة',
    people: ['Authors', 'Reviewers'],
    audience: 'People who write and read documents at a desk, several on the same one',
    models:
      'Document(title, kind, status draft/in_review/final, due_on), Version(number, text, saved_at), Comment(text, place, resolved), Tag(name, colour), Signature(name, signed_at)',
    relations:
      'Document has many Versions; Document has many Comments; Document has many Signatures; Tag has many Documents',
    actions: 'create a document, find one by its text, comment, compare versions, mark it final',
    flow: 'Create -> write -> ask for review -> comments -> new version -> final; if two people change the same passage, keep both and ask which one stays',
    instead: 'files in folders and attachments',
    style: 'minimal',
    figures: 'documents in review, overdue reviews, changed this week, most read',
    topics: 'explained, cases, changes in the law, templates',
  },
} satisfies Record<string, Domain>
