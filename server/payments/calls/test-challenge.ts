import type { Handler } from 'hono';
import { HttpError } from '../../errors.ts';
import { parseJsonObject, readBody } from '../../http/read-body.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import type { TestProvider } from '../test-provider/test-provider.ts';

/** `POST /api/payments/test-challenge`: the client's response to the test provider's challenge. */
export function testChallenge(provider: TestProvider, bodyLimitBytes: number): Handler<ServerEnv> {
  return async (c) => {
    const { clientSecret, isPassed } = parseJsonObject(await readBody(c, 'application/json', bodyLimitBytes));
    const isOpen =
      typeof clientSecret === 'string' && (await provider.answerChallenge(clientSecret, isPassed === true));
    if (!isOpen) throw new HttpError('not_found');
    return c.json({ success: true });
  };
}
