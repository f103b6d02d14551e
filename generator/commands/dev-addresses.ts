import { renderUnicodeCompact } from 'uqr';

import type { DevServer } from './dev.ts';

/** What `dev` prints about its addresses, with a QR code of the first one for phones. */
export function devAddresses({
  url,
  studio,
  network,
}: Pick<DevServer, 'url' | 'studio' | 'network'>): string {
  const lines = [
    `Preview:  ${url}`,
    `Pages:    ${url}__pages`,
    `Sections: ${url}__sections`,
    studio ? `Studio:   ${studio}` : 'Studio:   off with --host',
  ];
  const [first, ...others] = network ?? [];
  if (first !== undefined)
    lines.push(
      '',
      `On a phone in the same network: ${[first, ...others].join(' or ')}`,
      renderUnicodeCompact(first, { border: 2 }),
      'Everyone in this network can open the preview.',
    );
  else if (network) lines.push('', 'This machine is in no network, so no phone can open the preview.');
  return [...lines, 'Saved changes appear right away. Press Ctrl+C to stop.'].join('\n');
}
