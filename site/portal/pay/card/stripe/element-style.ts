/** Styles for Stripe's fields. They contain resolved tokens: custom properties do not reach cross-origin frames. */
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
