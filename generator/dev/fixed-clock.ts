/** Lets scripts of a page, such as a countdown, begin at the time (ms) that the page is shown for. */
export function withClockAt(html: string, at: number): string {
  const script = `<script>{const now=Date.now,ahead=${at}-now();Date.now=()=>now()+ahead}</script>`;
  return html.replace('<head>', `<head>\n${script}`);
}
