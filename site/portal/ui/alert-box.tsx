import './alert-box.css';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';

/** The red box with what went wrong. It is announced whenever its words change. */
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
