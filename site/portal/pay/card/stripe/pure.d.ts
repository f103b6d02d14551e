/** The package has no types for this entry that TypeScript finds: its declarations name files without their endings. */
declare module '@stripe/stripe-js/pure' {
  export const loadStripe: typeof import('@stripe/stripe-js').loadStripe;
}
