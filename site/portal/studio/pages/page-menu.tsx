import { Popup } from '../ui/popup.tsx';

interface Props {
  /** The address or name of the page. */
  name: string;
  /** The button that opened it. */
  anchor: HTMLElement;
  onRename: () => void;
  onHistory: () => void;
  onRemove: () => void;
  onClose: () => void;
}

/** What can be done with a page of the list. */
export function PageMenu({ name, anchor, onRename, onHistory, onRemove, onClose }: Props) {
  return (
    <Popup label={name} className="page-menu" anchor={anchor} onClose={onClose}>
      <button type="button" onClick={onRename}>
        Rename or move
      </button>
      <button type="button" onClick={onHistory}>
        History
      </button>
      <button type="button" onClick={onRemove}>
        Remove
      </button>
    </Popup>
  );
}
