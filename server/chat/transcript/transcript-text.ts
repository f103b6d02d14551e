import { firstName } from '../../../schema/api/first-name.ts';
import type { SiteFacts } from '../../site-facts.ts';

/** A message, with what its sender is called in the transcript. */
export interface TranscriptLine {
  /** ISO 8601. */
  at: string;
  who: string;
  text: string;
}

/** Characters of the messages in one mail. The latest count. */
const maxCharacters = 200_000;

interface ForVisitor {
  /** Empty if the visitor left none. */
  name: string;
  site: Pick<SiteFacts, 'name' | 'phone' | 'url'>;
}

interface ForOwner {
  lead: { full_name: string; email: string; phone: string };
  /** The lead at the desk; empty if the site's URL is not known. */
  deskUrl: string;
}

/** @param zone IANA name of the company's time zone */
export function visitorTranscript(
  { name, site }: ForVisitor,
  lines: readonly TranscriptLine[],
  zone: string,
): { subject: string; text: string } {
  const first = firstName(name);
  return {
    subject: `Your chat with ${site.name}`,
    text: [
      first ? `Hello ${first},` : 'Hello,',
      `Here is your chat with ${site.name}.`,
      transcriptText(lines, zone),
      'If you have another question, just reply to this email.',
      [site.name, site.phone, site.url].filter(Boolean).join('\n'),
    ].join('\n\n'),
  };
}

/** @param zone IANA name of the company's time zone */
export function ownerTranscript(
  { lead, deskUrl }: ForOwner,
  lines: readonly TranscriptLine[],
  zone: string,
): { subject: string; text: string } {
  const reach = [lead.email, lead.phone].filter(Boolean).join(', ');
  return {
    subject: `Transcript of your chat with ${lead.full_name || reach || 'a visitor'}`,
    text: [
      reach ? `The visitor can be reached at ${reach}.` : 'The visitor left no way to be reached.',
      transcriptText(lines, zone),
      deskUrl && `Open it at the desk: ${deskUrl}`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
}

/** Who said what and when, by the clock of the company. */
export function transcriptText(lines: readonly TranscriptLine[], zone: string): string {
  const parts: string[] = [];
  let day = '';
  const kept = latest(lines);
  if (kept.length < lines.length) parts.push('Earlier messages are not included.');
  for (const { at, who, text } of kept) {
    const time = Temporal.Instant.from(at).toZonedDateTimeISO(zone);
    const date = time.toLocaleString('en-US', { dateStyle: 'full' });
    if (date !== day) parts.push(date);
    day = date;
    parts.push(`${clockText(time)}, ${who}:\n${indented(text)}`);
  }
  return parts.join('\n\n');
}

function latest(lines: readonly TranscriptLine[]): readonly TranscriptLine[] {
  let left = maxCharacters;
  const first = lines.findLastIndex(({ text }) => {
    left -= text.length;
    return left < 0;
  });
  return lines.slice(first + 1);
}

/** With the zone's name, because clocks can change during a chat. */
function clockText(time: Temporal.ZonedDateTime): string {
  const text = time.toLocaleString('en-US', { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });
  // ICU puts a narrow space before AM and PM, which some mail clients show as a box.
  return text.replaceAll('\u202f', ' ');
}

/** Every line is indented, so no message can pass for that of someone else. */
function indented(text: string): string {
  return text
    .split(/[\n\u2028\u2029]/)
    .map((line) => `  ${line}`.trimEnd())
    .join('\n');
}
