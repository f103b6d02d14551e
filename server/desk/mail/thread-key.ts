import { createHmac, timingSafeEqual } from 'node:crypto';

/** Part of an address that only this server can have made: which lead answers to it belong to. */
export interface ThreadKeys {
  /** 39 letters and digits, which mail servers may write in any case. */
  keyOf(leadId: string): string;
  /** The leads whose valid keys are in these addresses, in order. */
  leadsIn(addresses: readonly string[]): string[];
}

/** The part of an address before the @ can have 64 characters. Source: RFC 5321, 4.5.3.1.1. */
export const maxReplyName = 64 - '+'.length - 39;

const keyed = /\+([a-z2-7]{39})@[^@]*$/i;

/** Whether an address for answers of ours carries a thread. */
export const hasThreadKey = (address: string): boolean => keyed.test(address);

const idBytes = 16;

/** A forger would have to send 2^63 mails. */
const signatureBytes = 8;

export function createThreadKeys(secret: string): ThreadKeys {
  const sign = (id: Uint8Array) =>
    createHmac('sha256', secret).update('mail thread').update(id).digest().subarray(0, signatureBytes);

  function verify(key: string): string | undefined {
    const bytes = fromBase32(key);
    const [id, signature] = [bytes.subarray(0, idBytes), bytes.subarray(idBytes)];
    if (signature.byteLength !== signatureBytes || !timingSafeEqual(signature, sign(id))) return undefined;
    return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }

  return {
    keyOf(leadId) {
      const id = Buffer.from(leadId.replaceAll('-', ''), 'hex');
      return toBase32(Buffer.concat([id, sign(id)]));
    },
    leadsIn: (addresses) =>
      addresses.flatMap((address) => {
        const [, key = ''] = keyed.exec(address) ?? [];
        return (key && verify(key.toLowerCase())) || [];
      }),
  };
}

/** Source: RFC 4648, 6, in lower case and without padding. */
const digits = 'abcdefghijklmnopqrstuvwxyz234567';

function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.replace(/.{1,5}/g, (five) => digits[Number.parseInt(five.padEnd(5, '0'), 2)] ?? '');
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((digit) => digits.indexOf(digit).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
