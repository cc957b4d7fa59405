export const fillAllFields = 'Please fill in all fields'
export const messageSentSuccessfully = "Message sent successfully! We'll get back to you soon."
export const failedSendMessage = 'Failed to send message. Please try again.'
