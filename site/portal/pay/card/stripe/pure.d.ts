/** TypeScript does not find the package's types for this entry: they import files without extensions. */
declare module '@stripe/stripe-js/pure' {
  export const loadStripe: typeof import('@stripe/stripe-js').loadStripe;
}
