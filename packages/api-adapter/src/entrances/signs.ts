export { onUnreadable } from '../client/unreadable.ts'
export { beaconSigns } from '../signs/signs.http.ts'
