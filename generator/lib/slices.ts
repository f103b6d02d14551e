import { setImmediate as others } from 'node:timers/promises';

/** How long work goes on before other calls are answered, in ms. */
const sliceMs = 8;

/** Makes the function that long work awaits between its pieces, so other calls are answered in the meantime. */
export function createSlices(): () => Promise<void> {
  let until = performance.now() + sliceMs;
  return async () => {
    if (performance.now() < until) return;
    await others();
    until = performance.now() + sliceMs;
  };
}
