export declare const browserPackage: string

/** Path of a Chrome or Chromium. Throws where none can be had. */
export declare function findBrowser(): Promise<string>
