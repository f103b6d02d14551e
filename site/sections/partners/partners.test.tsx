import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Partners } from './partners.tsx';

const logo = (name: string) => ({ src: `/${name}.svg`, alt: name, width: 170, height: 40, sources: [] });

test('each platform is named by its logo, and its text is optional', () => {
  const html = renderToStaticMarkup(
    <Partners
      id="partners"
      heading="Your career growth partner."
      items={[
        { name: 'OpenSeat', text: 'Referrals from people who work there', logo: logo('OpenSeat') },
        { name: 'ReferLoop', logo: logo('ReferLoop') },
      ]}
    />,
  );
  expect([...html.matchAll(/alt="([^"]+)"/g)].map(([, alt]) => alt)).toEqual(['OpenSeat', 'ReferLoop']);
  expect(html.match(/<p>/g)).toHaveLength(1);
  expect(html).toContain('<p>Referrals from people who work there</p>');
});
