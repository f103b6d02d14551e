/** Shows problems as text. Vite's client reloads it once they are fixed. */
export function errorPage(text: string): string {
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Problems to fix</title>
<link rel="icon" href="data:,">
<style>
body { margin: 0; padding: 40px; background: #16181d; color: #f3f3f1; font: 15px/1.5 ui-monospace, Menlo, Consolas, monospace; }
h1 { font: 500 22px/1.3 Georgia, serif; margin: 0 0 24px; color: #ffd97a; }
pre { white-space: pre-wrap; margin: 0; }
</style>
</head>
<body>
<h1>Fix the problems below. The page reloads when you save.</h1>
<pre id="problems">${safe}</pre>
<script type="module">import '/generator/dev/client/announce.ts';</script>
</body>
</html>
`;
}
