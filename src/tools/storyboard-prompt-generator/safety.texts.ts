export const notForChildren = (topic: string) =>
  `it includes something that isn’t suitable for children (${topic})`
export const namesBrand = 'it names someone else’s character or brand'
export const noRatingAge = 'it hasn’t been rated for this age'
export const ratedForAge = (rating: number) => `its suitability for this age is rated only ${rating} out of 5`
