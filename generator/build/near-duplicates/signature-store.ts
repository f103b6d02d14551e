import { type Signature, signatureLength } from './signature.ts';

const perBlock = 1024;

/** Keeps signatures one after the other: an array of its own for each would take twice the memory. */
export function createSignatureStore() {
  const blocks: Uint16Array[] = [];
  const places = new Map<string, number>();

  const at = (place: number) => {
    const start = (place % perBlock) * signatureLength;
    return blocks[Math.floor(place / perBlock)]?.subarray(start, start + signatureLength);
  };

  return {
    has: (name: string) => places.has(name),
    get(name: string): Signature | undefined {
      const place = places.get(name);
      return place === undefined ? undefined : at(place);
    },
    /** @returns the stored copy */
    set(name: string, signature: Signature): Signature {
      const place = places.getOrInsertComputed(name, () => places.size);
      if (place === blocks.length * perBlock) blocks.push(new Uint16Array(perBlock * signatureLength));
      const stored = at(place) as Signature;
      stored.set(signature);
      return stored;
    },
  };
}
