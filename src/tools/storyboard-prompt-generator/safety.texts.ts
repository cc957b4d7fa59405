export const notForChildren = (topic: string) => `something in it is not for children (${topic})`
export const namesBrand = 'it names a character or brand of somebody else'
export const noRatingAge = 'it has no rating for the age'
export const ratedForAge = (rating: number) => `it is rated ${rating} of 5 for the age`
