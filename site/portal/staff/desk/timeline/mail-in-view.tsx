import { useState } from 'react';

import { type LeadEvent, mailHtmlPath, type TimelineEntry } from '../../../../../schema/api/desk-timeline.ts';
import { mailParts } from '../../../../../schema/api/mail-quotes.ts';
import { FileChip } from './file-chip.tsx';

type MailIn = Extract<LeadEvent, { kind: 'mail-in' }>;

/** An answer by mail, with quotes folded and its files. */
export function MailInView({ entry, event }: { entry: TimelineEntry; event: MailIn }) {
  const { subject, text, fromName, fromAddress, isAuto, files, droppedFiles } = event;
  return (
    <>
      <p className="who">
        {isAuto ? 'Automatic email from' : 'Email from'}{' '}
        <bdi>{fromName || fromAddress || 'an unknown sender'}</bdi>
        {subject && (
          <span>
            : <bdi>{subject}</bdi>
          </span>
        )}
      </p>
      {mailParts(text).map((part, at) =>
        part.isQuoted ? (
          <details key={at} className="quote">
            <summary>Quoted text</summary>
            <p className="body" dir="auto">
              {part.text.trim()}
            </p>
          </details>
        ) : (
          part.text.trim() !== '' && (
            <p key={at} className={isAuto ? 'body' : 'own'} dir="auto">
              {part.text.trim()}
            </p>
          )
        ),
      )}
      {files.length > 0 && (
        <p className="meta">
          {files.map((file) => (
            <FileChip key={file.attachmentId} file={file} />
          ))}
        </p>
      )}
      {droppedFiles.map(({ name, reason }) => (
        <p key={`${name} ${reason}`} className="meta">
          Not kept: <bdi>{name}</bdi>. {reason}
        </p>
      ))}
      {droppedFiles.length > 0 && <p className="meta">The whole email is in the company’s mailbox.</p>}
      {event.hasHtml && <Original entry={entry} mailId={event.mailId} />}
    </>
  );
}

/** The mail as its author formatted it, in a frame where nothing runs and nothing loads. */
function Original({ entry, mailId }: { entry: TimelineEntry; mailId: string }) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <p className="meta">
        <button
          type="button"
          className="more"
          aria-expanded={isShown}
          onClick={() => setShown((was) => !was)}
        >
          {isShown ? 'Hide original' : 'Show original'}
        </button>
      </p>
      {isShown && (
        <iframe
          className="original"
          sandbox=""
          loading="lazy"
          referrerPolicy="no-referrer"
          title="The original email"
          src={mailHtmlPath(entry.leadId, mailId)}
        />
      )}
    </>
  );
}
