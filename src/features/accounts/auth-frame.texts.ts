export const backToSignIn = 'Back to Sign In'
