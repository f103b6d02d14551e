import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Answer, call } from '../../http/call.ts';
import { signInPath } from './next-path.ts';

export type StaffCall = <Body>(...request: Parameters<typeof call>) => Promise<Answer<Body>>;

/** A call that needs a session. Without one, it leads to the sign-in page and back. */
export function useStaffCall(): StaffCall {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(
    async <Body>(...request: Parameters<typeof call>) => {
      const answer = await call<Body>(...request);
      if (answer.kind === 'refused' && answer.status === 401)
        navigate(signInPath(pathname + search), { replace: true });
      return answer;
    },
    [navigate, pathname, search],
  );
}
