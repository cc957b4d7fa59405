export const tokenNeeded = 'Send the value of METRICS_TOKEN in the header “Authorization: Bearer …”\n'
