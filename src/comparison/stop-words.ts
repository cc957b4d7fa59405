import { readWords } from './read-words.ts'

const wordsByLanguage: Record<string, string> = {
  en: 'the and of to for a by one two out up over after before per some more most any many all when then into than them these those there here about need needs work works working people during while between without small hobby their own people every day week month max min at least free open show send add make get take pay paid farm team teams young old local visitors students teachers patients drivers parents kids workers owners managers couples tourists with in on is are be by from that this it as at an or not no can must should will their they who what when which has have only each every if then than we you your our user users customer customers order orders member members booking name date price status',
  de: 'ich möchte will meine mein laden eine verwalten schüler patienten der die das und ist sind nicht mit für ein eine einen einem einer auf von zu zum zur den dem des im am an oder wenn dann kann können muss müssen darf dürfen nur kein keine keinen werden wird wie auch sich bei nach vor aus über pro als es ihre ihr wir sie sein haben hat kunde kunden kurs kurse termin termine benutzer nutzer bestellung bestellungen rechnung rechnungen verein mitglied mitglieder mitarbeiter gerät geräte lager buchung buchungen datum preis beschreibung menge artikel lieferant lieferanten adresse größe straße produkt produkte zahlung sprache alle jeder jede maximal mindestens höchstens innerhalb stunden tage tagen wochen uhr app für',
  fr: 'je veux mon ma mes boutique gérer élèves patients rendez vous le la les des une et est sont pas pour dans sur avec que qui au aux du en par ce cette ces leur leurs nous vous ils elle peut peuvent doit doivent ne plus sans chaque tous toutes ou si mais après avant être avoir client clients commande commandes produit produits utilisateur utilisateurs réservation facture factures nom prix heures jours à',
  es: 'quiero necesito tienda mi mis cita citas gestionar donde esta este estos alumnos pacientes el la los las un una y es son no para con en que por del al se su sus como más pero puede pueden debe deben cada todos todas sin si cuando después antes ser usuario usuarios cliente clientes pedido pedidos producto productos reserva reservas factura nombre precio fecha días horas o de',
  pt: 'quero preciso loja meu minha consulta consultas alunos pacientes o a os as um uma e é são não para com em que por do da dos das no na nos nas ao se seu sua seus mais mas pode podem deve devem cada todos todas sem quando depois antes ser usuário usuários cliente clientes pedido pedidos produto produtos reserva reservas nome preço data dias horas você de',
  it: 'voglio negozio mio mia appuntamenti il lo la i gli le un una e è sono non per con in che di del della dei delle al alla da dal si su come più ma può possono deve devono ogni tutti tutte senza se quando dopo prima essere utente utenti cliente clienti ordine ordini prodotto prodotti prenotazione prenotazioni nome prezzo giorni ore',
  nl: 'ik wil mijn winkel de het een en is zijn niet voor met van op te in dat die er aan door bij naar als kan kunnen moet moeten mag mogen geen alleen elke elk alle wordt worden of maar na uit over gebruiker gebruikers klant klanten bestelling bestellingen naam prijs dagen uur',
  pl: 'i w na z do nie jest są się że dla o od po lub tylko każdy może mogą musi muszą przez jak ale gdy przed użytkownik klient zamówienie dni godzin oraz',
  tr: 've bir bu için ile de da çok daha olarak her gibi değil en ya veya sadece kullanıcı müşteri sipariş sonra önce kadar gün saat olan olmalı',
  sv: 'och är att det en ett som på för med av inte den kan ska måste eller från till alla varje bara när efter före användare kund beställning',
  da: 'og er at det en et som på for med af ikke den kan skal eller fra til alle hver kun når efter før bruger kunde bestilling må',
  nb: 'og er å det en et som på for med av ikke den kan skal eller fra til alle hver bare når etter før bruker kunde bestilling må',
  fi: 'ja on ei että se joka kun tai vain ovat voi pitää jos mukaan käyttäjä asiakas tilaus päivää',
  cs: 'a je se na v že s do pro nebo jen jsou není musí může každý před po uživatel zákazník objednávka dní hodin',
  ro: 'și este sunt nu pentru cu în la de pe care din sau fiecare numai poate trebuie după înainte utilizator client comandă zile ore',
  hu: 'és a az nem egy hogy van is csak minden lehet kell vagy után előtt felhasználó ügyfél rendelés nap óra',
  id: 'dan yang untuk dengan di ke dari tidak ini itu adalah atau hanya setiap dapat bisa harus pada oleh pengguna pelanggan pesanan hari jam',
  vi: 'và là của cho không có được một các với người trong để này khi hoặc chỉ mỗi phải thể khách hàng ngày giờ',
}

/** Frequent words, as they are read, and the languages (BCP 47 codes) they speak for. */
export const stopWords: ReadonlyMap<string, readonly string[]> = buildIndex()

function buildIndex(): Map<string, string[]> {
  const index = new Map<string, string[]>()
  for (const [code, words] of Object.entries(wordsByLanguage)) {
    for (const word of new Set(readWords(words).map(({ form }) => form)))
      index.set(word, [...(index.get(word) ?? []), code])
  }
  return index
}
