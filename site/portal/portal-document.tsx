import type { DeferredStyle } from '../document.ts';
import { JsonScript } from '../islands/json-script.tsx';
import type { PortalPage } from '../renderer.ts';
import { portalRootId, portalSiteId } from './portal-site.ts';
import { Contact } from './ui/layout/contact.tsx';
import { Frame } from './ui/layout/frame.tsx';
import { Loading } from './ui/layout/loading.tsx';

interface PortalDocumentProps extends PortalPage {
  css: string;
  deferredStyles: DeferredStyle[];
}

/** The document of all portal pages: the content before the app runs, and a message if it cannot. */
export function PortalDocument(props: PortalDocumentProps) {
  const { site, language, icons, script, css, preloadFonts, deferredStyles } = props;
  return (
    <html lang={language} data-theme="day">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{site.name}</title>
        <meta name="robots" content="noindex" />
        {preloadFonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
        ))}
        {/* The site's own CSS. */}
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
          <Frame site={site}>
            <Loading className="scripted" isFirst />
            <noscript>
              <section className="panel">
                <h1>This page needs JavaScript.</h1>
                <p>
                  Your card details go straight from your browser to the card processor, never through us, and
                  that requires JavaScript. Please turn it on and reload this page, or contact us to pay:
                </p>
                <Contact site={site} />
              </section>
            </noscript>
          </Frame>
        </div>
        <JsonScript id={portalSiteId} data={site} />
      </body>
    </html>
  );
}
