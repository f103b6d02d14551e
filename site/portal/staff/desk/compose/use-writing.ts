import { useRef, useState } from 'react';

/** How long after the last key someone still counts as writing. */
const writingMs = 10_000;

/** Whether something is being written now. */
export function useWriting() {
  const [isWriting, setWriting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = () => {
    clearTimeout(timer.current);
    setWriting(false);
  };
  return {
    isWriting,
    start() {
      clearTimeout(timer.current);
      timer.current = setTimeout(end, writingMs);
      setWriting(true);
    },
    end,
  };
}
