export { CashbackDetails, Category, Offer, Retailer, RetailerInfo } from './retailer.schema.ts'
