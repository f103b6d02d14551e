import { useEffect, useState } from 'react';
import type { Path } from '../../../../schema/api/studio/operation.ts';
import type { Showing } from '../../../../schema/api/studio/page.ts';
import type { StudioFileAnswer } from '../../../../schema/api/studio/tools.ts';
import { useStaffCall } from '../../staff/use-staff-call.ts';
import { readFile, readShowings } from '../api.ts';

/** site.yaml or a content file as the draft has it; undefined until it is loaded. @param revision of the draft */
export function useSharedFile(draft: string, file: string | undefined, revision: number) {
  const staffCall = useStaffCall();
  const [answer, setAnswer] = useState<StudioFileAnswer>();
  useEffect(() => {
    if (file === undefined) return;
    let isGone = false;
    void readFile(staffCall, draft, file).then((read) => {
      if (!isGone && read.kind === 'ok') setAnswer(read.body);
    });
    return () => {
      isGone = true;
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
