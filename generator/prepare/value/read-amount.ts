import type { PrepareContext } from './context.ts';

/** The fact in an amount such as `${entryPrice}`. */
export function factInAmount(written: unknown): string | undefined {
  return typeof written === 'string' ? /^\$\{(\w+)\}$/.exec(written)?.[1] : undefined;
}

/** A number as written or as a fact states it; undefined without one. */
export function readAmount(written: unknown, { amount }: Pick<PrepareContext, 'amount'>): number | undefined {
  if (typeof written === 'number') return written;
  const fact = factInAmount(written);
  return fact === undefined ? undefined : amount(fact);
}
