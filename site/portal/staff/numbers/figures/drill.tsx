import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { leadsPath, type Place } from '../address.ts';
import { useNumbers } from '../numbers-context.ts';

interface Props {
  place: Place;
  /** Without leads, there is no list to open. */
  count: number;
  children: ReactNode;
}

/** A figure that opens the leads behind it, for those who may see them. */
export function Drill({ place, count, children }: Props) {
  const { view, answer, canOpenLeads } = useNumbers();
  if (!canOpenLeads || count === 0) return children;
  return <Link to={leadsPath(view, answer.period, place)}>{children}</Link>;
}
