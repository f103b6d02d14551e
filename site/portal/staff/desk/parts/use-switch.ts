import { useStored } from './use-stored.ts';

/** A setting that this browser remembers. */
export function useSwitch(key: string, initial: boolean): [boolean, (isOn: boolean) => void] {
  const [isOn, change] = useStored(key, (stored) => (typeof stored === 'boolean' ? stored : initial));
  return [isOn, (next) => change(() => next)];
}
