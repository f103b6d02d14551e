/** A film in the first screen competes with the page, so it has to be short and small. */
const maxMegabytes = 10;

/** Why a film is too large, as a clause that follows a colon; undefined if it is not. */
export function filmSizeProblem(bytes: number): string | undefined {
  const megabytes = bytes / 1_000_000;
  return megabytes > maxMegabytes
    ? `it has ${Math.ceil(megabytes)} MB, and visitors on phones would wait for it; the limit is ${maxMegabytes} MB`
    : undefined;
}

/**
 * Checks the first bytes of a film or its captions.
 * @param ending the file extension, with the dot
 * @returns why it cannot be used, as a clause that follows a colon
 */
export function inspectFilm(bytes: Buffer, ending: string): { problem?: string } {
  if (ending === '.vtt')
    return /^\uFEFF?WEBVTT(\s|$)/.test(bytes.toString('utf8', 0, 12))
      ? {}
      : { problem: 'it does not start with WEBVTT' };
  if (ending === '.webm')
    return bytes.toString('hex', 0, 4) === webmStart ? {} : { problem: 'it is not a WebM' };
  const boxes = mp4Boxes(bytes);
  if (boxes[0] !== 'ftyp') return { problem: 'it is not an MP4' };
  const [index, data] = [boxes.indexOf('moov'), boxes.indexOf('mdat')];
  if (index < 0) return { problem: 'it is incomplete' };
  return data >= 0 && data < index
    ? { problem: 'its index is at the end, so it would play only once it has loaded completely' }
    : {};
}

/** The id of the EBML element that a WebM file starts with. */
const webmStart = '1a45dfa3';

/** The names of the boxes that an MP4 file consists of, in order (ISO/IEC 14496-12, section 4.2). */
function mp4Boxes(bytes: Buffer): string[] {
  const names: string[] = [];
  for (let at = 0; at + 8 <= bytes.length; ) {
    names.push(bytes.toString('latin1', at + 4, at + 8));
    let size = bytes.readUInt32BE(at);
    if (size === 1 && at + 16 <= bytes.length) size = Number(bytes.readBigUInt64BE(at + 8));
    // A box of size 0 extends to the end of the file.
    if (size < 8) break;
    at += size;
  }
  return names;
}
