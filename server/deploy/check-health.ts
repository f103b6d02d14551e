/**
 * Asks the server in this container, for Docker's health checks: `node server/deploy/check-health.ts /readyz`.
 * Ends with 0 when the answer is success.
 */
const { ok, status } = await fetch(`http://127.0.0.1:3000${process.argv[2]}`);
console.log(status);
process.exit(ok ? 0 : 1);
