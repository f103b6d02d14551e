import type { ReactNode } from 'react';
import type { PreparedAction } from '../../prepared-data.ts';
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
  /** Shown before the label. */
  icon?: IconName;
  /** Shows an arrow after the label. */
  withArrow?: boolean;
  /** Replaces the label, for a label with its own markup. */
  children?: ReactNode;
}

/** A call to action as a real link. `islands/interaction/dialogs.ts` opens the dialogs of form and chat actions. */
export function ActionLink({ action, className, icon, withArrow, children }: Props) {
  return (
    <a className={[classes[action.look], className].filter(Boolean).join(' ')} {...actionAttributes(action)}>
      {icon && <Icon name={icon} />}
      {children ?? action.label}
      {withArrow && <Icon name="arrow" className="icon-go" />}
    </a>
  );
}

/** The attributes that turn a link into the action. */
export function actionAttributes(action: PreparedAction) {
  return {
    href: action.href,
    ...(action.form !== undefined && {
      'data-form': action.form,
      'data-about': action.service && action.about?.replace('{service}', action.service),
      'data-service': action.service,
      'data-price': action.price === undefined ? undefined : formatPrice(action.price),
      'data-original-price':
        action.originalPrice === undefined ? undefined : formatPrice(action.originalPrice),
      'aria-haspopup': 'dialog' as const,
    }),
    ...(action.kind === 'chat' && { 'data-chat': '' }),
  };
}
