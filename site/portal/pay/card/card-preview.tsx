import './card-preview.css';
import { LazyMotion, useReducedMotion } from 'framer-motion';
import * as m from 'framer-motion/m';
import { Mark } from '../../../ui/mark.tsx';
import type { CardView } from './card-fields.ts';

interface Props {
  card: CardView;
  /** The client's name, as typed so far. */
  name: string;
  /** Whether it shows its back, where the security code is. */
  isTurned: boolean;
}

const features = () => import('./motion.ts').then((module) => module.default);

const brandNames: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** A preview of the card. It turns over while the security code has the focus. Source: product-rules.md, Payments. */
export function CardPreview({ card, name, isTurned }: Props) {
  const isStill = useReducedMotion();
  return (
    <LazyMotion features={features} strict>
      <div className="card-preview" role="img" aria-label={`Card preview, ${isTurned ? 'back' : 'front'}`}>
        <m.div
          className="card-body"
          initial={false}
          animate={{ rotateY: isTurned ? 180 : 0 }}
          transition={isStill ? { duration: 0 } : { duration: 0.5, ease: [0.2, 0.7, 0.3, 1] }}
        >
          <Front card={card} name={name} />
          <Back isAmex={card.brand === 'amex'} />
        </m.div>
      </div>
    </LazyMotion>
  );
}

function Front({ card, name }: Pick<Props, 'card' | 'name'>) {
  return (
    <div className="face front">
      <svg className="ground" viewBox="0 0 40 30" aria-hidden="true">
        <path d="M2 20C9 17 15 11 19 3C21 12 28 18 38 21" vectorEffect="non-scaling-stroke" />
        <path d="M13 27C17 24 18 19 19 13" vectorEffect="non-scaling-stroke" />
      </svg>
      <div className="row">
        <svg className="chip" viewBox="0 0 46 35" aria-hidden="true">
          <rect x="1" y="1" width="44" height="33" rx="5" />
          <path d="M1 12h14v11H1M45 12H31v11h14M15 1v33M31 1v33" />
        </svg>
        <span className="network">{brandNames[card.brand] ?? 'credit'}</span>
      </div>
      <p className={`number ${card.progress}`}>{card.number}</p>
      <div className="row">
        <p className="holder">
          <small>Name on card</small>
          {name || <span className="empty">First and last name</span>}
        </p>
        <p>
          <small>Expires</small>
          <span className={card.isExpiryComplete ? 'complete' : 'begun'}>{card.expiry}</span>
        </p>
      </div>
    </div>
  );
}

function Back({ isAmex }: { isAmex: boolean }) {
  return (
    <div className="face back">
      <div className="strip" />
      <div className="signature">
        <i />
        <b>
          {isAmex ? '' : '•••'}
          {!isAmex && <Mark name="circle" />}
        </b>
      </div>
      <p className="where">
        {isAmex
          ? 'On American Express cards, the security code is the four digits above the number on the front.'
          : 'The security code is the three digits printed to the right of the signature.'}
      </p>
    </div>
  );
}
