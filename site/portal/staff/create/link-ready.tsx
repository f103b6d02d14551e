import './link-ready.css';
import { useEffect, useRef } from 'react';
import { showToast } from '../../../islands/toasts.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Mark } from '../../../ui/mark.tsx';
import { portalSite } from '../../portal-site.ts';
import { copyLink } from '../copy-link.ts';
import type { CreatedLink } from './create-form.tsx';

interface Props {
  link: CreatedLink;
  /** Returns to the form where the link has taken its place. */
  onAnother: () => void;
}

/** The new link, ready to send to the client. On narrow screens it takes the place of the form; see `create-page.css`. */
export function LinkReady({ link: { url, projectName, amount }, onAnother }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const copy = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (matchMedia('(max-width: 1023px)').matches) {
      scrollTo(0, 0);
      copy.current?.focus();
    } else heading.current?.focus();
  }, []);
  return (
    <section className="link-ready">
      <h2 ref={heading} tabIndex={-1}>
        <Mark name="tick" /> The link is ready
      </h2>
      <p className="small">
        <span className="soft">Project</span>
        <br />
        <b>{projectName}</b>, {amount}
      </p>
      <div className="copy-line">
        <input
          readOnly
          aria-label="Payment link"
          value={url}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button ref={copy} type="button" className="btn" onClick={() => copyLink(url)}>
          <Icon name="copy" /> Copy
        </button>
        {'share' in navigator && (
          <button
            type="button"
            className="btn line narrow-only"
            onClick={() => shareLink(url, `${portalSite().name}: ${projectName}`)}
          >
            <Icon name="share" /> Share
          </button>
        )}
      </div>
      <p className="hint">Works once. Send it to one client only.</p>
      <button type="button" className="link narrow-only" onClick={onAnother}>
        Create another link
      </button>
    </section>
  );
}

/** Opens the device's share sheet. */
async function shareLink(url: string, title: string): Promise<void> {
  try {
    await navigator.share({ url, title });
  } catch (error) {
    const isCanceled = error instanceof DOMException && error.name === 'AbortError';
    if (!isCanceled) showToast('Failed to share link', 'error');
  }
}
