import { createContext, type ReactNode, useContext } from 'react';
import type { ChangeInWords, Peer } from '../../../../schema/api/studio/draft.ts';
import type { Path } from '../../../../schema/api/studio/operation.ts';
import type { Choice, FolderValues } from '../../../../schema/editor/folder-values.ts';
import type { SchemaFile } from '../../../../schema/json-schema.ts';
import type { ControlProps } from './controls/control-props.ts';
import type { Edit } from './edits/edit.ts';
import type { FormSource } from './edits/source.ts';

/** What references can name, and the facts that texts can insert. */
export interface FormChoices extends FolderValues {
  /** The names of facts, with what they insert. */
  facts: Choice[];
}

/** A picture that was uploaded. */
export interface UploadedPicture {
  /** The path inside media/. */
  src: string;
  width: number;
  height: number;
}

/** What does not depend on what is edited. */
export interface FormTools {
  schemas: SchemaFile[];
  choices: FormChoices;
  /** The address of a small version of a picture, by its path inside media/. */
  mediaUrl: (src: string) => string;
  onUpload: (file: File) => Promise<UploadedPicture>;
  /** Opens the YAML at a value. */
  onYaml: (file: string, path: Path) => void;
  /** Opens the form of an entry of a content file. */
  onEntry: (file: string, id: string) => void;
  /** The value that the author edits now, by its path in the form's source; undefined for none. */
  onEditing?: (path: Path | undefined) => void;
  /** An item of a list was removed, so the caller can offer to undo it. @param what its name */
  onRemoved?: (what: string) => void;
  /** Undoes one change of this draft. */
  onRevert?: (change: ChangeInWords) => void;
}

export interface Form extends FormTools {
  /** With the edits that its answer does not contain yet. */
  source: FormSource;
  /** Makes edits, all or none. @param step those with the same one are undone together */
  edit: (edits: Edit | Edit[], step?: string) => void;
  newStep: () => string;
  /** Changes of this draft in the source's file. */
  changes: ChangeInWords[];
  /** Others who edit a value of the source's file. */
  peers: Peer[];
  /** Values that two authors changed: a card shows them in place of their fields. */
  conflicting: readonly Path[];
  /** Says something to screen readers. */
  announce: (words: string) => void;
  /** The control of a field. Controls contain others, so they get it from here instead of importing each other. */
  renderControl: (props: ControlProps) => ReactNode;
  /** Makes the fix of a mistake. */
  fix: (problem: FormSource['problems'][number]) => void;
}

export const FormContext = createContext<Form | null>(null);

export function useForm(): Form {
  const form = useContext(FormContext);
  if (!form) throw new Error('This component belongs in a form of the studio.');
  return form;
}
