import type { Path } from '../../../../schema/api/studio/operation.ts';
import { problemsAt } from './edits/problems.ts';
import type { FormSource } from './edits/source.ts';
import { FieldList } from './field-list.tsx';
import { FieldRow } from './field-row.tsx';
import { controlOf } from './fields/control-of.ts';
import { fieldOf } from './fields/fields-of.ts';
import { schemaOf, valueAt } from './fields/schema-at.ts';
import { useForm } from './form-context.ts';
import { Problems } from './notes/problems.tsx';

/** The keys of the group at a path, or the single value there. */
export function FormBody({ path }: { path: Path }) {
  const { source, schemas, renderControl } = useForm();
  const value = valueAt(source.data, path);
  const schema = schemaOf(source.file, path, source.data, schemas) ?? { schema: {}, file: {} };
  const control = controlOf(schema, value, schemas);
  if (control.kind === 'group')
    return (
      <>
        <Problems id="form-group-problems" of={problemsAt(source, path)} />
        <FieldList schema={schema} data={value} path={path} name={groupWords(source, path)} />
      </>
    );
  const label = path.length === 0 ? { label: 'the file' } : {};
  const field = fieldOf({ schema, value, path, isRequired: true, ...label }, schemas);
  if (path.length > 0) return <FieldRow field={field} isOpened />;
  return renderControl({
    field,
    id: 'form-file',
    describedBy: undefined,
    isInvalid: false,
    isOpened: true,
  });
}

/** What keys are added to. */
function groupWords({ page }: FormSource, [first, , ...rest]: Path): string {
  if (first === undefined) return page === undefined ? 'this file' : 'this page';
  return first === 'sections' && rest.length === 0 ? 'this section' : 'this';
}
