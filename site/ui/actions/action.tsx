import type { ReactNode } from 'react';
import type { PreparedAction } from '../../prepared-page.ts';
import { Icon, type IconName } from '../icon.tsx';
import { formatPrice } from './format-price.ts';

const classes: Record<PreparedAction['look'], string> = {
  primary: 'btn',
  outline: 'btn line',
  light: 'btn light',
  link: 'link',
};

interface Props {
  action: PreparedAction;
  className?: string;
  /** An icon before the label. */
  icon?: IconName;
  /** Shows an arrow after the label, for an action that leads on. */
  leadsOn?: boolean;
  /** In place of the label, for a label with marks of its own. */
  children?: ReactNode;
}

/** A call to action as a real link; the bootstrap script gives form and chat actions their dialogs. */
export function ActionLink({ action, className, icon, leadsOn, children }: Props) {
  return (
    <a className={[classes[action.look], className].filter(Boolean).join(' ')} {...actionAttributes(action)}>
      {icon && <Icon name={icon} />}
      {children ?? action.label}
      {leadsOn && <Icon name="arrow" className="icon-go" />}
    </a>
  );
}

/** The attributes that make any element's link do what the action says. */
export function actionAttributes(action: PreparedAction) {
  return {
    href: action.href,
    ...(action.kind === 'form' && {
      'data-form': action.form,
      'data-service': action.service,
      'data-price': action.price === undefined ? undefined : formatPrice(action.price),
      'data-original-price':
        action.originalPrice === undefined ? undefined : formatPrice(action.originalPrice),
      'aria-haspopup': 'dialog' as const,
    }),
    ...(action.kind === 'chat' && { 'data-chat': '' }),
  };
}
