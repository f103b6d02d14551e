import type { PreparedImage } from '../../../site/prepared-data.ts';
import type { PrepareContext } from '../../prepare/value/context.ts';
import { factInAmount, readAmount } from '../../prepare/value/read-amount.ts';
import { MarkedAmount } from './marked-amount.ts';
import type { Marks } from './marks.ts';
import { splitToken } from './tokens.ts';

/** The reference that `markValue` writes in place of an amount. */
const amountMark = /^_(\d+)$/;

/** Makes the function that lets a context prepare marked values: facts and amounts get tokens, and pictures keep theirs. */
export function createContextMarker(marks: Marks) {
  return (context: PrepareContext): void => {
    const { fact, amount, image } = context;
    context.fact = (reference) => {
      const text = fact(reference);
      return text === undefined ? undefined : marks.around(text, factMark(reference));
    };
    context.amount = (name) => {
      const [, written] = amountMark.exec(name) ?? [];
      if (written === undefined) return amount(name);
      const number = Number(written);
      const { amount: value } = marks.at(number);
      const read = readAmount(value, { amount });
      const used = factInAmount(value);
      const numbers = used === undefined ? [number] : [marks.number(factMark(used)), number];
      // It is used like the number that it is everywhere but in texts.
      return read === undefined ? undefined : (new MarkedAmount(read, numbers) as unknown as number);
    };
    context.image = (src, alt): PreparedImage | undefined => {
      const { rest } = splitToken(src);
      const found = image(rest, alt);
      return found && { ...found, src: src.slice(0, src.length - rest.length) + found.src };
    };
  };
}

const factMark = (reference: string) =>
  ({ source: 'fact', path: [factOf(reference)], isText: true }) as const;

/** The name of the fact in a reference such as `turnaround.value` or `Turnaround`. */
export function factOf(reference: string): string {
  const [name = ''] = reference.split('.', 1);
  return name.charAt(0).toLowerCase() + name.slice(1);
}
