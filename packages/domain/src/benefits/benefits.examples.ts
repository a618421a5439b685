/** Rates for tests only: the product has none, since the host supplies them (OQ-136). */
export const exampleRates = {
  basic: { employeeNIRate: 0.08, taxRate: 0.2 },
  higher: { employeeNIRate: 0.02, taxRate: 0.4 },
} as const
