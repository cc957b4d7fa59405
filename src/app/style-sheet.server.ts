import css from './app.css?inline'

/** All styles of the site, sent inside every page: nothing then stands between the page and its first paint. */
export const styleSheet: string = css
