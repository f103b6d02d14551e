import { useEffect, useEffectEvent, useRef } from 'react';
import { portalSite } from '../../../portal-site.ts';
import { playTone } from './tone.ts';

/**
 * Announces unclaimed leads by a tone and in the window's title, if the toggle is on.
 * @param unclaimed how many there are; undefined while it is not known
 * @param isCut whether the stream of events, which reports new leads, is cut
 * @returns to be called for each new lead
 */
export function useAlerts(isOn: boolean, unclaimed: number | undefined, isCut: boolean): () => void {
  const count = isOn && unclaimed ? `(${unclaimed}) ` : '';
  useEffect(() => {
    document.title = `${count}Leads | ${portalSite().name}`;
  }, [count]);

  const before = useRef(unclaimed);
  const onCount = useEffectEvent((now: number | undefined) => {
    if (isCut && isOn && before.current !== undefined && now !== undefined && now > before.current)
      playTone();
    before.current = now;
  });
  useEffect(() => onCount(unclaimed), [unclaimed]);

  return () => {
    if (isOn) playTone();
  };
}
