import { scriptOrigin } from './protocol.ts';

/** Shows the bank's challenge over the whole page until it is answered or closed. */
export function askBank(clientSecret: string, challenge: string): Promise<'answered' | 'closed'> {
  const frame = document.createElement('iframe');
  const fragment = encodeURIComponent(JSON.stringify({ clientSecret, challenge, origin: location.origin }));
  frame.name = `__privateStripeFrameChallenge${challenge}`;
  frame.title = 'Secure 3D Secure frame';
  frame.src = `${scriptOrigin}/endive/three-ds-2-challenge.html#${fragment}`;
  Object.assign(frame.style, {
    border: '0',
    position: 'fixed',
    inset: '0',
    width: '100%',
    height: '100%',
    zIndex: '2147483647',
  });
  const holder = document.createElement('div');
  holder.append(frame);
  const before = document.activeElement;
  return new Promise((resolve) => {
    const listen = ({ source, origin, data }: MessageEvent<{ challenge: 'answered' | 'closed' }>) => {
      if (origin !== scriptOrigin || source !== frame.contentWindow) return;
      removeEventListener('message', listen);
      holder.remove();
      if (before instanceof HTMLElement) before.focus();
      resolve(data.challenge);
    };
    addEventListener('message', listen);
    document.body.append(holder);
    frame.focus();
  });
}
