/** The categories of a query, in the order of the select; the label is sent (OQ-125). */
export const supportCategories = ['Cashback', 'Website', 'Other'] as const
