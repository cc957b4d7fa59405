/** The page's messages, from sections 5 and 8 of the specification. */
export const contactTexts = {
  empty: 'Please fill in all fields',
  sent: "Message sent successfully! We'll get back to you soon.",
  failed: 'Failed to send message. Please try again.',
} as const
