import { readActor } from './actor.ts'
import { verbs } from './english-verbs.ts'
import { opensImperative } from './imperative.ts'
import type { FeatureWords, Written } from './feature-patterns.ts'

type Shape = { name: string; fits: (feature: string) => boolean; write: (words: FeatureWords) => Written }

const creating =
  /^(?:add|create|make|write|start|plan|open|register|submit|request|propose|order|adopt|donate|join|apply|enrol|enroll|draw|draft|build|post|publish|issue|lend|borrow|rent|buy|sell|offer|save|collect|take|pick|sponsor|nominate|reply|report|enter|record)$/u
const viewing =
  /^(?:see|view|show|display|list|read|preview|watch|follow|monitor|check|look|find|browse|open|get|highlight|know|learn|compare|receive)$/u
const removing =
  /^(?:delete|remove|clear|leave|unsubscribe|withdraw|revoke|discard|cancel|erase|purge|drop)$/u

// The same four kinds in the languages whose verbs stand at the end or the beginning of such a wish.
const creatingElsewhere =
  /(?<!\p{L})(?:ausleihen|leihen|buchen|bestellen|anlegen|erstellen|hinzufügen|melden|einreichen|schreiben|kaufen|eintragen|erfassen|anmelden|spenden|ajouter|créer|emprunter|commander|signaler|déposer|saisir|acheter|écrire|s'inscrire|añadir|agregar|crear|pedir|prestar|registrar|comprar|publicar|reportar|escribir|inscribirse|adicionar|criar|pedir|emprestar|registar|comprar|publicar|aggiungere|creare|ordinare|prenotare|comprare|segnalare|toevoegen|maken|bestellen|lenen|kopen|создать|добавить|заказать|купить|записать|взять|оформить)(?!\p{L})|作成|追加|登録|注文|申し込|投稿|創建|创建|添加|新增|下单|发布|提交|借|추가|작성|등록|주문|신청|إضافة|إنشاء|طلب|تسجيل|شراء|להוסיף|ליצור|להזמין|לקנות|जोड़|बनाना|बनाएँ|ऑर्डर|खरीद/u
export const viewingElsewhere =
  /(?<!\p{L})(?:ansehen|anschauen|anzeigen|sehen|einsehen|lesen|prüfen|voir|consulter|afficher|lire|ver|consultar|mostrar|leer|visualizar|ler|vedere|consultare|mostrare|bekijken|zien|lezen|смотреть|посмотреть|просмотр\p{L}*|показать|читать)(?!\p{L})|見る|表示|閲覧|確認|查看|显示|浏览|보기|조회|표시|عرض|مشاهدة|לראות|לצפות|देख/u
const removingElsewhere =
  /(?<!\p{L})(?:löschen|entfernen|stornieren|absagen|kündigen|supprimer|annuler|retirer|eliminar|borrar|cancelar|anular|excluir|apagar|remover|eliminare|cancellare|verwijderen|annuleren|удалить|отменить)(?!\p{L})|削除|キャンセル|取り消|删除|取消|移除|삭제|취소|حذف|إلغاء|למחוק|לבטל|हटा|रद्द/u
const changingElsewhere =
  /(?<!\p{L})(?:zurückgeben|ändern|bearbeiten|verschieben|verlängern|bestätigen|markieren|tauschen|zuweisen|abschließen|sperren|freischalten|rendre|modifier|changer|confirmer|prolonger|déplacer|échanger|attribuer|devolver|cambiar|editar|modificar|confirmar|mover|asignar|intercambiar|alterar|trocar|atribuir|restituire|modificare|confermare|spostare|wijzigen|bevestigen|teruggeven|verplaatsen|изменить|вернуть|подтвердить|перенести|назначить|обменять)(?!\p{L})|変更|編集|返却|延長|交換|修改|编辑|归还|确认|更改|交换|수정|변경|반납|확인|교환|تعديل|تغيير|إرجاع|تأكيد|לערוך|לשנות|להחזיר|לאשר|बदल|संपादित|लौटा|पुष्टि/u

/** German puts the verb of a wish last: "Pilzberater fragen". */
const infinitiveLast = /^\p{L}[\p{L}-]*(?:\s\p{L}[\p{L}-]*){0,3}\s\p{L}{2,}(?:en|ern|eln)$/u
const endsLikeInfinitive =
  /(?:men|children|kitchen|garden|screen|green|citizen|token|oven|linen|golden|wooden|broken|frozen|hidden|written|chosen|given|open|often|then|when|between|even|seven|ten|dozen|maiden|chicken|kitten|teen|queen|alien|pen|pattern|western|eastern|modern|intern|lantern|tavern|concern|seen|been|driven|taken|stolen|forgotten|warden|burden|garten|daten|zeiten|preisen?|karten|seiten|listen|kosten|noten|touren|routen|notizen|aufgaben|terminen|kunden|\p{L}ungen|\p{L}heiten|\p{L}keiten|\p{L}tionen|\p{L}innen)$/u

const display =
  /\b(?:lists?|pages?|sections?|overview|banners?|widgets?|boards?|scoreboards?|walls?|corner|panels?|screens?|tabs?|tables?|directory|directories|guides?|tips|news|faqs?|weather|opening hours|seat map|ticker|summary|preview|profiles?|menu|catalogue|catalog|library|archive|showcase|portfolio|bio|story|stories|of the (?:day|week|month|year)|on the (?:home|start|front|landing) ?page|at a glance|indicators?|status|count|counter|progress bar)\b/u

/** How a free wish reads when no topic is recognised: by its verb, or by what kind of thing it names. */
export const featureShapes: readonly Shape[] = [
  {
    name: 'action: remove',
    fits: (feature) => removing.test(verbOf(feature)) || removingElsewhere.test(feature),
    write: ({ entity }) => ({
      accept:
        'asks once, naming what will be gone; it is missing from every list at once and can be taken back for 10 seconds',
      negative: `What other records still need is not removed: the message says what holds it, and the ${entity} stays unchanged`,
    }),
  },
  {
    name: 'action: view',
    fits: (feature) => viewing.test(verbOf(feature)) || viewingElsewhere.test(feature),
    write: () => ({
      accept:
        'opens in one step with the time the data is from; empty, not allowed and not loaded are three different messages',
      negative: 'What could not be loaded offers Retry',
    }),
  },
  {
    name: 'action: create',
    fits: (feature) => creating.test(verbOf(feature)) || creatingElsewhere.test(feature),
    write: ({ entity }) => ({
      accept: `the new ${entity} is listed at once with date and author; sending twice stores one`,
      negative: 'A missing value is named at its field and everything typed stays',
    }),
  },
  {
    name: 'action: other language',
    fits: (feature) =>
      verbOf(feature) === '' && infinitiveLast.test(feature) && !endsLikeInfinitive.test(feature),
    write: ({ aRole }) => ({
      accept: `${aRole} sees the result at once with name and time; doing it twice counts once`,
      negative: 'If it fails, everything typed stays and the message names the reason',
    }),
  },
  {
    name: 'action: change',
    fits: (feature) => verbOf(feature) !== '' || changingElsewhere.test(feature),
    write: ({ entity }) => ({
      accept: `the new state of the ${entity} shows at once, with who did it and when; a newer change by somebody else is never overwritten`,
      negative: `If the ${entity} was changed by somebody else in the meantime, the action is refused, the newer state is shown, and nothing is overwritten`,
    }),
  },
  {
    name: 'mode',
    fits: (feature) => /\bmodes?\b/u.test(feature),
    write: ({ aRole }) => ({
      accept: `${aRole} turns it on and off in one step; while it is on, a mark on every page says so, it survives a reload, and only what the mode is for can be used`,
      negative: 'Leaving a page, a lost connection or a second tab does not switch the mode by itself',
    }),
  },
  {
    name: 'limit',
    fits: (feature) => /\b(?:limits?|quotas?|caps?|maximum|max\.?|minimum|min\.?)\b/u.test(feature),
    write: ({ aRole, entity }) => ({
      accept: `before the limit is reached ${aRole} sees how much is left; it is checked on the server each time a ${entity} is saved`,
      negative:
        'Going beyond is refused with the limit and the present count in the message, and nothing is half saved',
    }),
  },
  {
    name: 'display',
    fits: (feature) => display.test(feature),
    write: ({ feature }) => ({
      accept: `${/\b(?:on|in) (?:the|every|each|a) /u.test(feature) ? 'stands exactly there' : 'stands one step from the start page'}, is readable at 360 px and shows the date it was last changed`,
      negative: 'While there is nothing to show, one sentence says what will stand here and who fills it',
    }),
  },
  {
    name: 'per record',
    fits: (feature) => /\s(?:per|for each|for every|on every|on each)\s/u.test(feature),
    write: ({ aRole, entity }) => ({
      accept: `it stands on the page of each one and nowhere else; ${aRole} opens, changes and leaves it there, and two of them never share a value`,
      negative: `One that has none yet says so with a button to start, and removing the ${entity} it belongs to is only possible after a confirmation that names it`,
    }),
  },
]

/** The person a wish starts with ("parents see …"), when it names one. */
export function actorOf(feature: string): string | undefined {
  return readActor(feature.replace(/^(?:let|allow|enable)\s+/iu, ''))
}

/** The verb a wish is about: "let people adopt a tree" → "adopt", "book club page" → none. */
export function verbOf(feature: string): string {
  const permitted =
    /^(?:(?:let|allow|enable)s?\s|(?:the\s+)?(?:ability|option|possibility|way|button)\s+to\s|can\s)(.+)$/u.exec(
      feature,
    )?.[1]
  const permission = permitted
    ?.split(/\s+/u)
    .slice(0, 4)
    .find((word) => verbs.has(word))
  if (permission !== undefined) return permission
  const plain = feature.replace(/^(?:easily|quickly|automatically)\s+/u, '')
  if (opensImperative(plain)) return /^[\p{L}-]+/u.exec(plain)?.[0] ?? ''
  return actorOf(feature) === undefined
    ? ''
    : (feature
        .split(/\s+/u)
        .slice(1, 4)
        .find((word) => verbs.has(word)) ?? '')
}
