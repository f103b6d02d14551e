import { apiOrigin, type Result } from './protocol.ts';

/** Flattens parameters to the form field names of Stripe's API. */
function* pairsOf(value: unknown, name: string): Generator<[string, string]> {
  if (value === undefined || value === null) return;
  if (typeof value !== 'object') yield [name, String(value)];
  else for (const [key, item] of Object.entries(value)) yield* pairsOf(item, name ? `${name}[${key}]` : key);
}

/**
 * Calls the API with the publishable key. All values are parameters, so browsers send no preflight request.
 * @param name the key of the object in the result
 */
export async function callApi<Name extends string>(
  name: Name,
  method: 'GET' | 'POST',
  path: string,
  params: Record<string, unknown>,
): Promise<Result<Name>> {
  const form = new URLSearchParams([...pairsOf(params, '')]);
  const url = `${apiOrigin}/v1/${path}`;
  try {
    const answer =
      method === 'GET' ? await fetch(`${url}?${form}`) : await fetch(url, { method, body: form });
    const body = await answer.json();
    return (answer.ok ? { [name]: body } : { error: body.error }) as Result<Name>;
  } catch {
    return {
      error: {
        type: 'api_connection_error',
        message:
          'We are experiencing issues connecting to our payments provider. You have not been charged. Please check your internet connection and try again.',
      },
    };
  }
}
