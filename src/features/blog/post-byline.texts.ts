export const notPublished = 'Not published'
export const minutesToRead = (readingMinutes: number) => `${readingMinutes} min read`
