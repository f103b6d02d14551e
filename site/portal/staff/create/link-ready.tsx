import './link-ready.css';
import { useEffect, useRef } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { Mark } from '../../../ui/mark.tsx';
import { copyLink } from '../copy-link.ts';
import type { CreatedLink } from './create-form.tsx';

/** The new link, ready to send to the client. */
export function LinkReady({ link: { url, projectName, amount } }: { link: CreatedLink }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // On phones it appears below the form, out of view.
  useEffect(() => heading.current?.focus(), []);
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
        <button type="button" className="btn" onClick={() => copyLink(url)}>
          <Icon name="copy" /> Copy
        </button>
      </div>
      <p className="hint">Works once. Send it to one client only.</p>
    </section>
  );
}
