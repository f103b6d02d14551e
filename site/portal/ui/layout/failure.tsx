import { Component, type ReactNode } from 'react';
import { portalSite } from '../../portal-site.ts';
import { Contact } from './contact.tsx';
import { Frame } from './frame.tsx';
import { Panel } from './panel.tsx';

/** Error boundary: replaces a page that could not be fetched or that threw an error. */
export class Failure extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const site = portalSite();
    return (
      <Frame site={site}>
        <Panel kind="problem" heading="This page couldn’t be displayed.">
          <p>Your connection may have been interrupted, or this page may have been updated.</p>
          <button type="button" className="btn" onClick={() => location.reload()}>
            Reload the page
          </button>
          <Contact site={site} />
        </Panel>
      </Frame>
    );
  }
}
