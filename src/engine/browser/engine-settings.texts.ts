export const keyProblem = 'Please paste the key as the provider shows it, without spaces.'
export const enterAddress = 'Please enter an address that begins with http:// or https://.'
export const chooseModel = 'Please choose a model.'
