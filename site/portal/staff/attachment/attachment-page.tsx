import './attachment-page.css';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { type StaffAttachment, sizeText } from '../../../../schema/api/attachments.ts';
import { Fact } from '../../ui/fact.tsx';
import { Instant } from '../../ui/instant.tsx';
import { Loading } from '../../ui/layout/loading.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { messageOf } from '../failure-message.ts';
import { useStaffCall } from '../use-staff-call.ts';

/** A visitor's file: whose it is, and its download. Mail leads here, so the file itself is never in a mail. */
export default function AttachmentPage() {
  const { id = '' } = useParams();
  const staffCall = useStaffCall();
  const [file, setFile] = useState<StaffAttachment>();
  const [problem, setProblem] = useState<string>();
  const address = `/api/staff/attachments/${encodeURIComponent(id)}`;

  useEffect(() => {
    const { abort, signal } = abortable();
    void staffCall<StaffAttachment>(address, { signal }).then((answer) => {
      if (signal.aborted) return;
      if (answer.kind === 'ok') setFile(answer.body);
      else setProblem(messageOf(answer, 'The file could not be found.'));
    });
    return abort;
  }, [staffCall, address]);

  if (problem)
    return (
      <Panel kind="problem" heading="This file cannot be shown.">
        <p>{problem}</p>
      </Panel>
    );
  if (!file) return <Loading />;
  return (
    <div className="attachment">
      <PageHeading title="File">{file.name}</PageHeading>
      <dl>
        <Fact label="From">
          <bdi>{file.lead.fullName}</bdi>
        </Fact>
        <Fact label="Service">{file.lead.service}</Fact>
        <Fact label="Received">
          <Instant of={file.receivedAt} />
        </Fact>
        <Fact label="Size">
          <span className="num">{sizeText(file.sizeBytes)}</span>
        </Fact>
        <Fact label="Lead">{file.lead.id}</Fact>
      </dl>
      <div className="btns">
        <a className="btn" href={`${address}/content`} download={file.name}>
          Download
        </a>
      </div>
      <p className="small soft">A visitor sent this file. Open it only with up-to-date software.</p>
    </div>
  );
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
