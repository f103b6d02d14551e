/** Sets the clock of a page's scripts, such as a countdown, to the time (ms) that the page is shown for. */
export function withClockAt(html: string, at: number): string {
  const script = `<script>{const now=Date.now,ahead=${at}-now();Date.now=()=>now()+ahead}</script>`;
  return html.replace('<head>', `<head>\n${script}`);
}
