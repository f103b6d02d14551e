import { useEffect, useState } from 'react';
import type { SectionExample } from '../../../../schema/api/studio/gallery.ts';
import type { ChoicesAnswer } from '../../../../schema/api/studio/tools.ts';
import type { SchemaFile } from '../../../../schema/json-schema.ts';
import type { Lost, Refusal } from '../../../http/call.ts';
import { useStaffCall } from '../../staff/use-staff-call.ts';
import { readChoices, readFrame, readGallery, readSchemas } from '../api.ts';

/** What panels need and no edit changes at once. */
export interface Tools {
  schemas: SchemaFile[];
  choices: ChoicesAnswer;
  /** The address of the preview's document. Other files of the preview are next to it. */
  frame: string;
  /** The types of sections that can be added; empty until they are loaded. */
  examples: SectionExample[];
}

/** How long until what could not be loaded is tried again, in ms. */
const retryMs = 1500;

/** How long after a change the choices are read again, in ms. */
const choicesDelayMs = 1500;

/** Loads what the panels need. @param revision of the draft */
export function useTools(draft: string, revision: number): { tools?: Tools; failure?: Refusal | Lost } {
  const staffCall = useStaffCall();
  const [tools, setTools] = useState<Tools>();
  const [failure, setFailure] = useState<Refusal | Lost>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isGone = false;
    void (async () => {
      const [schemas, choices, frame] = await Promise.all([
        readSchemas(staffCall),
        readChoices(staffCall, draft),
        readFrame(staffCall, draft),
      ]);
      if (isGone) return;
      if (schemas.kind !== 'ok') return setFailure(schemas);
      if (choices.kind !== 'ok') return setFailure(choices);
      if (frame.kind !== 'ok') return setFailure(frame);
      setTools({ schemas: schemas.body.schemas, choices: choices.body, frame: frame.body.src, examples: [] });
      const gallery = await readGallery(staffCall, draft);
      if (!isGone && gallery.kind === 'ok')
        setTools((now) => now && { ...now, examples: gallery.body.examples });
    })();
    return () => {
      isGone = true;
    };
  }, [draft, staffCall, tries]);
  useEffect(() => {
    if (!failure) return;
    const timer = setTimeout(() => {
      setFailure(undefined);
      setTries((before) => before + 1);
    }, retryMs);
    return () => clearTimeout(timer);
  }, [failure]);
  const known = tools?.choices.revision ?? 0;
  useEffect(() => {
    if (known === 0 || revision <= known) return;
    const timer = setTimeout(async () => {
      const choices = await readChoices(staffCall, draft);
      if (choices.kind === 'ok') setTools((now) => now && { ...now, choices: choices.body });
    }, choicesDelayMs);
    return () => clearTimeout(timer);
  }, [draft, staffCall, revision, known]);
  return { ...(tools && { tools }), ...(failure && { failure }) };
}
