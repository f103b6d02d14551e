import { sizeText } from '../../../../../schema/api/attachments.ts';
import { attachmentPath } from '../../../../../schema/portal-routes.ts';
import { DeskIcon } from '../parts/desk-icon.tsx';

interface Props {
  file: { attachmentId: string; name: string; sizeBytes: number };
}

/** A stored file, which opens in its own tab. */
export function FileChip({ file }: Props) {
  return (
    <a className="file" href={attachmentPath(file.attachmentId)} target="_blank" rel="noreferrer">
      <DeskIcon name="clip" />
      <bdi>{file.name}</bdi>
      <small>{sizeText(file.sizeBytes)}</small>
    </a>
  );
}
