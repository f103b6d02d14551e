import { type Signature, signatureLength } from './signature.ts';

/** Pages that share more than this part of their phrases are near-duplicates. */
const limit = 0.85;
const maxDifferent = Math.ceil(signatureLength * (1 - limit)) - 1;

/** Signatures are compared only if they agree in a band of this many numbers, which all but 0.6 % of pairs at the limit do. */
const bandLength = 8;
const bandCount = signatureLength / bandLength;
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
  const indexed: Indexed[] = [];
  // Most keys have one page, whose number takes less memory than a list.
  const bands = Array.from({ length: bandCount }, () => new Map<number, number | number[]>());

  return (route, signature) => {
    const seen = new Set<number>();
    for (const [index, band] of bands.entries())
      for (const number of listOf(band.get(keyOf(signature, index)))) {
        if (seen.has(number) || seen.size >= maxCandidates) continue;
        seen.add(number);
        const other = indexed[number];
        if (other && isNear(signature, other.signature)) return other.route;
      }
    const own = indexed.push({ route, signature }) - 1;
    for (const [index, band] of bands.entries()) {
      const key = keyOf(signature, index);
      const others = band.get(key);
      if (others === undefined) band.set(key, own);
      else if (typeof others === 'number') band.set(key, [others, own]);
      else if (others.length < maxCandidates) others.push(own);
    }
    return undefined;
  };
}

function listOf(numbers: number | number[] | undefined): number[] {
  return typeof numbers === 'number' ? [numbers] : (numbers ?? []);
}

/** The hash of a band. Equal hashes of different bands only add a candidate. */
function keyOf(signature: Signature, band: number): number {
  let key = 0;
  for (let index = band * bandLength; index < (band + 1) * bandLength; index++)
    key = Math.imul(key ^ (signature[index] ?? 0), 0x01000193);
  // A small integer is stored without an object of its own.
  return key & 0x3fffffff;
}

function isNear(one: Signature, other: Signature): boolean {
  let different = 0;
  for (let index = 0; index < signatureLength; index++)
    if (one[index] !== other[index] && ++different > maxDifferent) return false;
  return true;
}
