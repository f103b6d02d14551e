import './alert-box.css';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';

/** A red error box. Screen readers announce it whenever its content changes. */
export function AlertBox({ children }: { children: ReactNode }) {
  return (
    <div role="alert">
      {children && (
        <div className="alert-box">
          <Icon name="alert" />
          <div>{children}</div>
        </div>
      )}
    </div>
  );
}
