import './toasts.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { toast, useToaster } from 'react-hot-toast/headless';
import { Icon } from '../ui/icon.tsx';

let area: HTMLElement | undefined;

/**
 * Shows a short message at the top right. Durations and limit are the spec's (section 9), which are the library's
 * defaults: success 2 s, others 4 s, loading until it is followed by something; at most 20 are kept.
 */
export function showToast(message: string, kind: 'blank' | 'success' | 'error' | 'loading' = 'blank'): void {
  area ??= mount();
  // What is outside an open dialog can be neither reached nor heard.
  const host = document.querySelector('dialog:modal') ?? document.body;
  if (area.parentNode !== host) host.append(area);
  // The same message again is the same toast, which stays longer.
  const options = { id: `${kind} ${message}` };
  if (kind === 'blank') toast(message, options);
  else toast[kind](message, options);
}

/** The area stands empty before its first message: only then do screen readers tell what comes into it. */
function mount(): HTMLElement {
  const element = document.createElement('div');
  document.body.append(element);
  flushSync(() => createRoot(element).render(<Toasts />));
  return element;
}

function Toasts() {
  const { toasts, handlers } = useToaster();
  return (
    // The pointer on a message holds it: who reads slowly has time.
    <div className="toasts" role="status" onMouseEnter={handlers.startPause} onMouseLeave={handlers.endPause}>
      {toasts
        .filter((item) => item.visible)
        .map((item) => (
          <div
            key={item.id}
            className={`toast toast-${item.type}`}
            role={item.type === 'error' ? 'alert' : undefined}
          >
            <Icon name={item.type === 'success' ? 'check' : 'alert'} />
            <p>{String(item.message)}</p>
            <button type="button" aria-label="Close message" onClick={() => toast.dismiss(item.id)}>
              <Icon name="close" />
            </button>
          </div>
        ))}
    </div>
  );
}
