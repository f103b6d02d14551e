/**
 * Docker's health check, run in the studio's container: `node generator/studio/check-health.ts`. It reads the variables of the
 * studio's process. The exit code is 0 for a successful response.
 */
import { identityHeader, signIdentity } from '../../server/studio/identity.ts';
import { readStudioConfig } from './config.ts';

const { port, secret } = readStudioConfig(process.env);
const path = '/api/studio';
const email = 'health-check@localhost';
const identity = signIdentity(
  { id: email, name: 'Health check', email, role: 'author' },
  { method: 'GET', path },
  { secret, now: new Date() },
);
const { ok, status } = await fetch(`http://127.0.0.1:${port}${path}`, {
  headers: { [identityHeader]: identity },
});
console.log(status);
process.exit(ok ? 0 : 1);
