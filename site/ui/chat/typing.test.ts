import { expect, it } from 'vitest';
import { createTyping } from './typing.ts';

it('reports typing at most once in three seconds, and its end once', () => {
  const reports: string[] = [];
  let now = 0;
  const typing = createTyping(
    (isTyping) => reports.push(`${now} ${isTyping}`),
    () => now,
  );
  typing.stopped();
  for (now = 0; now < 7000; now += 500) typing.typed();
  typing.stopped();
  typing.stopped();
  typing.typed();
  expect(reports).toEqual(['0 true', '3000 true', '6000 true', '7000 false', '7000 true']);
});
