import { trimEndOf } from '#shared/text/trim-end-of.ts'
import * as texts from './password-rules.texts.ts'
// The ones that attackers try first: years of leaked lists agree on them. Compared without case and trailing digits.
const common = new Set(
  `123456 password qwerty abc123 letmein monkey dragon football baseball iloveyou master sunshine princess welcome
  shadow superman michael ninja mustang jessica charlie batman trustno1 hello freedom whatever qazwsx asdfgh zxcvbn
  qwertyuiop asdfghjkl zxcvbnm 1q2w3e 1qaz2wsx q1w2e3r4 qwe123 pass passwd passw0rd p@ssw0rd p@ssword admin
  administrator root login guest test tester testing secret changeme default user access server internet computer
  google samsung android apple starwars pokemon naruto minecraft killer hunter soccer hockey summer winter spring
  autumn flower cookie cheese chocolate banana orange purple ginger pepper buster tigger maggie bailey harley jordan
  thomas robert daniel andrew joshua matthew hannah ashley amanda nicole jennifer michelle angel lovely babygirl
  loveyou love iloveu mylove forever family friends jesus blessed liverpool chelsea arsenal barcelona juventus
  realmadrid football1 lakers yankees cowboys steelers eagles phoenix diamond silver golden thunder matrix merlin
  gandalf hobbit zelda mario snoopy garfield scooby spider nintendo playstation xbox welcome1 letmein1 qwert asdf
  zaq1zaq1 aa123456 a123456 azerty hallo passwort geheim schatz motdepasse soleil bonjour contrasena hola senha
  parola 111111 000000 121212 123123 112233 654321 666666 696969 777777 888888 999999 987654 159753 147258 741852
  101010 202020 131313 123321 102030 abcdef abcabc aaaaaa asdasd qweqwe zxczxc blink182 donald michelle1 dallas`.split(
    /\s+/,
  ),
)

/** Words of the product; APP_NAME and what follows from the address come on top. */
const ownWords = new Set(['blueprompt', 'prompt', 'prompts', 'promptwizard'])

type Person = {
  email: string
  appName: string
  minLength: number
  /** What else was leaked: a long list, which a page fetches only where somebody chooses a password. */
  leaked?: ReadonlySet<string> | undefined
}

/** Why this password cannot be used; undefined when it can. No rules about kinds of characters: length is what counts. */
export function passwordFault(
  password: string,
  { email, appName, minLength, leaked }: Person,
): string | undefined {
  if ([...password].length < minLength) return texts.tooShort(minLength)
  const plain = password.toLowerCase()
  const word = trimEndOf(plain, /[\d!.?*#@_-]/)
  if (common.has(plain) || common.has(word) || leaked?.has(plain) || isRow(plain)) {
    return texts.tooCommon
  }
  const address = email.trim().normalize('NFKC').toLowerCase()
  const [local = ''] = address.split('@')
  // Without an address, and for a password of nothing but digits and signs, these are empty and would be the same.
  if (
    plain === address ||
    (local !== '' && (word === local || plain === local)) ||
    word === appName.toLowerCase() ||
    ownWords.has(word)
  ) {
    return texts.tooEasy
  }
  return undefined
}

/** One character repeated, or neighbours up or down: `aaaaaaaa`, `12345678`, `fedcba`. */
function isRow(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0)
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)))
  const [step] = steps
  return steps.size === 1 && (step === 0 || step === 1 || step === -1)
}

/** What is said about a password while it is typed: what the server would refuse it for, before how good it is. */
export function passwordHint(password: string, person: Person): string {
  if (password === '') return ''
  return passwordFault(password, person) ?? texts.howHardToGuess(passwordStrength(password))
}

export type PasswordStrength = 'weak' | 'fair' | 'good' | 'strong'

/** A hint while typing: by length and by how many different characters there are. */
export function passwordStrength(password: string): PasswordStrength {
  const length = [...password].length
  const different = new Set(password).size
  const score = Math.min(length, different * 2)
  if (score < 8) return 'weak'
  if (score < 12) return 'fair'
  return score < 16 ? 'good' : 'strong'
}
