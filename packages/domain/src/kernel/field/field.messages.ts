export const fieldMessages = {
  /** Wherever a field is required and the specification gives no sentence (OQ-097). */
  required: 'This field is required.',
} as const
