import './toasts.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { toast, useToaster } from 'react-hot-toast/headless';
import { Icon } from '../ui/icon.tsx';

let area: HTMLElement | undefined;

/**
 * Shows a short message at the top right. The library's defaults match the required durations and limit.
 * Source: product-rules.md, Timings.
 */
export function showToast(message: string, kind: 'blank' | 'success' | 'error' | 'loading' = 'blank'): void {
  area ??= mount();
  // Content outside a modal dialog is inert and is not announced.
  const host = document.querySelector('dialog:modal') ?? document.body;
  if (area.parentNode !== host) host.append(area);
  // A repeated message extends its toast. By default the library removes an expired toast only after 1 s, and with it a
  // message repeated at that moment.
  const options = { id: `${kind} ${message}`, removeDelay: 1 };
  if (kind === 'blank') toast(message, options);
  else toast[kind](message, options);
}

/** Mounts the live region empty: screen readers announce only what is added later. */
function mount(): HTMLElement {
  const element = document.createElement('div');
  document.body.append(element);
  flushSync(() => createRoot(element).render(<Toasts />));
  return element;
}

function Toasts() {
  const { toasts, handlers } = useToaster();
  return (
    // Hovering pauses the timers, for slow readers.
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
            <button type="button" aria-label="Close message" onClick={() => toast.remove(item.id)}>
              <Icon name="close" />
            </button>
          </div>
        ))}
    </div>
  );
}
