import { type Outcome, PermanentFailure } from '../delivery/target.ts';

/** A receiver refused a whole request because of some of its rows, and accepted none of it. */
export class RefusedRows extends Error {
  override name = 'RefusedRows';
  /** Why, by the row's position in the request; empty if the receiver does not name the rows. */
  readonly reasons: ReadonlyMap<number, string>;

  constructor(message: string, reasons: ReadonlyMap<number, string> = new Map()) {
    super(message);
    this.reasons = reasons;
  }
}

/**
 * Requests per batch: enough to find four bad rows of 2,000 that are not named. What is not sent by then is retried, so a mistake
 * in the configuration, which makes every row a bad one, does not flood the receiver.
 */
const maxRequests = 100;

/**
 * Sends rows to a receiver that refuses a whole request for one bad row: the rows that it names are dead-lettered, and the others
 * are sent again; if it names none, halves are sent until the bad rows are alone.
 * @param send resolves with `acceptedBy` of an accepted request; throws RefusedRows, or any other error, after which the rows of
 *   the request are retried
 * @returns one outcome for each row, in their order
 */
export async function sendInParts<Row>(
  rows: readonly Row[],
  send: (rows: readonly Row[]) => Promise<string | undefined>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = Array(rows.length);
  let requests = 0;

  function settle(part: readonly number[], outcome: (index: number) => Outcome): void {
    for (const [place, index] of part.entries()) outcomes[index] = outcome(place);
  }

  /** @param part positions in `rows` */
  async function sendPart(part: readonly number[]): Promise<void> {
    if (part.length === 0) return;
    requests += 1;
    try {
      if (requests > maxRequests)
        throw new Error('Too many rows of the batch were refused; will retry the others.');
      const acceptedBy = await send(part.map((index) => rows[index] as Row));
      settle(part, () => ({ isDelivered: true, acceptedBy }));
    } catch (error) {
      if (!(error instanceof RefusedRows)) return settle(part, () => ({ isDelivered: false, error }));
      await separate(part, error);
    }
  }

  async function separate(part: readonly number[], { message, reasons }: RefusedRows): Promise<void> {
    const isRefused = (place: number) => reasons.has(place) || part.length === 1;
    const refused = part.filter((_, place) => isRefused(place));
    if (refused.length > 0) {
      for (const [place, index] of part.entries())
        if (isRefused(place))
          outcomes[index] = {
            isDelivered: false,
            error: new PermanentFailure(reasons.get(place) ?? message),
          };
      return sendPart(part.filter((_, place) => !isRefused(place)));
    }
    const middle = Math.ceil(part.length / 2);
    await sendPart(part.slice(0, middle));
    await sendPart(part.slice(middle));
  }

  await sendPart([...rows.keys()]);
  return outcomes;
}
