import { sizeText } from '../../../../../schema/api/attachments.ts';
import { ChatIcon } from './chat-icon.tsx';
import type { Files, SentFile } from './use-files.ts';

/** A file on its way or refused. Once it is stored, a message takes its place. */
export function FileRow({ file: sent, files }: { file: SentFile; files: Files }) {
  const { file, id, percent, problem, canRetry } = sent;
  return (
    <div className="chat-said own">
      <div className={problem ? 'chat-file bad' : 'chat-file'}>
        <ChatIcon name="file" />
        <b dir="auto">{file.name}</b>
        <small>
          {!problem && `Sending, ${percent}% of `}
          {sizeText(file.size)}
        </small>
        {!problem && <progress max={100} value={percent} aria-label={`Sending ${file.name}`} />}
      </div>
      <p className={problem ? 'chat-status bad' : 'chat-status'}>
        {problem && <span role="alert">{problem}</span>}
        {canRetry && (
          <button type="button" onClick={() => files.retry(sent)}>
            Try again
          </button>
        )}
        <button type="button" onClick={() => files.remove(id)}>
          {problem ? 'Remove' : 'Cancel'}
        </button>
      </p>
    </div>
  );
}
