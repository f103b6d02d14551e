import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const pencilBar = 'inset 3px 0 var(--pencil)';
const rose = 'color-mix(in srgb, var(--pencil) 10%, var(--sheet))';
const mint = 'color-mix(in srgb, var(--evergreen) 10%, var(--sheet))';

/** The look of the editor. It is in its shadow root, where the studio's style sheets do not reach. */
const theme = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)', background: 'var(--sheet)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { font: '400 0.8125rem/21px var(--mono)', scrollbarWidth: 'thin' },
  '.cm-content': { padding: '2px 0 10px', caretColor: 'var(--pencil)' },
  '.cm-line': { padding: '0 16px 0 20px' },
  '.cm-gutters': { color: 'var(--ink-soft)', background: 'var(--sheet)', border: '0' },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '44px', padding: '0' },
  '.changed-line': { background: 'var(--wash)' },
  '.cm-gutterElement.changed-line, .cm-gutterElement.moved-line': { boxShadow: pencilBar },
  '.line-widget': { padding: '0 16px 0 20px', whiteSpace: 'pre' },
  '.removed-line': {
    color: 'var(--ink-soft)',
    background: 'color-mix(in srgb, var(--pencil) 5%, var(--sheet))',
  },
  '.removed-line s': { textDecoration: 'line-through 1.5px var(--pencil)' },
  '.moved-note, .peer-note, .mistake-note, .warning-note': {
    fontFamily: 'var(--sans)',
    fontWeight: '500',
    whiteSpace: 'nowrap',
    paddingLeft: '36px',
  },
  // Words stay in sight next to the start of a long line.
  '.line-widget:not(.removed-line) span': { position: 'sticky', left: '80px' },
  '.moved-note': { color: 'var(--ink-soft)', fontStyle: 'italic' },
  '.peer-note': { color: 'var(--evergreen)', background: mint },
  '.cm-gutterElement.peer-note': { boxShadow: 'inset 3px 0 var(--evergreen)' },
  '.mistake-line, .mistake-note': { background: rose },
  '.mistake-note': { color: 'var(--pencil-deep)' },
  '.cm-gutterElement.mistake-line, .cm-gutterElement.mistake-note': { boxShadow: pencilBar },
  '.warning-note': { background: 'var(--wash)' },
  '.mistake-text, .warning-text': {
    textDecoration: 'underline wavy var(--pencil) 1px',
    textUnderlineOffset: '3px',
  },
  '.warning-text': { textDecorationColor: 'var(--ink-soft)' },
  '.line-widget button': {
    padding: '0',
    border: '0',
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontWeight: '600',
    textDecoration: 'underline 1.5px var(--pencil)',
    textUnderlineOffset: '4px',
    cursor: 'pointer',
  },
  '.line-widget button:focus-visible': { outline: '2px solid var(--ink)', outlineOffset: '2px' },
  '.cm-panels': { background: 'var(--paper)', color: 'var(--ink)', fontFamily: 'var(--sans)' },
  '.cm-searchMatch': { background: 'var(--highlighter)' },
  '.cm-searchMatch-selected': { outline: '1px solid var(--ink)' },
});

const highlighting = HighlightStyle.define([
  {
    tag: [tags.propertyName, tags.definition(tags.propertyName)],
    color: 'color-mix(in srgb, var(--ink) 62%, #4a90d9)',
  },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--evergreen)' },
  { tag: tags.comment, color: 'var(--ink-soft)', fontStyle: 'italic' },
]);

export const look = [theme, syntaxHighlighting(highlighting)];
