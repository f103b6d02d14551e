/** What is selected in an element, in characters of its text. */
export function selectionIn(element: Element): { start: number; end: number } {
  const selection = document.getSelection();
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined;
  if (!range || !element.contains(range.commonAncestorContainer)) return { start: 0, end: 0 };
  const before = document.createRange();
  before.selectNodeContents(element);
  before.setEnd(range.startContainer, range.startOffset);
  const start = before.toString().length;
  return { start, end: start + range.toString().length };
}

/** Selects characters of an element that contains one text. */
export function selectIn({ firstChild }: Element, start: number, end: number): void {
  if (firstChild) document.getSelection()?.setBaseAndExtent(firstChild, start, firstChild, end);
}

/** Puts the caret where the pointer is; or at the end, if that is not in the element. */
export function placeCaret(element: Element, pointer?: { clientX: number; clientY: number }): void {
  const at = pointer && document.caretPositionFromPoint?.(pointer.clientX, pointer.clientY);
  if (at && element.contains(at.offsetNode)) document.getSelection()?.collapse(at.offsetNode, at.offset);
  else selectIn(element, element.textContent.length, element.textContent.length);
}
