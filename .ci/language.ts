/**
 * Checks the language of comments and documents: the words below mark prose that reads as translated.
 * `node .ci/language.ts` lists each use; `--count` prints uses per 10,000 words of comment for each folder.
 * A line with the marker `language-ok` and a reason keeps the rare right use.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';

const words: Record<string, { pattern: RegExp; instead: string }> = {
  'told, tells': { pattern: /\b(told|tells)\b/i, instead: 'notify, say, log, report' },
  heed: { pattern: /\bheed(s|ed)?\b/i, instead: 'handle, follow' },
  whoever: { pattern: /\bwhoever\b/i, instead: 'name the person or the caller' },
  nobody: {
    pattern: /\bnobody\b/i,
    instead: 'no one, or name the subject: "no visitor", "the page has no ..."',
  },
  somebody: { pattern: /\bsomebody\b/i, instead: 'someone, or name the subject' },
  beside: { pattern: /\bbeside\b/i, instead: 'next to, in addition to' },
  anew: { pattern: /\banew\b/i, instead: 'again, from scratch' },
  wish: { pattern: /\bwish(es|ed)?\b/i, instead: 'request, preference, setting' },
  stand: { pattern: /\bstands?\b(?!-in)(?! (for|alone)\b)/i, instead: 'is, appears, has' },
  deed: { pattern: /\bdeeds?\b/i, instead: 'action, target' },
  meanwhile: { pattern: /\bmeanwhile\b/i, instead: 'in the meantime, by now; or cut it' },
  mend: { pattern: /\bmend(s|ed|ing)?\b/i, instead: 'fix, repair' },
};

interface Passage {
  file: string;
  line: number;
  text: string;
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** The comments of a file, or all of a document, one entry for each line. */
function passages(file: string, text: string): Passage[] {
  const found = file.endsWith('.md') ? [{ start: 0, value: text }] : commentsOf(file, text);
  return found.flatMap(({ start, value }) => {
    const first = lineAt(text, start);
    return value.split('\n').map((line, index) => ({ file, line: first + index, text: line }));
  });
}

function commentsOf(file: string, text: string): { start: number; value: string }[] {
  if (/\.(ts|tsx|mjs)$/.test(file)) return parseSync(file, text).comments;
  const pattern = file.endsWith('.css') ? /\/\*[\s\S]*?\*\//g : /(?<=^|\s)#.*$/gm;
  return [...text.matchAll(pattern)].map((match) => ({ start: match.index, value: match[0] }));
}

/** Page copy has rules of its own, and applied migrations are never edited. */
const exempt = /^landing-configs\/.*\.(yaml|md)$|^server\/storage\/migrations\/\d/;

const files = execFileSync(
  'git',
  ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.css', '*.yaml', '*.md', 'Dockerfile'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => file !== '' && file !== '.ci/language.ts' && !exempt.test(file));

const all = files.flatMap((file) => passages(file, readFileSync(file, 'utf8')));

function count(lines: Passage[]): Record<string, number> {
  const total = lines.reduce((sum, { text }) => sum + (text.match(/[a-z']+/gi)?.length ?? 0), 0);
  const per = (pattern: RegExp) =>
    lines.reduce((sum, { text }) => sum + (text.match(new RegExp(pattern, 'gi'))?.length ?? 0), 0);
  const rates = Object.entries(words).map(([name, { pattern }]) => [
    name,
    Math.round((per(pattern) / total) * 100_000) / 10,
  ]);
  return { words: total, ...Object.fromEntries(rates) };
}

if (process.argv.includes('--count')) {
  const comments = all.filter(({ file }) => !file.endsWith('.md'));
  const folders = [...new Set(comments.map(({ file }) => file.split('/').slice(0, 2).join('/')))];
  const rows = Object.fromEntries(
    folders.map((folder) => [folder, count(comments.filter(({ file }) => file.startsWith(folder)))]),
  );
  console.table({
    ...rows,
    'all comments': count(comments),
    documents: count(all.filter(({ file }) => file.endsWith('.md'))),
  });
} else {
  const found = all
    .filter(({ text }) => !text.includes('language-ok'))
    .flatMap((passage) =>
      Object.values(words).flatMap(({ pattern, instead }) => {
        const word = pattern.exec(passage.text)?.[0];
        return word
          ? [`${passage.file}:${passage.line}: "${word}": ${instead}\n    ${passage.text.trim()}`]
          : [];
      }),
    );
  for (const line of found) console.error(line);
  if (found.length > 0) {
    console.error(`\n${found.length} uses of words that do not read as plain American English.`);
    process.exitCode = 1;
  }
}
