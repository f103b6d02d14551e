import { type Signature, signatureLength } from './signature.ts';

/** Pages that share more than this part of their phrases are near-duplicates. */
const limit = 0.85;
const maxDifferent = Math.ceil(signatureLength * (1 - limit)) - 1;

/** Signatures are compared only if they agree in a band of this many numbers, which all but 0.6 % of pairs at the limit do. */
const bandLength = 8;
/** More candidates than this are not compared, so the time does not grow with the square of the number of pages. */
const maxCandidates = 100;

interface Indexed {
  route: string;
  signature: Signature;
}

/**
 * Makes a function that takes the pages of a file in order. A page is indexed if it is a near-duplicate of none that is
 * indexed before it.
 * @returns the route of the indexed page that it nearly duplicates; undefined if it is indexed itself
 */
export function createNearDuplicateFinder(): (route: string, signature: Signature) => string | undefined {
  const bands = new Map<string, Indexed[]>();

  return (route, signature) => {
    const keys = keysOf(signature);
    const seen = new Set<Indexed>();
    for (const key of keys)
      for (const other of bands.get(key) ?? []) {
        if (seen.has(other) || seen.size >= maxCandidates) continue;
        seen.add(other);
        if (isNear(signature, other.signature)) return other.route;
      }
    const indexed = { route, signature };
    for (const key of keys) {
      const band = bands.getOrInsertComputed(key, () => []);
      if (band.length < maxCandidates) band.push(indexed);
    }
    return undefined;
  };
}

function keysOf(signature: Signature): string[] {
  return Array.from(
    { length: signatureLength / bandLength },
    (_, band) => `${band} ${signature.subarray(band * bandLength, (band + 1) * bandLength).join()}`,
  );
}

function isNear(one: Signature, other: Signature): boolean {
  let different = 0;
  for (let index = 0; index < signatureLength; index++)
    if (one[index] !== other[index] && ++different > maxDifferent) return false;
  return true;
}
