import type { FilledText } from '../../../../../../schema/api/desk-changes.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { MarkedText } from '../templates/filled-field.tsx';

interface Props {
  /** Undefined while it loads. */
  from: { name: string; address: string } | undefined;
  to: string;
  subject: FilledText;
  text: FilledText;
  onClose: () => void;
}

/** The email as the person gets it. The server adds the sender, and nothing to the words. */
export function MailPreview({ from, to, subject, text, onClose }: Props) {
  return (
    <Dialog heading="Preview" onClose={onClose}>
      <dl className="mail-preview">
        <div>
          <dt>From</dt>
          <dd>
            <bdi>{from ? `${from.name} <${from.address}>` : '…'}</bdi>
          </dd>
        </div>
        <div>
          <dt>To</dt>
          <dd>
            <bdi>{to}</bdi>
          </dd>
        </div>
        <div>
          <dt>Subject</dt>
          <dd>
            <bdi>
              <MarkedText of={subject} />
            </bdi>
          </dd>
        </div>
      </dl>
      <p className="mail-preview-text" dir="auto">
        <MarkedText of={text} />
      </p>
    </Dialog>
  );
}
