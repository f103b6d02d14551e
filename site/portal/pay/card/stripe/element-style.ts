/** Styles for Stripe's fields. They contain token values, because frames of another origin have no custom properties. */
export function elementOptions() {
  const root = getComputedStyle(document.documentElement);
  const token = (name: string) => root.getPropertyValue(name).trim();
  return {
    style: {
      base: {
        color: token('--ink'),
        fontFamily: 'Arial, sans-serif',
        fontSize: '16px',
        lineHeight: '22px',
        '::placeholder': { color: token('--ink-soft') },
        ':disabled': { color: token('--ink-soft') },
      },
      invalid: { color: token('--pencil-deep'), iconColor: token('--pencil-deep') },
    },
  };
}
