import { scriptOrigin } from './protocol.ts';

/** The bank's page: shows the challenge and reports its outcome to Stripe. */
const title = document.createElement('h1');
title.textContent = '3D Secure 2 Test Page';
document.body.append(title);

const buttons = [
  ['test-source-authorize-3ds', 'Complete authentication', 'pass'],
  ['test-source-fail-3ds', 'Fail authentication', 'fail'],
] as const;

for (const [id, text, answer] of buttons) {
  const button = document.createElement('button');
  Object.assign(button, { id, textContent: text });
  button.addEventListener('click', async () => {
    const body = new URLSearchParams(location.search);
    body.set('answer', answer);
    await fetch('/3d_secure_2/answer', { method: 'POST', body });
    parent.postMessage('answered', scriptOrigin);
  });
  document.body.append(button);
}
