export { type CatalogueSize, makeCatalogue } from './catalogue.ts'
