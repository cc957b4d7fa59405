export const imageAlt = (title: string) => `${title}, as a title block on drafting paper`

export const error = 'Error'
