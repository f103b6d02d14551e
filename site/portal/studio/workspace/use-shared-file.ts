import { useEffect, useState } from 'react';
import type { Path } from '../../../../schema/api/studio/operation.ts';
import type { Showing } from '../../../../schema/api/studio/page.ts';
import type { StudioFileAnswer } from '../../../../schema/api/studio/tools.ts';
import { useStaffCall } from '../../staff/use-staff-call.ts';
import { readFile, readShowings } from '../api.ts';

/** How long until a file that could not be read is read again, in ms. */
const retryMs = 1500;

/** site.yaml or a content file as the draft has it; undefined until it is loaded. @param revision of the draft */
export function useSharedFile(draft: string, file: string | undefined, revision: number) {
  const staffCall = useStaffCall();
  const [answer, setAnswer] = useState<StudioFileAnswer>();
  useEffect(() => {
    if (file === undefined) return;
    let isGone = false;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const read = async () => {
      const found = await readFile(staffCall, draft, file);
      if (isGone) return;
      if (found.kind === 'ok') setAnswer(found.body);
      else retry = setTimeout(read, retryMs);
    };
    void read();
    return () => {
      isGone = true;
      clearTimeout(retry);
    };
  }, [staffCall, draft, file, revision]);
  return answer?.file === file ? answer : undefined;
}

/** Where a value shows; undefined until it is known. */
export function useShowings(draft: string, place: { file: string; path: Path } | undefined) {
  const staffCall = useStaffCall();
  const key = place && JSON.stringify([place.file, place.path]);
  const [found, setFound] = useState<{ key: string; showings: Showing[] }>();
  useEffect(() => {
    if (key === undefined) return;
    let isGone = false;
    const [file, path] = JSON.parse(key) as [string, Path];
    void readShowings(staffCall, draft, { file, path }).then((read) => {
      if (!isGone && read.kind === 'ok') setFound({ key, showings: read.body.showings });
    });
    return () => {
      isGone = true;
    };
  }, [staffCall, draft, key]);
  return found?.key === key ? found?.showings : undefined;
}
