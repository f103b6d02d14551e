import type { SectionProps } from '../../prepared-data.ts';
import { ContentIcon } from '../../ui/content-icon.tsx';
import { Icon } from '../../ui/icon.tsx';

interface Props {
  /** The section's id. */
  id: string;
  categories: SectionProps<'resume-samples'>['categories'];
  /** Whether to show the description of the chosen field. */
  describes: boolean;
}

/** Radio buttons for the fields; the first is checked by default. */
export function FieldChoice({ id, categories, describes }: Props) {
  return (
    <fieldset className="fields row">
      <legend className="visually-hidden">Field</legend>
      {categories.map(({ id: field, title, icon, description }, at) => (
        <div key={field}>
          <label>
            <input type="radio" name={`${id}-field`} value={field} defaultChecked={at === 0} />
            <span className="highlighted">
              {icon && <ContentIcon name={icon} />}
              {title}
            </span>
            {describes && <Icon name="arrow" />}
          </label>
          {describes && description && <p>{description}</p>}
        </div>
      ))}
    </fieldset>
  );
}
