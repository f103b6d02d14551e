import { createRoot } from 'react-dom/client';
import { toast, useToaster } from 'react-hot-toast/headless';

let mounted = false;

/**
 * Shows a short message at the top right. Durations are the spec's (section 9), which are the library's defaults:
 * success 2 s, others 4 s; at most 20 are kept.
 */
export function showToast(message: string, kind: 'blank' | 'success' | 'error' = 'blank'): void {
  if (!mounted) mount();
  mounted = true;
  if (kind === 'blank') toast(message);
  else toast[kind](message);
}

function mount(): void {
  const area = document.createElement('div');
  document.body.append(area);
  createRoot(area).render(<Toasts />);
}

function Toasts() {
  const { toasts, handlers } = useToaster();
  return (
    <div className="toasts" role="status" onMouseEnter={handlers.startPause} onMouseLeave={handlers.endPause}>
      {toasts
        .filter((item) => item.visible)
        .map((item) => (
          <p key={item.id} className={`toast toast-${item.type}`}>
            {String(item.message)}
          </p>
        ))}
    </div>
  );
}
