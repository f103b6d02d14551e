import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { type MimeNode, Splitter, type SplitterChunk } from '@zone-eu/mailsplit';
import type { IncomingFile } from '../../../attachments/receive-multipart.ts';
import { cleanText } from '../../../http/fields.ts';
import { shallowHtml } from '../html/shallow-html.ts';
import { htmlToText } from './html-to-text.ts';
import { mailLimits } from './limits.ts';
import { decoded, type MailHead, readHead } from './mail-head.ts';
import { decodeText, unflow } from './part-text.ts';
import { withShortHead } from './short-head.ts';
import { decodeTransfer } from './transfer-encoding.ts';

/** A message without its files. */
export interface ReadMail {
  head: MailHead;
  text: string;
  html: string | null;
  /** The parts of a report, such as a bounce, in order. */
  report: { type: string; text: string }[];
  /** Of what its author sent; a message that is delivered again has the same. */
  digest: string;
  /** What was not read, in plain words. */
  dropped: { name: string; reason: string }[];
}

export interface ReadParts {
  /** The message, at most `mailLimits.messageBytes` of it. */
  source: AsyncIterable<Uint8Array>;
  /** Whether there is more of it than that. */
  isCut: boolean;
  /** Called once with the headers, before any file. */
  onHead(head: MailHead): Promise<void>;
  /** Stores a file. @returns why it was refused, in plain words; undefined if it was stored */
  onFile(file: IncomingFile): Promise<string | undefined>;
}

/** In units of the splitter, which counts short lines as long ones. */
const maxSplitterHead = 8_000_000;

const tooLarge = 'The message is larger than 50 MB.';
const tooMany = `More than ${mailLimits.files} files.`;

/** Reads a message as it arrives; at most one chunk of a file is in memory. Broken messages are read as far as possible. */
export async function readMessage({ source, isCut, onHead, onFile }: ReadParts): Promise<ReadMail> {
  let hash = createHash('sha256');
  const splitter = new Splitter({ ignoreEmbedded: true, maxHeadSize: maxSplitterHead, maxChildNodes: 5000 });
  const input = Readable.from(withShortHead(source, (body) => hash.update(body)));
  input.on('error', (error) => splitter.destroy(error));
  const chunks: AsyncIterator<SplitterChunk> = input.pipe(splitter)[Symbol.asyncIterator]();
  const texts = createCollector(mailLimits.textBytes);
  const htmls = createCollector(mailLimits.htmlBytes);
  const reports = createCollector(mailLimits.reportBytes);
  const report: ReadMail['report'] = [];
  const dropped: ReadMail['dropped'] = [];
  let head: MailHead | undefined;
  let [parts, files] = [0, 0];
  let node = await nextNode();

  /** The next node, after the rest of the current one. */
  async function nextNode(): Promise<MimeNode | undefined> {
    for (;;) {
      const { done, value } = await chunks.next();
      if (done) return undefined;
      if (value.type === 'node') return value;
    }
  }

  let following: MimeNode | undefined | null = null;
  async function* bodyOf(): AsyncGenerator<Uint8Array> {
    for (;;) {
      const { done, value } = await chunks.next();
      if (done || value.type === 'node') {
        following = done ? undefined : (value as MimeNode);
        return;
      }
      if (value.type === 'body') yield value.value;
    }
  }

  async function readPart(part: MimeNode): Promise<void> {
    parts += 1;
    if (part.multipart !== false && part._boundary) return;
    const type = part.contentType || 'application/octet-stream';
    const bytes = () => decodeTransfer(bodyOf(), part.encoding);
    const isNamed = part.filename !== false || part.disposition === 'attachment';
    if (head?.contentType === 'multipart/report' && !/^text\/(?:plain|html)$/.test(type)) {
      report.push({ type, text: decodeText(await reports.add(bytes()), part.charset) });
    } else if (type === 'text/plain' && !isNamed) {
      const text = decodeText(await texts.add(bytes()), part.charset).replace(/\r\n?/g, '\n');
      texts.parts.push(part.flowed ? unflow(text, part.delSp) : text);
    } else if (type === 'text/html' && !isNamed) {
      htmls.parts.push(decodeText(await htmls.add(bytes()), part.charset));
    } else await readFile(fileName(part, type), bytes());
  }

  async function readFile(name: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
    files += 1;
    const reason = isCut ? tooLarge : files > mailLimits.files ? tooMany : await onFile({ name, bytes });
    if (reason !== undefined && dropped.length < 2 * mailLimits.files) dropped.push({ name, reason });
  }

  try {
    while (node) {
      if (!head) {
        head = readHead(node);
        await onHead(head);
      }
      if (parts >= mailLimits.parts) {
        dropped.push({ name: 'More parts', reason: `The message has more than ${mailLimits.parts} parts.` });
        break;
      }
      following = null;
      await readPart(node);
      node = following === null ? await nextNode() : following;
    }
    // The digest is of the whole message.
    while (!(await chunks.next()).done);
  } catch (error) {
    // Headers or parts beyond the limits of the splitter.
    if ((error as { code?: string }).code !== 'EMAXLEN' || !head) throw error;
    dropped.push({ name: 'The rest of the message', reason: 'It could not be read.' });
    // How much was hashed until the error depends on the size of chunks.
    hash = createHash('sha256');
  } finally {
    input.destroy();
  }
  if (!head) throw new Error('The message is empty.');
  if (isCut && dropped.length === 0) dropped.push({ name: 'The rest of the message', reason: tooLarge });
  if (texts.isCut || htmls.isCut) dropped.push({ name: 'The rest of the text', reason: 'It is too long.' });
  const html = htmls.parts.join('\n').replaceAll('\0', '') || null;
  const shallow = shallowHtml(html ?? '');
  if (shallow.length < (html ?? '').length)
    dropped.push({ name: 'The rest of the original', reason: 'Its formatting is too deeply nested.' });
  const plain = texts.parts.map(cleanText).filter(Boolean).join('\n\n');
  for (const value of [head.messageId, head.from.address, head.subject, head.date]) hash.update(`${value}\0`);
  return {
    head,
    text: plain || cleanText(htmlToText(shallow)),
    html,
    report,
    digest: hash.digest('base64url'),
    dropped,
  };
}

function fileName({ filename }: MimeNode, type: string): string {
  const name = decoded(filename || '');
  return (
    name || (type === 'message/rfc822' ? 'Forwarded message.eml' : `Unnamed file (${type.slice(0, 60)})`)
  );
}

/** Collects texts up to a common limit. */
function createCollector(maxBytes: number) {
  let room = maxBytes;
  return {
    parts: [] as string[],
    isCut: false,
    async add(bytes: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
      const kept: Uint8Array[] = [];
      for await (const chunk of bytes) {
        if (chunk.byteLength > room) this.isCut = true;
        if (room > 0) kept.push(chunk.subarray(0, room));
        room = Math.max(0, room - chunk.byteLength);
      }
      return Buffer.concat(kept);
    },
  };
}
