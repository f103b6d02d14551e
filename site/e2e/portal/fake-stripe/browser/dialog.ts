import { bankOrigin } from './protocol.ts';

/** The frame over the page: the bank's frame and a close button. */
const { clientSecret, challenge, origin } = JSON.parse(decodeURIComponent(location.hash.slice(1)));

const tell = (what: 'answered' | 'closed') => parent.postMessage({ challenge: what }, origin);

const bank = document.createElement('iframe');
bank.title = 'The bank';
bank.name = 'challengeFrame';
bank.src = `${bankOrigin}/3d_secure_2/challenge?${new URLSearchParams({ clientSecret, challenge })}`;

const close = document.createElement('button');
close.textContent = 'Close';
close.addEventListener('click', () => tell('closed'));

addEventListener('message', (event) => {
  if (event.origin === bankOrigin && event.source === bank.contentWindow) tell('answered');
});
document.body.append(close, bank);
close.focus();
