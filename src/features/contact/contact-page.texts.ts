export const leaveEmpty = 'Please leave this empty'
export const contactForm = 'Contact form'
export const name = 'Name'
export const email = 'Email'
export const message = 'Message'
export const sending = 'Sending...'
export const sendMessage = 'Send Message'
export const textIsKept = 'Your text is still in the form.'

export const contact = 'Contact'
export const lead = 'Ask about a tool, tell us about a prompt that went wrong, or suggest a new tool.'
export const orEmailUs = 'Or email us directly'
export const whatHappens = 'What happens to your message'
export const whatHappensText =
  'Your message is stored on this site for the people who run it, and your email address is used to reply to you. What you type stays in this browser until it is sent.'
export const pageDescription =
  'Contact us about a tool, a prompt that went wrong, or an idea for a new tool. No account needed.'
export const whereItGoes = 'Where your message goes'
export const subject = 'Subject'
export const yourMessage = 'Your message'
export const to = 'To'
export const reply = 'Reply'
export const byEmail = 'By email'
export const headline = (appName: string) => `Contact ${appName}`
