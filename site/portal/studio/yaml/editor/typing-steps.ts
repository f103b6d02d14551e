import type { Transaction } from '@codemirror/state';

/**
 * Names steps of undoing: letters that follow each other are one step, until a line ends, the cursor goes elsewhere, or typing
 * becomes deleting.
 */
export function createSteps(): (transaction: Transaction) => string {
  let count = 0;
  let kind = '';
  let end = -1;
  return (transaction) => {
    const { changes, newDoc } = transaction;
    const isTyping = transaction.isUserEvent('input.type');
    const nextKind = isTyping ? 'type' : transaction.isUserEvent('delete') ? 'delete' : 'other';
    let from = -1;
    let to = -1;
    let after = -1;
    changes.iterChanges((start, stop, _start, newStop) => {
      if (from < 0) from = start;
      to = stop;
      after = newStop;
    });
    const follows = nextKind === 'delete' ? to === end || from === end : from === end;
    const isLineEnd = after > 0 && newDoc.sliceString(after - 1, after) === '\n';
    if (nextKind !== kind || nextKind === 'other' || !follows) count += 1;
    kind = isLineEnd ? '' : nextKind;
    end = nextKind === 'delete' ? from : after;
    return `yaml-${count}`;
  };
}
