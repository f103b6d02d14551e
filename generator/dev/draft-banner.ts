import { withNoteBar } from './note-bar.ts';

/** Marks the preview of a draft, in the tab and above the page. */
export function markedAsDraft(html: string): string {
  return withNoteBar(
    html.replace('<title>', '<title>Draft: '),
    'draft',
    'Draft: no build publishes this page.',
  );
}
