import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Parser } from './variable.ts';

/** The key of a Google service account. */
export interface ServiceAccount {
  email: string;
  privateKey: KeyObject;
  /** The key's id, which Google shows next to it. */
  keyId: string;
  /** Where access tokens are requested. */
  tokenUrl: string;
}

/** Reads the key file of a service account, as Google creates it, or the path of one. */
export const serviceAccount: Parser<ServiceAccount> = (value, reject) => {
  try {
    const text = value.startsWith('{') ? value : readFileSync(value, 'utf8');
    const { type, client_email, private_key, private_key_id, token_uri } = JSON.parse(text);
    const privateKey = createPrivateKey(private_key);
    if (type !== 'service_account' || privateKey.asymmetricKeyType !== 'rsa')
      throw new Error('It is no key of a service account.');
    return {
      email: String(client_email),
      privateKey,
      keyId: String(private_key_id),
      tokenUrl: new URL(token_uri).href,
    };
  } catch {
    reject('be the JSON key of a Google service account, or the path of its file', value);
    // Never used.
    return {} as ServiceAccount;
  }
};
