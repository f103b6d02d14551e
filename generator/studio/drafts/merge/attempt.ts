import { EditError } from '../../../edit/edit-error.ts';

/** What a function returns; undefined if it throws an EditError. */
export function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch (error) {
    if (error instanceof EditError) return undefined;
    throw error;
  }
}
