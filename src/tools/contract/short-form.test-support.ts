/** The most characters of the short form, with what frames the person's own words. */
export const mostShortCharacters = 4_800
