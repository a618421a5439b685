import { type DataLink, shellPolicy } from '@save/domain/shell'

/** The address of an in-app path: as in the address bar and in the page's links. */
export const addressOf = (path: string): string => `${shellPolicy.basePath}${path}`

/** A link from data in the form that a link component takes. */
export const hrefOf = (link: DataLink): string => (link.leads === 'inside' ? link.path : link.href)
