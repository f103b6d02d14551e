import { useState } from 'react';
import type { Choice } from '../../../../../schema/editor/folder-values.ts';
import { StudioIcon } from '../../ui/studio-icon.tsx';
import { useForm } from '../form-context.ts';
import { filterChoices } from './filter-choices.ts';

interface Props {
  current: string | undefined;
  choices: readonly Choice[];
  onChoose: (src: string) => void;
}

/** More of them are found by typing. */
const maxShown = 60;

/** The pictures of the folder, to find and to choose, and the upload of another one. */
export function PictureChoices({ current, choices, onChoose }: Props) {
  const { mediaUrl, onUpload } = useForm();
  const [query, setQuery] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const found = filterChoices(choices, query);

  async function upload(file: File) {
    setBusy(true);
    setFailure('');
    try {
      onChoose((await onUpload(file)).src);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="picture-choices">
      <input
        type="search"
        aria-label="Find a picture"
        placeholder="Find a picture"
        value={query}
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
      />
      <label className="upload-button">
        <StudioIcon name="plus" />
        {isBusy ? 'Uploading…' : 'Upload a picture'}
        <input
          type="file"
          accept="image/png,image/jpeg,image/webp,image/avif,image/svg+xml"
          className="visually-hidden"
          disabled={isBusy}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            currentTarget.value = '';
            if (file) void upload(file);
          }}
        />
      </label>
      <p role="status" className="field-problem">
        {failure}
      </p>
      <ul className="picture-grid">
        {found.slice(0, maxShown).map(({ value, description }) => (
          <li key={value}>
            <button
              type="button"
              aria-pressed={value === current}
              title={value}
              onClick={() => onChoose(value)}
            >
              <img src={mediaUrl(value)} alt="" loading="lazy" />
              <span>{value.replace(/^.*\//, '')}</span>
              <small>{description.replace(' px', '')}</small>
            </button>
          </li>
        ))}
      </ul>
      {found.length > maxShown && <p className="hint">{found.length - maxShown} more: type to find them.</p>}
      {found.length === 0 && <p className="hint">No picture has this name.</p>}
    </div>
  );
}
