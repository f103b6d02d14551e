import { fileExtensions } from '../../../schema/api/attachments.ts';
import { pageUrlToken, type SectionProps } from '../../prepared-data.ts';
import { Mark } from '../../ui/mark.tsx';
import { Paragraph } from '../../ui/text/paragraph.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';

type Props = NonNullable<SectionProps<'notice'>['upload']>;

const extensions = Object.values(fileExtensions).flatMap((names) => names.map((name) => `.${name}`));

/** What a file dialog offers: phones show their camera and photos for the second part. */
const accept = [...new Set([...extensions, 'image/*'])].join(',');

/**
 * A form that adds a file to the visitor's lead. It works without scripts: the server answers with this page and shows what
 * came of it; see `server/attachments/page/`. `upload.script.ts` sends a chosen file at once and shows its progress.
 */
export function Upload({ heading, text, remark, choose, note, drop, send, received, another }: Props) {
  return (
    <div className="upload" id="upload" data-upload="" data-island="upload" data-wake="interaction">
      <h2>
        <RichText text={heading} />
      </h2>
      <Paragraph text={text} />
      <form method="post" encType="multipart/form-data" action="/api/attachments#upload">
        <p className="form-error" role="alert" hidden data-part="error" />
        <button className="btn line retry" type="button" hidden>
          Try again
        </button>
        <div className="blank">
          <input type="file" name="file" id="upload-file" required accept={accept} aria-label={choose} />
          <Paragraph className="remark" text={remark} />
          <p className="note">
            <RichText text={note} /> {drop && <span className="drop">{drop}</span>}
          </p>
        </div>
        <div className="progress" hidden>
          <progress max={1} value={0} aria-labelledby="upload-amount" />
          <p className="note num" id="upload-amount" />
          <button className="link" type="button" data-part="cancel">
            Cancel
          </button>
        </div>
        <button className="btn send" type="submit">
          {send}
        </button>
      </form>
      <div role="status">
        <div className="got" tabIndex={-1} hidden data-part="got">
          <Mark name="tick" />
          <b data-part="name" />
          <p className="note num">
            <span data-part="size" />. {received}
          </p>
          <a className="link" href={`${pageUrlToken}#upload`} data-part="another">
            {another}
          </a>
        </div>
      </div>
    </div>
  );
}
