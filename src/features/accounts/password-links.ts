/** Mailed links to the page for a new password, as they are called in its address: what else the new password does. */
export const passwordLinks = ['token', 'sign-up', 'take-back'] as const

export type PasswordLink = (typeof passwordLinks)[number]
