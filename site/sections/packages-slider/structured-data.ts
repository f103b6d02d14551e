export { packageOffers as structuredData } from '../offer-catalog.ts';
