import type { Context } from 'hono';
import { HttpError } from '../../errors.ts';
import { readJson } from '../../http/read-body.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import type { TestProvider } from '../test-provider/test-provider.ts';

/** `POST /api/payments/test-challenge`: the client's response to the test provider's challenge. */
export async function testChallenge(c: Context<ServerEnv>, provider: TestProvider): Promise<Response> {
  const { clientSecret, isPassed } = await readJson(c);
  const isOpen =
    typeof clientSecret === 'string' && (await provider.answerChallenge(clientSecret, isPassed === true));
  if (!isOpen) throw new HttpError('not_found');
  return c.json({ success: true });
}
