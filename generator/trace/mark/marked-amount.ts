import { withTokens } from './tokens.ts';

/**
 * A number that shows its tokens where a view prints it: React prints the text that it lists, and `formatPrice` calls `toFixed`
 * for everything that is no primitive integer. Everything else, such as a comparison, a sum, or JSON, sees the number.
 */
export class MarkedAmount extends Number {
  readonly #numbers: readonly number[];

  /** @param numbers of its marks, the innermost first */
  constructor(value: number, numbers: readonly number[]) {
    super(value);
    this.#numbers = numbers;
  }

  [Symbol.iterator](): Iterator<string> {
    return [this.#marked(String(this.valueOf()))][Symbol.iterator]();
  }

  override toFixed(): string {
    const value = this.valueOf();
    return this.#marked(Number.isInteger(value) ? String(value) : value.toFixed(2));
  }

  #marked(text: string): string {
    return this.#numbers.reduce(withTokens, text);
  }
}
