import { Component, type ReactNode } from 'react';
import { portalSite } from '../../portal-site.ts';
import { Contact } from './contact.tsx';
import { Header } from './header.tsx';
import { Panel } from './panel.tsx';

/** Stands in for a page that could not be fetched, or that broke. */
export class Failure extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const site = portalSite();
    return (
      <>
        <Header brand={site.brand} />
        <main id="main" className="wrap">
          <Panel kind="fault" heading="This page could not be shown.">
            <p>Your connection may have been interrupted, or there is a newer version of this page.</p>
            <button type="button" className="btn" onClick={() => location.reload()}>
              Load the page again
            </button>
            <Contact site={site} />
          </Panel>
        </main>
      </>
    );
  }
}
