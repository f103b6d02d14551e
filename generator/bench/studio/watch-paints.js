/**
 * Runs in each document before its own code. It keeps the times of keys and clicks, and looks before each frame whether the heading
 * is there, and whether the watched element has another text. The time of a paint is that of the first task after the frame.
 */
(() => {
  const presses = [];
  const paints = [];
  globalThis.benchPresses = presses;
  globalThis.benchPaints = paints;
  let text;

  const now = () => performance.timeOrigin + performance.now();
  const press = (event) => presses.push({ at: performance.timeOrigin + event.timeStamp });

  function afterPaint(work) {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = work;
    port2.postMessage(undefined);
  }

  function listen() {
    addEventListener('keydown', press, { capture: true });
  }

  // Opening the frame's document to write the page removes all listeners. The page's own stop the event, so this is the first.
  const open = document.open;
  document.open = () => {
    open.call(document);
    listen();
  };
  listen();

  function look() {
    if (globalThis.benchOpened === undefined && document.querySelector('h1')) {
      globalThis.benchOpened = 0;
      afterPaint(() => {
        globalThis.benchOpened = now();
      });
    }
    const { benchSelector } = globalThis;
    const shown = benchSelector && document.querySelector(benchSelector)?.textContent;
    if (shown && shown !== text) {
      text = shown;
      afterPaint(() => paints.push({ at: now(), text: shown }));
    }
    requestAnimationFrame(look);
  }
  requestAnimationFrame(look);
})();
