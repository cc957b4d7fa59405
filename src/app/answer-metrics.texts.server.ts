export const tokenNeeded = 'Send the token of METRICS_TOKEN as "Authorization: Bearer …"\n'
