/** The place of that name, such as 'payslip/how-much-is-free-of-tax'; its slashes would mean something after a '#'. */
export const placeOf = (name: string): string => `[id="${name}"]`
