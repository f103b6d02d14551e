/** Reads the server-sent events of an answer; `events` grows as they arrive, each with its name and data. */
export function readEvents(answer: Response) {
  const events: [name: string, data: unknown][] = [];
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const ended = (async () => {
    for (let rest = ''; ; ) {
      const { done, value } = (await reader?.read()) ?? { done: true };
      if (done) return;
      const parts = (rest + value).split('\n\n');
      rest = parts.pop() ?? '';
      for (const part of parts) {
        const [, event, data = ''] = /^event: (.*)\ndata: (.*)$/m.exec(part) ?? [];
        if (event) events.push([event, JSON.parse(data)]);
      }
    }
  })();
  return { events, ended, close: () => reader?.cancel() };
}
