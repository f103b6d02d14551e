import type { ReactNode } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { useFirstFocus } from '../ui/use-first-focus.ts';

interface Props {
  heading: string;
  /** The button that does it. */
  action: string;
  /** Fields above the name and the address. */
  children?: ReactNode;
  name: string;
  route: string;
  /** Why the name or the address cannot be used. */
  mistakes: { name: string | undefined; route: string | undefined };
  /** What happens besides. */
  note?: string | undefined;
  isDisabled?: boolean;
  onName: (name: string) => void;
  onRoute: (route: string) => void;
  onDone: () => void;
  onClose: () => void;
}

/** A dialog for the name and the address of a page, which are checked as they are typed. */
export function PageFields(props: Props) {
  const { heading, action, children, name, route, mistakes, note, isDisabled, onDone, onClose } = props;
  const first = useFirstFocus<HTMLInputElement>();
  const isWrong = mistakes.name !== undefined || mistakes.route !== undefined;
  return (
    <Dialog heading={heading} onClose={onClose}>
      <form
        className="page-fields"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isWrong && !isDisabled) onDone();
        }}
      >
        {children}
        <TextField
          ref={first}
          label="Name of the file"
          autoComplete="off"
          spellCheck={false}
          value={name}
          error={name === '' ? undefined : mistakes.name}
          onChange={({ target }) => props.onName(target.value)}
        />
        <TextField
          label="Address"
          autoComplete="off"
          spellCheck={false}
          value={route}
          error={route === '' || route === '//' ? undefined : mistakes.route}
          onChange={({ target }) => props.onRoute(target.value)}
        />
        {note && <p className="note">{note}</p>}
        <p>
          <button className="btn" type="submit" disabled={isWrong || isDisabled}>
            {action}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
