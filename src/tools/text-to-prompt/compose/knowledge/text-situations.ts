import type { Craft } from './craft.ts'

// Defects of a dwelling in the languages the words below are known in.
const defect =
  /(?<!\p{L})(?:broke\p{L}*|leak\p{L}*|mou?ldy?|damp|heat\p{L}*|boiler|radiators?|no (?:hot )?water|hot water|repair\p{L}*|fix(?:ed)?|faulty|defect\p{L}*|not working|does(?:n['’]t| not) work|stopped working|out of order|blocked|cracked|rotten|toilet|lift|elevator|cockroach\p{L}*|mice|rats|bed ?bugs|kaputt\p{L}*|defekt\p{L}*|schimmel\p{L}*|heizung\p{L}*|undicht\p{L}*|reparatur\p{L}*|reparier\p{L}*|wasserschaden|chauffage|fuite\p{L}*|cassée?s?|en panne|moisi\p{L}*|répar\p{L}*|calefacci\p{L}*|calentador|rot[oa]s?|aver[ií]\p{L}*|fuga|moho|humedad\p{L}*|repar\p{L}*|aquecimento|quebrad\p{L}*|vazamento|mofo|avariad\p{L}*|riscaldamento|caldaia|rott[oaie]|guast[oaie]|perdita|muffa|ripar\p{L}*|отоплен\p{L}*|слома\p{L}*|плесен\p{L}*|протека\p{L}*|ремонт\p{L}*)(?!\p{L})|مكسور|تسرب|تدفئة|عطل|टूट|खराब|रिसाव|मरम्मत|故障|壊れ|水漏れ|暖房|修理|カビ|坏了|漏水|暖气|维修|고장|누수|난방|수리|곰팡이/iu
const moreMoney =
  /(?<!\p{L})(?:(?:rais\p{L}*|increas\p{L}*|put(?:s|ting)? up|hik\p{L}*) (?:\p{L}+ ){0,3}?(?:rents?|prices?|fees?|rates?|premiums?|tariffs?|dues|tuition)|(?:rent|price|fee|rate|premium|tariff)s? (?:\p{L}+ ){0,2}?(?:increas\p{L}*|rais\p{L}*|rise\p{L}*|rising|hike\p{L}*|up|rose|went)|more rent|higher (?:rent|price|fee)s?|mieterhöhung\p{L}*|preiserhöhung\p{L}*|(?:miete|preis|beitrag|gebühr)\p{L}* (?:\S+ ){0,9}?erhöh\p{L}*|erhöh\p{L}* (?:\S+ ){0,4}?(?:miete|preis|beitrag|gebühr)\p{L}*|augmentation (?:de|du) (?:loyer|prix)|augment\p{L}* (?:le|mon|notre|les) (?:loyer|prix)|sub(?:ida|ir|e)(?: \p{L}+){0,2} (?:alquiler|renta|precios?)|aument\p{L}*(?: \p{L}+){0,2} (?:aluguel|renda|preços?|affitto|prezzi|canone))(?!\p{L})/iu

const addressed =
  /(?<!\p{L})(?:reply|respond|response|answer|object|refuse|negotiat\p{L}*|ask|push back|dispute|counter|to (?:my|our|the) (?:\p{L}+ ){0,2}(?:landlord|landlady|supplier|provider|insurer|insurance|gym|bank|agent|agency|school|vendor|wholesaler|contractor|publisher)|(?:antwort|widers|verhandl|répon|refus|négoci|respond|respuesta|contest|negoci|rispo|negozi)\p{L}*|an (?:meinen|unseren|den|die|meine|unsere))(?!\p{L})/iu

/** Occasions of letters, posts and speeches; they decide what has to be in them. */
export const textSituations: readonly Craft[] = [
  {
    id: 'landlord',
    aim: 'it is mended soon and we stay on terms',
    intents: ['write'],
    words:
      'landlord*, landlady, housing association, letting agent, property manager | vermieter*, hausverwaltung, propriétaire, bailleur, casero, arrendador, senhorio, padrone di casa, хозяину квартиры, арендодател*, صاحب البيت, المؤجر, मकान मालिक, 大家, 管理会社, 房东, 집주인',
    needs: defect,
    not: moreMoney,
    lines: [
      'What is wrong, for how long and whom it hits: all within the first three sentences.',
      {
        when: /\b(?:heat\w*|hot water|boiler|radiator\w*)\b/iu,
        text: 'Ask for a repair date within 48 hours and a stopgap such as portable heaters until then (assumed; change if you agreed something else).',
      },
      {
        when: /\b(?:broken|leak\w*|mou?ld|damp|lift|elevator|toilet|window|lock|noise|cockroach\w*|mice|rats|repair)\b/iu,
        unless: /\b(?:heat\w*|hot water|boiler|radiator\w*)\b/iu,
        text: 'Ask for a repair date within 7 days, sooner if it is unsafe (assumed), and an answer in writing.',
      },
      {
        when: /\b(?:rent reduction|reduc\w+ (?:the |my |our )?rent|lower (?:the )?rent)\b/iu,
        text: 'Ask for a reduction for the time it lasts: my figure if I gave one, else their proposal within 14 days (assumed).',
      },
      'No threats, no law quoted, no rent withheld; that is a later step to check with a tenants’ advice service.',
    ],
    check: 'within ten seconds the landlord knows what is wrong, since when, and by when I expect a reply',
    invent: 'dates, names or earlier conversations',
  },
  {
    id: 'counter-offer',
    aim: 'they agree to my terms or name theirs',
    intents: ['write', 'roleplay'],
    words:
      'raise the rent, raise my rent, raise our rent, raising the rent, raising my rent, raising our rent, raised the rent, raised my rent, raised our rent, rent increase, rent rise, rent hike, rent raise, more rent, higher rent, increase the rent, increase my rent, increase our rent, increases the rent, price went, prices went, price rose, price has gone up, price hike, raised their prices, raised the price, raises the price, raise the price, raising their prices, higher price, premium increase, rent up | miete, mieten, loyer, alquiler, affitto, aluguel, mieterhöhung*, miete erhöh*, erhöht die miete, preiserhöhung*, augmentation de loyer, augmentation du loyer, augmente le loyer, subida del alquiler, sube el alquiler, subir el alquiler, aumento do aluguel, aumento da renda, aumento dell’affitto, aumenta l’affitto',
    needs: new RegExp(`^(?=[\\s\\S]*${addressed.source})(?=[\\s\\S]*${moreMoney.source})`, 'iu'),
    lines: [
      'Open with the change they asked for and my answer to it: agreed, agreed up to a limit, or not agreed.',
      'One counter-offer with its figure and start date, mine where I gave them; concede nothing beyond it.',
      'Give my facts as reasons for it, briefly; open problems stay a separate point and are not the main request.',
      'Ask for a reply in writing by a date (14 days where I named none, assumed); quote no law, threaten nothing.',
    ],
    check: 'the reader knows what I accept, why, and by when I expect an answer',
    invent: 'laws, comparable prices, dates or earlier conversations',
  },
  {
    id: 'deposit',
    aim: 'the money is back without a dispute',
    intents: ['write'],
    words: 'deposit, security deposit, deposit back | kaution*, dépôt de garantie, fianza, caução, cauzione',
    needs:
      /(?<!\p{L})(?:back|return\p{L}*|refund\p{L}*|withh\p{L}*|kept|keeps|deduct\p{L}*|owed?|still (?:not|waiting)|zurück\p{L}*|rend\p{L}*|récupér\p{L}*|rembours\p{L}*|devol\p{L}*|restitu\p{L}*)(?!\p{L})/iu,
    lines: [
      'Address, end of the tenancy and the sum as far as I gave them, in the first two sentences.',
      'Ask for the deposit or an itemised list of deductions within 14 days (assumed; local law may set another time).',
      'No threats, no law quoted; that is a later step to check with a tenants’ advice service.',
    ],
    check: 'the reader can pay or itemise without asking back',
    invent: 'sums, dates or the state of the flat',
  },
  {
    id: 'complaint-reply',
    aim: 'it is settled and they come back',
    intents: ['write', 'roleplay'],
    words:
      'customer who, customer wants, customer complains, customer complaint, customer complained, client complains, client who wants, guest who, guest complains, guest complained, buyer wants, buyer who, patient complains, refund request, bad review, negative review, complaint from, complaint by, complaint of a customer',
    needs: /(?<!\p{L})(?:reply|replies|respond\p{L}*|response|answer\p{L}*|write back)(?!\p{L})/iu,
    lines: [
      'What we offer and from when, mine where I gave it; promise nothing beyond it.',
      'First what happened to them as they told it, in one sentence, without blame and without a plea.',
      'If the answer is no in part, say which part and the one fact that is the reason.',
      'One next step with a person to turn to; no standard phrases.',
    ],
    check: 'the customer knows what they get, what not and why, and does not have to write again',
    invent: 'faults, goodwill, order numbers or policies',
  },
  {
    id: 'complaint',
    aim: 'it is settled without a second letter',
    intents: ['write'],
    words:
      'complain, complains, complaint, council about, noise of the works, complaint letter, refund, money back, faulty, defective, damaged, wrong item, overcharged, late delivery, cancelled flight, flight cancelled, lost luggage, compensation, reklamation, chargeback, bank fee, charged twice | beschwerde, reklam*, erstattung, rückerstattung, zurückzahl*, gebühr*, réclamation, plainte, queja*, remboursement, reclamación, reembolso, reclamação, reclamo, rimborso, жалоб*, возврат денег, شكوى, استرداد, शिकायत, रिफंड, 苦情, 返金, クレーム, 投诉, 退款, 환불',
    not: /(?<!\p{L})(?:reply|respond\p{L}*|response|answer) to (?:an? |my |our |the |this )?(?:\p{L}+ ){0,2}?(?:customers?|clients?|guests?|buyers?|patients?|users?|reviews?|complaints?)(?!\p{L})/iu,
    lines: [
      'Order: what happened and since when, what it costs me, what I ask for, by when.',
      'Ask for one remedy with a date; 14 days where I named none (assumed).',
      'Keep the anger in the facts: no insults, no sarcasm, no threat of reviews.',
    ],
    check: 'a clerk who has never seen the case can settle it without asking back',
    invent: 'order numbers, dates or names of staff',
  },
  {
    id: 'apology',
    aim: 'trust, not absolution',
    intents: ['write'],
    words:
      'apology, an apology, apologise, apologize, apologizing, apologising, sorry, say sorry, make up for, forgot | entschuldig*, excuse*, excuser, disculpa*, desculpa*, scusar*, scuse, извин*, اعتذار, माफी, 謝罪, お詫び, 道歉, 사과',
    lines: [
      'Name what I did and what it meant for the other person before any reason.',
      'No "if", no "but", no excuse in the passive voice.',
      'Offer one amends I can really make, and leave the answer to them.',
    ],
    output: 'only the apology, 60–120 words, to be said or handed over as it is',
    check: 'the person hurt would find their own experience in it',
    invent: 'reasons or promises',
  },
  {
    id: 'condolence',
    aim: 'comfort without a burden',
    intents: ['write'],
    words:
      'condolence, condolences, sympathy, passed away, died, funeral, loss of, lost her, lost his, grieving, sympathy card | beileid, kondolenz, trauer*, condoléances, pésame, condolencias, pêsames, condoglianze, соболезн*, تعزية, शोक, お悔やみ, 慰问, 吊唁, 조의',
    lines: [
      'Say the loss plainly and warmly; no "better place", no "at least", no advice.',
      'One true thing about the person who died, only if I gave it; otherwise a word for those left.',
      'Offer one concrete help instead of "let me know".',
    ],
    output: '3 versions of 40–70 words: for a card, for a message, a little more formal',
    check: 'it comforts without explaining anything',
    invent: 'memories, religion or the cause of death',
  },
  {
    id: 'thanks',
    aim: 'they know what they did for me',
    intents: ['write'],
    words:
      'thank you, thank-you, thanks, thanking, gratitude, appreciation | dank*, bedanken, remerci*, merci, gracias, agradec*, obrigad*, ringrazia*, grazie, благодар*, спасибо, شكر, धन्यवाद, शुक्रिया, お礼, 感謝, 感谢, 감사',
    lines: [
      'Name the one thing they did and what it changed for me.',
      'No "words cannot express", no list of virtues.',
      'End with a look ahead instead of a second thank-you.',
    ],
    check: 'it could be meant for this one person only',
    invent: 'moments or gifts',
  },
  {
    id: 'resignation',
    aim: 'we part on good terms',
    intents: ['write'],
    words:
      'resign, resignation, resigning, quit my job, quitting, two weeks notice, leave my job, notice letter | kündig*, démission*, renuncia*, dimission*, demissão, увольнени*, استقالة, इस्तीफा, 退職, 辞職, 辞职, 사직',
    lines: [
      'Say in the first sentence that I resign and as of when; refer to the notice period in my contract if I gave no date.',
      'One sentence of thanks that is true; no reasons unless I gave some.',
      'Offer a handover with two concrete parts.',
    ],
    output: 'a letter of 90–140 words that can go into a personnel file',
    check: 'it can be read in five years without embarrassment',
    invent: 'dates, a new employer or reasons',
  },
  {
    id: 'raise',
    aim: 'a clear request that is easy to grant',
    intents: ['write', 'roleplay', 'plan', 'question', 'learn'],
    words:
      'raise, pay rise, salary increase, promotion, more money, salary negotiation, negotiate salary, negotiate my salary, negotiating salary, counter offer, pay raise | gehaltserhöhung, gehaltsverhandlung, beförderung, augmentation, aumento, aumento de sueldo, aumento salarial, повышени* зарплаты, زيادة الراتب, वेतन वृद्धि, 昇給, 加薪, 升职, 연봉 협상',
    lines: [
      'Build on two results of mine with their effect; where I gave none, say which kind of evidence to bring.',
      'Name one figure or range, then a second thing to ask for if money is refused.',
      'Prepare for three replies: "no budget", "not now", "others earn the same".',
      'No complaint about private costs, no ultimatum.',
    ],
    outputFor: ['question', 'plan', 'learn'],
    output:
      'the request in three sentences to say, the evidence to bring, replies to the three answers; ≤ 250 words',
    check: 'I can say the request in one calm sentence and know what to say to a no',
    invent: 'market salaries or achievements',
  },
  {
    id: 'leave',
    aim: 'a quick yes',
    intents: ['write'],
    words:
      'day off, days off, time off, monday off, tuesday off, wednesday off, thursday off, friday off, week off, morning off, afternoon off, leave early, vacation request, holiday request, annual leave, sick note, call in sick, sick leave, parental leave, work from home request, home office | urlaub, krankmeldung, krankmelden, congé*, arrêt maladie, vacaciones, baja médica, férias, atestado, ferie, permesso, отпуск*, больничн*, إجازة, छुट्टी, 有給, 休暇, 請假, 请假, 휴가',
    lines: [
      'Say which days in the first sentence; where I gave no date, phrase it so that one can be added.',
      'Say who covers what, or offer to arrange it.',
      'No justification beyond what I wrote; health details stay private.',
    ],
    output: 'a subject line, then an e-mail of 60–100 words',
    check: 'the manager can answer with one word',
    invent: 'dates, colleagues or reasons',
  },
  {
    id: 'decline',
    aim: 'a clear no that hurts nobody',
    intents: ['write'],
    words:
      'decline, say no, saying no, turn down, reject, rejection, refuse, politely refuse, cancel, cancelling, can’t come, cannot come, uninvite | absag*, ablehn*, refuser, décliner, rechazar, recusar, rifiutare, отказ*, رفض, मना करना, 断る, お断り, 拒绝, 婉拒, 거절',
    lines: [
      'The no stands in the first two sentences and cannot be read as maybe.',
      'One honest reason at most; none if I gave none.',
      'Offer something else only if I named it.',
    ],
    check: 'nobody writes back to ask whether it was a no',
    invent: 'excuses',
  },
  {
    id: 'reminder',
    aim: 'it is paid and we stay on terms',
    intents: ['write'],
    words:
      'unpaid invoice, overdue, overdue invoice, payment reminder, late payment, reminder, follow up, follow-up, hasn’t paid, owes me, chase | mahnung, zahlungserinnerung, erinnerung, rappel, relance, recordatorio, factura vencida, lembrete, cobrança, sollecito, напоминани*, تذكير, याद दिलाना, 督促, リマインド, 催款, 提醒, 독촉',
    lines: [
      'Amount or matter, original date and what is missing in the first two sentences, as far as I gave them.',
      'Assume an oversight; ask for one date, 7 days from now (assumed).',
      'Make the reply easy: pay, name a date, or say what is wrong.',
    ],
    output: 'a subject line, a friendly version of 60–90 words and a firmer one for the second time',
    check: 'the reader can settle it in two minutes and is not ashamed to answer',
    invent: 'invoice numbers, fees or interest',
  },
  {
    id: 'outreach',
    aim: 'one reply',
    intents: ['write'],
    words:
      'cold email, cold outreach, sales email, sales pitch, reach out to, outreach, partnership, sponsor, sponsorship, pitch to, introduce my company, prospects, b2b, pitch a journalist, influencer | akquise, kaltakquise, prospection, prospección, prospecção, холодн* письм*, メール営業, 开发信, 추천 메일',
    lines: [
      'First line: an observation about them that only fits them, or about their kind of work if I named nobody.',
      'One problem, one proof, one small next step (15 minutes, two dates to choose from).',
      'No "quick question", no flattery, no attachment; a sentence that makes a no easy.',
    ],
    output: 'a subject of 2–5 words and an e-mail of 90–130 words, then a follow-up of 50 words',
    check: 'a busy person understands the offer from the first three lines',
    invent: 'customers, results or mutual contacts',
  },
  {
    id: 'application',
    intents: ['write', 'critique', 'transform'],
    words:
      'job application, apply for, applying for, application for, job at, position as, internship, scholarship, visa application letter | bewerb*, praktikum, candidature, stage, solicitud de empleo, prácticas, candidatura, estágio, tirocinio, стажировк*, вакансию, طلب وظيفة, नौकरी, 応募, インターン, 应聘, 实习, 지원서',
    lines: [
      'Answer what the role needs with evidence from what I told; at most three points.',
      'Say why this place, with something only true of it.',
      'No "passionate", "team player", "fast learner".',
    ],
    check: 'the reader can name one reason to invite me',
    invent: 'degrees, employers, dates or figures',
  },
  {
    id: 'feedback',
    aim: 'something changes and trust stays',
    intents: ['write', 'roleplay', 'question', 'plan'],
    words:
      'feedback to, give feedback, performance review, annual review, difficult conversation, underperforming, warn an employee, fire an employee, let go, employee who, colleague who, coworker, co-worker, confront | mitarbeitergespräch, kritikgespräch, entretien annuel, evaluación de desempeño, avaliação de desempenho, 人事評価, 绩效',
    lines: [
      'Say what was seen, when, and what it led to; no word about character.',
      'Ask for their view before proposing anything.',
      'Agree on one change, a date, and what help they get.',
    ],
    check: 'the other person knows what to do differently and can keep face',
    invent: 'incidents or numbers',
  },
  {
    id: 'neighbour',
    aim: 'quiet, and we still greet each other',
    intents: ['write', 'roleplay'],
    words:
      'my neighbour*, my neighbor*, our neighbour*, our neighbor*, noise, loud music, barking dog, roommate, flatmate | nachbar*, voisin*, vecin*, vizinh*, vicin* di casa, сосед*, جار, जيران, पड़ोसी, 隣人, 近所, 邻居, 이웃',
    needs:
      /(?<!\p{L})(?:nois\p{L}*|loud\p{L}*|bark\p{L}*|music|drum\p{L}*|smok\p{L}*|smell\p{L}*|part(?:y|ies)|shout\p{L}*|hedge|fence|park(?:s|ed|ing)?|rubbish|trash|dishes|mess\p{L}*|rent|complain\p{L}*|stop\p{L}*|quiet\p{L}*|keeps?|always|laut\p{L}*|lärm\p{L}*|bell\p{L}*|musik|bruit\p{L}*|musique|ruido\p{L}*|música|ladr\p{L}*|barulh\p{L}*|rumor\p{L}*|musica|шум\p{L}*|музык\p{L}*)(?!\p{L})|ضوض|शोर|騒音|うるさ|噪音|吵|소음|시끄/iu,
    not: /(?<!\p{L})(?:apolog\p{L}*|sorry|thank\p{L}*|invit\p{L}*|congratulat\p{L}*|entschuldig\p{L}*|dank\p{L}*|einlad\p{L}*|excus\p{L}*|merci|remerci\p{L}*|disculp\p{L}*|gracias|agradec\p{L}*)(?!\p{L})/iu,
    lines: [
      'Say what happens and when, and what it does to me; no guess about their motives.',
      'One request that is easy to grant, and an offer to talk.',
      'Leave the door open: we will meet on the stairs again.',
    ],
    check: 'the neighbour can say yes without losing face',
    invent: 'earlier talks or witnesses',
  },
  {
    id: 'wedding-speech',
    aim: 'the room laughs and the person honoured is moved',
    intents: ['write'],
    words:
      'wedding, best man, maid of honour, maid of honor, bride, groom, wedding toast, birthday, anniversary, retirement, retires, farewell, going away, graduation, christening, bar mitzvah | hochzeit*, trauzeug*, geburtstag*, abschied*, mariage, anniversaire, départ à la retraite, boda, cumpleaños, jubilación, casamento, aniversário, matrimonio, compleanno, свадьб*, день рождения, زفاف, عيد ميلاد, शादी, जन्मदिन, 結婚, 誕生日, 婚礼, 生日, 결혼, 생일',
    lines: [
      'Hang it on one small scene that shows the person; if I gave none, use a habit everybody in the room knows.',
      'Kind laughter only: nothing about exes, money, drink or bodies.',
      'Close with one wish that refers back to the opening.',
    ],
    check: 'guests who know nobody understand it and the person honoured is glad',
    invent: 'anecdotes, names or dates',
  },
  {
    id: 'change',
    aim: 'people know what it means for them',
    intents: ['write'],
    words:
      'price increase, raise prices, raising prices, layoffs, layoff, restructuring, closing our, we are closing, shutting down, outage, data breach, delay, delayed, bad news, moving to, discontinue, new policy, recall, got cancelled, is cancelled, was cancelled, are cancelled, postponed, cancellation, called off | preiserhöhung, schließ*, entlassung*, hausse de prix, fermeture, subida de precios, cierre, aumento de preços, fechamento, повышени* цен, закрытие, زيادة الأسعار, मूल्य वृद्धि, 値上げ, 閉店, 涨价, 裁员, 가격 인상',
    not: /(?<!\p{L})(?:reply|respond|answer|object|complain\p{L}*|negotiat\p{L}*|ask for|(?:their|your|his|her|the (?:landlord|supplier|provider|insurer)['’]s) (?:price|rent|fee)\p{L}*|to (?:my|our) (?:\p{L}+ )?(?:landlord|supplier|provider|insurer|bank|vendor))(?!\p{L})/iu,
    lines: [
      'What changes, from when and for whom in the first two sentences.',
      'The real reason in one sentence; no "exciting news", no "to serve you better".',
      'What the reader can do now, and who answers questions.',
    ],
    check: 'nobody affected has to read it twice to know what it means for them',
    invent: 'dates, figures or promises',
  },
  {
    id: 'launch',
    intents: ['write'],
    words:
      'launch, launching, launched, new product, new feature, opening, grand opening, we opened, announce, announcing, release notes, changelog, product hunt | eröffnung, neuheit, lancement, ouverture, lanzamiento, apertura, inauguración, lançamento, inauguração, lancio, открытие, запуск, افتتاح, إطلاق, उद्घाटन, लॉन्च, 新発売, 開店, 开业, 发布, 출시',
    lines: [
      'Say what somebody can do now that they could not do before.',
      'Show it in one use from beginning to end.',
      'Say plainly for whom it is not, or what is still missing.',
    ],
    check: 'a reader can tell a friend what is new in one sentence',
    invent: 'figures, dates or user quotes',
  },
  {
    id: 'persuasion',
    aim: 'they change one decision',
    intents: ['write'],
    words:
      'city council, council meeting, town hall, petition, letter to the editor, mayor, referendum, debate speech, campaign, protest, parking fees, open letter, hearing | gemeinderat, stadtrat, petition, leserbrief, conseil municipal, pétition, ayuntamiento, petición, câmara municipal, petição, consiglio comunale, petizione, петици*, городск* совет, عريضة, البلدية, याचिका, नगर परिषद, 請願, 市議会, 请愿, 市议会, 청원, 시의회',
    lines: [
      'Say who loses what, in a person or figure I gave; speak as the one I am.',
      'Grant the other side its best reason before answering it.',
      'Ask for one decision that exactly these people can take.',
    ],
    check: 'an opponent feels fairly described and knows what is asked of them',
    invent: 'figures, quotes or supporters',
  },
  {
    id: 'fundraising',
    aim: 'strangers want to help',
    intents: ['write', 'plan', 'brainstorm'],
    words:
      'donation, donations, donate, fundraiser, fundraising, charity, crowdfunding, kickstarter, gofundme, ngo, non-profit, nonprofit, volunteers needed, volunteer | spende*, dons, collecte, donación, donaciones, doação, doações, donazion*, пожертвован*, благотворит*, تبرع*, दान, 寄付, 募金, 捐款, 众筹, 기부',
    lines: [
      'One person or place and one need; numbers come after it.',
      'Say what a given sum does, only with figures I named.',
      'Dignity first: nobody is shown as helpless.',
    ],
    check: 'a donor knows what the gift changes and how to give',
    invent: 'sums, percentages or fates',
  },
  {
    id: 'school',
    intents: ['write'],
    words:
      'my child’s teacher, teacher about, school about, kindergarten, parents evening, parent teacher, principal, permission slip, homework | lehrerin, lehrer, schule, kita, professeur, maîtresse, école, profesora, maestra, colegio, professora, escola, insegnante, maestra, scuola, учительниц*, школ*, معلم*, مدرسة, अध्यापक, स्कूल, 先生, 学校, 老师, 선생님',
    lines: [
      'Describe what the child does and says at home, not what the school does wrong.',
      'Ask for the teacher’s view and one short talk.',
      'Share only what the teacher needs; no diagnosis.',
    ],
    check: 'the teacher feels asked for help, not accused',
    invent: 'incidents or other children',
  },
  {
    id: 'love',
    intents: ['write'],
    words:
      'love letter, girlfriend, boyfriend, my wife, my husband, my partner, anniversary card, break up, breakup, my ex, crush, date, dating, tinder, valentine | liebesbrief, freundin, trennung, petite amie, rupture, novia, novio, namorad*, fidanzat*, девушк*, парню, حبيب*, गर्लफ्रेंड, 恋人, 彼女, 女朋友, 여자친구',
    needs:
      /(?<!\p{L})(?:lov\p{L}*|romantic|anniversar\p{L}*|valentine\p{L}*|break\p{L}* up|break-?up|date|dating|crush|tinder|miss(?:es|ing)?|marry|propos\p{L}*|forgiv\p{L}*|vows|birthday|liebe\p{L}*|trenn\p{L}*|amour\p{L}*|aim\p{L}*|ruptur\p{L}*|am(?:or|o|ar)\p{L}*|namor\p{L}*|любл?\p{L}*)(?!\p{L})|حب|प्यार|प्रेम|好き|愛|恋|爱|사랑|이별/iu,
    lines: [
      'One small thing that only the two of us know carries it; if I gave none, leave room for one and say so.',
      'Plain words; no poem unless asked, no superlative.',
      'Respect their freedom to answer differently.',
    ],
    check: 'I would say it aloud without blushing at a phrase',
    invent: 'memories, nicknames or promises',
  },
]
