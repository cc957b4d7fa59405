/** Characters of an idea or a title after trimming. A file of its own: a page must not load the schemas for it. */
export const ideaLimit = 5_000
