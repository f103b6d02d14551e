/** How old an answer may be, in ms. */
const maxAgeMs = 15_000;

/** Repeats the answer of a moment ago to the same question: a meeting opens one page on many screens. Failures are not repeated. */
export function createRecentAnswers<Answer>() {
  const answers = new Map<string, { atMs: number; answer: Promise<Answer> }>();
  return (question: string, now: Date, find: () => Promise<Answer>): Promise<Answer> => {
    const atMs = now.getTime();
    for (const [known, { atMs: from }] of answers) if (atMs - from >= maxAgeMs) answers.delete(known);
    const known = answers.get(question);
    if (known) return known.answer;
    const answer = find();
    answers.set(question, { atMs, answer });
    answer.catch(() => answers.delete(question));
    return answer;
  };
}
