import { createContext, useContext } from 'react';
import type { NumbersAnswer } from '../../../../schema/api/numbers.ts';
import type { NumbersView } from './address.ts';

/** What the parts of the page share. */
export interface Numbers {
  view: NumbersView;
  answer: NumbersAnswer;
  /** Whether figures lead to the leads behind them. */
  canOpenLeads: boolean;
}

export const NumbersContext = createContext<Numbers | undefined>(undefined);

export function useNumbers(): Numbers {
  const numbers = useContext(NumbersContext);
  if (!numbers) throw new Error('This part belongs inside of NumbersContext.');
  return numbers;
}
