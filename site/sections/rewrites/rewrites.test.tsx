import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Rewrites } from './rewrites.tsx';

test('each line is named before and after, with its remark', () => {
  const html = renderToStaticMarkup(
    <Rewrites
      id="rewrites"
      heading="Two lines."
      items={[
        {
          who: 'Nurse',
          draft: '~~Helped with~~ training',
          rewrite: 'Trained 11 nurses.',
          remark: 'She counted.',
        },
        { who: 'Welder', draft: 'Welding', rewrite: 'Welded 40 frames a month.' },
      ]}
      actions={[]}
      ground="paper"
    />,
  );
  expect(html.match(/<dt>Before<\/dt>/gu)).toHaveLength(2);
  expect(html).toContain('<dt>After</dt><dd class="after">Trained 11 nurses.</dd>');
  expect(html.match(/class="remark"/gu)).toHaveLength(1);
});
