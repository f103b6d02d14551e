import { expect, test } from 'vitest';
import { htmlToText } from './html-to-text.ts';

test.each([
  ['<p>One</p><p>Two<br>Three', 'One\n\nTwo\nThree'],
  ['<html><head><title>x</title><meta><body>No end of the head', 'No end of the head'],
  ['<style>p { color: red }</style><script>1 < 2</script>Only&nbsp;text &amp; more', 'Only text & more'],
  [
    'Yes.<blockquote>Hi <b>there</b><blockquote>Before</blockquote></blockquote>Bye',
    'Yes.\n> Hi there\n>> Before\nBye',
  ],
  ['<ul><li>a<li> b</ul>', '- a\n- b'],
  ['<pre>a\nb</pre><table><tr><td>c<td>d<tr><td>e</table>', 'a\nb\nc d\ne'],
  ['</p></br></div>a</b>', 'a'],
])('%s reads as text', (html, text) => {
  expect(htmlToText(html)).toBe(text);
});
