export { orderPaid } from './placed-orders.memory.ts'
