/** TypeScript cannot resolve the package's types for this entry, which import files without extensions. */
declare module '@stripe/stripe-js/pure' {
  export const loadStripe: typeof import('@stripe/stripe-js').loadStripe;
}
