import { type ReactNode, useEffect, useState } from 'react';
import type { Late } from '../../lazy.ts';

interface Props<PartProps extends object> {
  of: Late<PartProps>;
  props: PartProps;
  /** Until it is there. */
  fallback: ReactNode;
}

/**
 * Shows what is fetched when it is needed, and at once what is there already. React's own `lazy` shows its fallback in any
 * case, for no less than 300 ms. What cannot be fetched is thrown, for `Failure` to tell.
 */
export function LazyPart<PartProps extends object>({ of: late, props, fallback }: Props<PartProps>) {
  const [state, setState] = useState<{ fault?: unknown }>({});
  useEffect(() => {
    if (!late.loaded)
      late.load().then(
        () => setState({}),
        (fault) => setState({ fault }),
      );
  }, [late]);
  if ('fault' in state) throw state.fault;
  const Part = late.loaded;
  return Part ? <Part {...props} /> : fallback;
}
