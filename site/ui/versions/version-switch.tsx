/** The two versions of a document: as it came in, and as it was sent back. */
export type Version = 'before' | 'after';

interface Props {
  /** The name of the radio buttons, unique on the page. */
  name: string;
  title: string;
  /** For a switch that a component controls. Otherwise the after is chosen at first, and styles follow the choice. */
  control?: { shown: Version; show: (version: Version) => void };
}

const labels: Record<Version, string> = { before: 'Before', after: 'After' };

/** Radio buttons that choose a version. They need no script, and screen readers announce the choice. */
export function VersionSwitch({ name, title, control }: Props) {
  return (
    <fieldset className="versions">
      <legend className="visually-hidden">Version of {title}</legend>
      {(['before', 'after'] as const).map((version) => (
        <label key={version}>
          <input
            type="radio"
            name={name}
            value={version}
            {...(control
              ? { checked: control.shown === version, onChange: () => control.show(version) }
              : { defaultChecked: version === 'after' })}
          />
          <span>{labels[version]}</span>
        </label>
      ))}
    </fieldset>
  );
}
