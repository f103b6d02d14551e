import { request } from 'node:http';

export interface EventStream {
  /** Resolves when the connection has ended, however. */
  ended: Promise<void>;
  /** Cuts the connection, as a network does. */
  cut(): void;
}

/** Opens a stream of server-sent events. Ends at once if the server does not answer with one. */
export function openEventStream(
  url: string,
  headers: Record<string, string>,
  onEvent: (name: string, data: unknown) => void,
): EventStream {
  const ended = Promise.withResolvers<void>();
  const call = request(url, { headers, agent: false });
  call.on('response', (answer) => {
    if (answer.statusCode !== 200) call.destroy();
    let rest = '';
    answer.setEncoding('utf8');
    answer.on('data', (text: string) => {
      const parts = (rest + text).split('\n\n');
      rest = parts.pop() ?? '';
      for (const part of parts) {
        const [, name] = /^event: (.*)$/m.exec(part) ?? [];
        const [, data = 'null'] = /^data: (.*)$/m.exec(part) ?? [];
        if (name) onEvent(name, JSON.parse(data));
      }
    });
    answer.on('error', () => {});
  });
  call.on('error', () => {});
  call.on('close', () => ended.resolve());
  call.end();
  return { ended: ended.promise, cut: () => call.destroy() };
}
