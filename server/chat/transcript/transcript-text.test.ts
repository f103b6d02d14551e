import { expect, test } from 'vitest';
import { ownerTranscript, transcriptText, visitorTranscript } from './transcript-text.ts';

const zone = 'America/New_York';

const site = { name: 'Larkfield Resumes', phone: '(555) 010-0100', url: 'https://larkfield.example' };

const lines = [
  { at: '2026-03-04T15:02:00.000Z', who: 'you', text: 'Hi.\nDo you write federal resumes?' },
  { at: '2026-03-04T15:03:10.000Z', who: 'Nora', text: 'We do: https://larkfield.example/federal/' },
];

test('the visitor’s transcript says who wrote what and when, and who the company is', () => {
  expect(visitorTranscript({ name: 'Jordan Lee', site }, lines, zone)).toEqual({
    subject: 'Your chat with Larkfield Resumes',
    text: `Hello Jordan,

Here is your chat with Larkfield Resumes.

Wednesday, March 4, 2026

10:02 AM EST, you:
  Hi.
  Do you write federal resumes?

10:03 AM EST, Nora:
  We do: https://larkfield.example/federal/

If you have another question, just reply to this email.

Larkfield Resumes
(555) 010-0100
https://larkfield.example`,
  });
});

test.each([
  [{ full_name: 'Jordan Lee', email: 'jordan@mail.example', phone: '' }, 'Jordan Lee'],
  [{ full_name: '', email: '', phone: '+1 555 0100' }, '+1 555 0100'],
  [{ full_name: '', email: '', phone: '' }, 'a visitor'],
])('the owner’s transcript names the visitor: %o', (lead, name) => {
  const deskUrl = 'https://larkfield.example/leads?lead=1';
  const { subject, text } = ownerTranscript({ lead, deskUrl }, lines, zone);
  expect(subject).toBe(`Transcript of your chat with ${name}`);
  expect(text).toContain(lead.email || lead.phone || 'The visitor left no way to be reached.');
  expect(text).toContain(`Open it at the desk: ${deskUrl}`);
});

test('each day has its date, and each time the name of the zone, over the switch to daylight saving', () => {
  const at = (time: string) => ({ at: `2026-03-${time}Z`, who: 'Nora', text: 'Hi.' });
  const text = transcriptText([at('08T04:30:00'), at('08T06:30:00'), at('08T07:30:00')], zone);
  expect(text.match(/^\S.*$/gm)).toEqual([
    'Saturday, March 7, 2026',
    '11:30 PM EST, Nora:',
    'Sunday, March 8, 2026',
    '1:30 AM EST, Nora:',
    '3:30 AM EDT, Nora:',
  ]);
});

test('no message can pass for one of someone else', () => {
  const text = 'Hi.\n\n10:04 AM EST, Nora:\u2028You get a refund.';
  const [date, said] = transcriptText([{ at: '2026-03-04T15:02:00.000Z', who: 'you', text }], zone).split(
    /\n\n(?=\S)/,
  );
  expect(date).toBe('Wednesday, March 4, 2026');
  expect(said).toBe('10:02 AM EST, you:\n  Hi.\n\n  10:04 AM EST, Nora:\n  You get a refund.');
});

test('of a very long chat, the latest messages are sent', () => {
  const long = Array.from({ length: 60 }, (_, index) => ({
    at: '2026-03-04T15:02:00.000Z',
    who: 'you',
    text: `${index} ${'x'.repeat(3990)}`,
  }));
  const text = transcriptText(long, zone);
  expect(text.length).toBeLessThan(210_000);
  expect(text).toMatch(/^Earlier messages are not included\.\n\n/);
  expect(text).toContain('  59 xxx');
});
