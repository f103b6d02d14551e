import type { DeferredStyle, SiteIcon } from '../document.ts';
import { type PortalSite, portalRootId, portalSiteId } from './portal-site.ts';
import { Contact } from './ui/layout/contact.tsx';
import { Footer } from './ui/layout/footer.tsx';
import { Header } from './ui/layout/header.tsx';
import { Loading } from './ui/layout/loading.tsx';

export interface PortalDocumentProps {
  site: PortalSite;
  /** BCP 47. */
  language: string;
  icons: SiteIcon[];
  /** Address of the app's module. */
  script: string;
  css: string;
  /** Addresses of the fonts that every page is set in. */
  fonts: string[];
  deferredStyles: DeferredStyle[];
}

/** The document of all pages of the portal: what is seen until the app runs, and all that is seen where none can. */
export function PortalDocument(props: PortalDocumentProps) {
  const { site, language, icons, script, css, fonts, deferredStyles } = props;
  const json = JSON.stringify(site).replaceAll('<', '\\u003c');
  return (
    <html lang={language} data-theme="day">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{site.name}</title>
        <meta name="robots" content="noindex" />
        {fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
        ))}
        {/* The site's own style sheets. */}
        <style dangerouslySetInnerHTML={{ __html: css }} />
        {icons.length === 0 && <link rel="icon" href="data:," />}
        {icons.map((icon) => (
          <link key={icon.href} {...icon} />
        ))}
        {deferredStyles.map(({ href, media }) => (
          <link key={href} rel="stylesheet" href={href} media={media} />
        ))}
        <script type="module" src={script} />
      </head>
      <body>
        <div id={portalRootId}>
          <Header brand={site.brand} />
          <main id="main" className="wrap">
            <Loading className="scripted" isFirst />
            <noscript>
              <section className="panel">
                <h1>This page needs JavaScript.</h1>
                <p>
                  Card data goes straight from your browser to the card processor and never through our hands,
                  and that takes JavaScript. Please switch it on and load this page again, or pay with our
                  help:
                </p>
                <Contact site={site} />
              </section>
            </noscript>
          </main>
          <Footer site={site} />
        </div>
        {/* JSON whose `<` is escaped. */}
        <script type="application/json" id={portalSiteId} dangerouslySetInnerHTML={{ __html: json }} />
      </body>
    </html>
  );
}
