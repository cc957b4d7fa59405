/** Whether an address leads to this machine and nowhere else. */
export function isOwnMachine(address: string): boolean {
  const host = URL.canParse(address) ? new URL(address).hostname : ''
  return host === 'localhost' || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(host)
}
