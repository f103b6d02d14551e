/** How often typing is reported while it goes on, in ms. Shorter than the time after which it counts as over. */
const everyMs = 3000;

interface Typing {
  typed(): void;
  stopped(): void;
}

/** Reports the beginning and the end of typing, and once in a while that it goes on. */
export function createTyping(report: (isTyping: boolean) => void, now: () => number = Date.now): Typing {
  let reportedAt: number | undefined;
  return {
    typed() {
      if (reportedAt !== undefined && now() - reportedAt < everyMs) return;
      reportedAt = now();
      report(true);
    },
    stopped() {
      if (reportedAt === undefined) return;
      reportedAt = undefined;
      report(false);
    },
  };
}
