import { createContext } from 'react-router'
import type { FurtherPage } from './site-files.server.ts'

/** For the sitemap: what other features have published. */
export const furtherPagesContext = createContext<() => Promise<readonly FurtherPage[]>>()
