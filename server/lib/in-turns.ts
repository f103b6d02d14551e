/** Takes a task to run soon. @returns false if too many are waiting, and this one will not run */
export type InTurns = (task: () => void) => boolean;

/**
 * Runs tasks in their order, a few in each turn of the event loop. Node accepts one new connection in a turn, so a flood of
 * requests that were all handled in the turn of their arrival would keep new visitors waiting.
 * @param perTurn the number of tasks in a turn
 * @param maxWaiting the number of tasks that can wait
 */
export function createTurns(perTurn: number, maxWaiting: number): InTurns {
  const waiting: (() => void)[] = [];

  function takeTurn(): void {
    for (const task of waiting.splice(0, perTurn)) task();
    if (waiting.length > 0) setImmediate(takeTurn);
  }

  return (task) => {
    if (waiting.length >= maxWaiting) return false;
    if (waiting.length === 0) setImmediate(takeTurn);
    waiting.push(task);
    return true;
  };
}
