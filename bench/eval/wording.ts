const meanings: Readonly<Record<string, string>> = {
  'not-allowed': 'the provider did not accept the key',
  money: 'the account is out of money',
  network: 'the provider could not be reached',
  refused: 'the model declined',
  unfit: 'the checks did not let it pass',
  'cut-off': 'the answer broke off',
  'bad-request': 'the provider refused the request',
}

/** Why an answer was not kept, in words. */
export function meaningOf(why = ''): string {
  return meanings[why] ?? why
}

export function dollars(amount: number): string {
  return `$${amount.toFixed(amount < 1 && amount > 0 ? 4 : 2)}`
}

export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
