/** The categories of a query, in the order of the select. We send the label (OQ-125). */
export const supportCategories = ['Cashback', 'Website', 'Other'] as const
