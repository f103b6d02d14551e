import { ContentControl } from '../lists/content-control.tsx';
import { ListControl } from '../lists/list-control.tsx';
import { MapControl } from '../lists/map-control.tsx';
import { LinkControl } from '../pickers/link-control.tsx';
import { PictureControl } from '../pickers/picture-control.tsx';
import { ReferenceControl } from '../pickers/reference-control.tsx';
import { TextControl } from '../text/text-control.tsx';
import type { ControlProps } from './control-props.ts';
import { GroupControl } from './group-control.tsx';
import { MomentControl } from './moment-control.tsx';
import { readNumber, readScalar } from './read-number.ts';
import { ChoiceControl, ColorControl, FlagControl, NumberControl, YamlValue } from './simple-controls.tsx';
import { UnionControl } from './union-control.tsx';

/** The control of a field, by its kind. */
export function FieldControl(props: ControlProps) {
  const { field } = props;
  const { control } = field;
  switch (control.kind) {
    case 'text':
      return <TextControl {...props} control={control} />;
    case 'number':
      return (
        <NumberControl
          {...props}
          isWhole={control.isWhole}
          parse={(text) => readNumber(text, control.takesFacts)}
        />
      );
    case 'scalar':
      return <NumberControl {...props} isWhole={false} parse={(text) => readScalar(text, field.value)} />;
    case 'flag':
      return <FlagControl {...props} />;
    case 'choice':
      return <ChoiceControl {...props} options={control.options} />;
    case 'reference':
      return <ReferenceControl {...props} reference={control.reference} />;
    case 'link':
      return <LinkControl {...props} />;
    case 'moment':
      return <MomentControl {...props} />;
    case 'color':
      return <ColorControl {...props} />;
    case 'picture':
      return <PictureControl {...props} />;
    case 'content':
      return <ContentControl {...props} collection={control.collection} />;
    case 'list':
      return <ListControl {...props} control={control} />;
    case 'map':
      return <MapControl {...props} names={control.names} />;
    case 'union':
      return <UnionControl {...props} alternatives={control.alternatives} />;
    case 'group':
      return <GroupControl {...props} />;
    case 'fixed':
      return (
        <p className="fixed-value">
          {field.value === true || field.value === undefined ? 'Yes' : String(field.value)}
        </p>
      );
    case 'unknown':
      return <YamlValue {...props} />;
  }
}
