import { useEffect, useState } from 'react';
import type { StudioPageAnswer } from '../../../../schema/api/studio/page.ts';
import type { Subject } from './selection.ts';
import type { Work } from './work.ts';

interface PageSection {
  page: string | undefined;
  section: string;
}

/** Opens sections of the page. One that was just added opens as soon as the page has it. */
export function useOpenSection(
  page: StudioPageAnswer | undefined,
  choose: (subject: Subject) => void,
): Pick<Work, 'openSection' | 'reveal'> {
  const [asked, setAsked] = useState<PageSection>();
  const [shown, setShown] = useState<PageSection>();
  const name = page?.page;
  const isThere = asked?.page === name && page?.sections.some(({ id }) => id === asked?.section);
  useEffect(() => {
    if (!asked || !isThere) return;
    choose({ kind: 'section', id: asked.section });
    setShown(asked);
    setAsked(undefined);
  }, [asked, isThere, choose]);
  return {
    openSection: (section, page = name) => setAsked({ page, section }),
    // Another page can have a section with the same id.
    reveal: shown?.page === name ? shown : undefined,
  };
}
