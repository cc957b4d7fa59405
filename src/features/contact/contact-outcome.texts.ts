/* Word for word from sections 5 and 8 of the specification. */
export const fillAllFields = 'Please fill in all fields'
export const sent = "Message sent successfully! We'll get back to you soon."
export const failed = 'Failed to send message. Please try again.'
