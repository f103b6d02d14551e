/**
 * Docker's health check, run in the server's container: `node server/deploy/check-health.ts /readyz`.
 * The exit code is 0 for a successful response.
 */
const { ok, status } = await fetch(`http://127.0.0.1:3000${process.argv[2]}`);
console.log(status);
process.exit(ok ? 0 : 1);
